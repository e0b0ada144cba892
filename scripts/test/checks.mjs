import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { buildAll } from '../build-all.mjs'
import { root } from '../set-up.mjs'

const inPackages = (name, ...args) => [join(root, 'node_modules', name), ...args]

/** Name and arguments of each check, the longest first. */
const checks = [
  ['Regular expressions', ['scripts/check-regular-expressions.mjs']],
  ['Import directions', ['scripts/check-imports.mjs']],
  // One checker: several would each check the types that their files share, which takes twice the processor time.
  ['Types', inPackages('typescript7/bin/tsc', '-p', '.', '--noEmit', '--checkers', '1')],
  ['Unused code', inPackages('knip/bin/knip.js', '--no-progress')],
  ['Lint', inPackages('oxlint/bin/oxlint', '.', '--deny-warnings', '--report-unused-disable-directives')],
  ['Packages of the workspaces', ['scripts/check-packages.mjs']],
  ['Formatting', inPackages('oxfmt/bin/oxfmt', '.', '--check')],
  ['Texts', ['scripts/check-strings.mjs']],
  ['Articles', ['sample-data/src/writing/article.ts', 'check']],
  ['Shape of the areas', ['scripts/check-area-shape.mjs']],
  ['Styles', ['scripts/check-styles.mjs']],
  ['Tests named for the specification', ['scripts/check-conformance.mjs']],
  ['Words of this portal in code for any', ['scripts/check-product-words.mjs']],
]

/**
 * Runs the checks, and `withPortal` also builds the shell and the areas and fills the portals of the journeys: one process per core, since
 * most keep a core busy. Rejects if a build fails.
 */
export async function runChecks(testRun, steps, runtime, { withPortal, shard }) {
  // Imported here, because set-up installs it.
  const { default: pLimit } = await import('p-limit')
  const lane = pLimit(availableParallelism())
  const preparePortal = async () => {
    await buildAll(steps, runtime)
    await testRun.check('Portals with sample data', ['--liftoff-only', 'e2e/portal/fill-cached-data.ts'])
  }
  const chosen = checks.filter((_, index) => shard.has(index))
  const tasks = chosen.map(check => () => testRun.check(...check))
  if (withPortal) tasks.unshift(preparePortal)
  const results = await Promise.allSettled(tasks.map(task => lane(task)))
  const failed = results.find(({ status }) => status === 'rejected')
  if (failed) throw failed.reason
}
