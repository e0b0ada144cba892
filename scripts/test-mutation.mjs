import { Stryker } from '@stryker-mutator/core'
import { groups } from './mutation/groups.mjs'
import { root } from './set-up.mjs'

/**
 * `npm run test:mutation -- [GROUP]…`: changes the rules in small ways, one at a time in a copy of the project, and expects that a test fails
 * for each change (docs/decisions/0057).
 */
const asked = process.argv.slice(2)
const unknown = asked.filter(name => !Object.hasOwn(groups, name))
if (unknown.length > 0) {
  console.error(`There is no group ${unknown.join(', ')}. The groups are ${Object.keys(groups).join(', ')}.`)
  process.exit(1)
}
process.chdir(root)

for (const name of asked.length > 0 ? asked : Object.keys(groups)) {
  console.log(`\n${name}`)
  process.env.MUTATED_GROUP = name
  await new Stryker({
    mutate: [...groups[name], '!**/*.test.ts'],
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    jest: { projectType: 'custom', configFile: 'scripts/mutation/jest.config.mjs' },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    // A change that never ends counts as noticed, so a busy machine must not be taken for one.
    timeoutMS: 10_000,
    warnings: { slow: false },
    tempDirName: '.cache/mutation',
    // Only these are copied: the rest is large, or changes while the tests run.
    ignorePatterns: ['**', '!*/{src,host,api,jest,mutation}/**/*', '!*/*.{json,mjs}', '**/node_modules'],
    disableTypeChecks: false,
    reporters: ['clear-text', 'html'],
    clearTextReporter: { allowEmojis: false, logTests: false, reportTests: false },
    htmlReporter: { fileName: `.cache/mutation-report/${name}.html` },
    allowConsoleColors: false,
    thresholds: { high: 95, low: 85, break: 85 },
  }).runMutationTest()
}
