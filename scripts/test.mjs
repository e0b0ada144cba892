import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { buildAll } from './build-all.mjs'
import { root, setUp } from './set-up.mjs'
import { Steps } from './steps.mjs'
import { testAreasAlone } from './test/areas-alone.mjs'
import { findChromium } from './test/find-chromium.mjs'
import { startPostgres } from './test/private-postgres.mjs'
import { TestRun } from './test/test-run.mjs'

/** `npm test`: sets everything up, runs all checks and tests, and ends with one line that counts them. */
const steps = new Steps()
/** One more than the cores, because tests also wait for databases, sockets and processes. */
const workers = availableParallelism() + 1
const areas = readdirSync(root).filter(name => name.startsWith('mf-'))

async function test(runtime, testRun) {
  const browser = await findChromium(steps, runtime)
  const postgres = await startPostgres(steps, runtime.env)
  if (postgres.skipped) steps.note(`Tests on PostgreSQL are skipped: ${postgres.skipped}`)
  try {
    // Most checks keep one core busy, and so does filling a database.
    const onBuilds = buildAll(steps, runtime).then(() =>
      testRun.check('Portals with sample data', ['e2e/portal/fill-kept-data.ts']),
    )
    // A failed build is reported below, where it is needed.
    await Promise.all([checks(testRun), onBuilds.catch(() => undefined)])
    const inJest = [`--maxWorkers=${workers}`]
    await testRun.jest('Unit tests, on the embedded database', inJest)
    if (postgres.url) {
      const withDatabase = [
        '--config',
        join(root, 'scripts/jest/on-postgres.config.mjs'),
        '--findRelatedTests',
        join(root, 'sample-data/src/testing/test-database.ts'),
      ]
      await testRun.jest('Tests with a database, on PostgreSQL', [...inJest, ...withDatabase], {
        TEST_DATABASE_URL: postgres.url,
      })
    }
    await testAreasAlone(testRun, steps, runtime, [...areas, 'ui'], browser)
    await onBuilds
    const onPortal = { ...(browser && { CHROMIUM: browser }), ...(postgres.url && { TEST_DATABASE_URL: postgres.url }) }
    await testRun.playwright('Journeys in a real browser', 'e2e/playwright.config.ts', onPortal, ['--project=journeys'])
    await testRun.playwright('Journeys that nothing may run beside', 'e2e/playwright.config.ts', onPortal, [
      '--project=alone',
    ])
    testRun.conformance()
  } finally {
    await postgres.stop?.()
  }
}

async function checks(testRun) {
  const bin = (name, ...args) => [join(root, 'node_modules', name), ...args]
  await Promise.all([
    testRun.check('Formatting', bin('prettier/bin/prettier.cjs', '.', '--check', '--log-level', 'warn')),
    testRun.check('Lint', bin('eslint/bin/eslint.js', '.', '--max-warnings', '0')),
    testRun.check('Types', bin('typescript7/bin/tsc', '-p', '.', '--noEmit')),
    testRun.check('Import directions', ['scripts/check-imports.mjs']),
    testRun.check('Shape of the areas', ['scripts/check-area-shape.mjs']),
    testRun.check('Styles', ['scripts/check-styles.mjs']),
    testRun.check('Texts', ['scripts/check-strings.mjs']),
    testRun.check('Words of this portal in code for any', ['scripts/check-product-words.mjs']),
    testRun.check('Regular expressions', ['scripts/check-regular-expressions.mjs']),
    testRun.check('Unused code', bin('knip/bin/knip.js', '--no-progress')),
    testRun.check('Packages of the workspaces', ['scripts/check-packages.mjs']),
  ])
}

let testRun
try {
  const runtime = await setUp(steps)
  testRun = new TestRun(steps, runtime)
  await test(runtime, testRun)
} catch (error) {
  testRun ??= new TestRun(steps)
  testRun.broke(error)
} finally {
  testRun.end()
}
