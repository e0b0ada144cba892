import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildAll } from './build-all.mjs'
import { CannotStart, root, run, setUp } from './set-up.mjs'
import { Steps } from './steps.mjs'
import { findChromium } from './test/find-chromium.mjs'
import { startPostgres } from './test/private-postgres.mjs'

/** `npm test`: sets everything up by itself, runs every check and test, and ends with one line that counts them. */
const steps = new Steps()
const totals = { passed: 0, failed: 0 }
/** Tests wait for databases and sockets as often as they compute, so two at a time suit two cores as well. */
const workers = Math.max(2, availableParallelism() - 1)
const reports = mkdtempSync(join(tmpdir(), 'brokerlens-tests-'))

async function test() {
  const runtime = await setUp(steps)
  const browser = await findChromium(steps, runtime)
  const postgres = await startPostgres(steps, runtime.env)
  if (postgres.skipped) steps.note(`Tests on PostgreSQL are skipped: ${postgres.skipped}`)
  try {
    await checks(runtime)
    await jest(runtime, 'Unit tests, on the embedded database', {}, [])
    if (postgres.url) await jest(runtime, 'Server tests, on PostgreSQL', { TEST_DATABASE_URL: postgres.url }, ['--config', join(root, 'server/jest.config.mjs')])
    await buildAll(steps, runtime)
    await journeys(runtime, { ...(browser && { CHROMIUM: browser }), ...(postgres.url && { TEST_DATABASE_URL: postgres.url }) })
  } finally {
    await postgres.stop?.()
    rmSync(reports, { recursive: true, force: true })
  }
}

/** What no test runner counts: each check is one. */
async function checks({ node, env }) {
  const bin = (name, ...args) => [join(root, 'node_modules', name), ...args]
  const parts = ['shell', 'ui', 'shared-state', 'server', 'webpack', 'e2e', ...areas()]
  await check('Types', node, bin('typescript7/bin/tsc', '-p', '.', '--noEmit'), env)
  await check('Lint', node, bin('eslint/bin/eslint.js', '.', '--max-warnings', '0'), env)
  await check('Import directions', node, bin('dependency-cruiser/bin/dependency-cruiser.mjs', '--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...parts), env, output => {
    const modules = Number(/(\d+) modules/.exec(output)?.[1] ?? 0)
    return modules > 100 || `only ${modules} modules were looked at`
  })
  await check('Shape of the areas', node, ['scripts/check-area-shape.mjs'], env)
  await check('Texts', node, ['scripts/check-strings.mjs'], env)
  await check('Unused code', node, bin('knip/bin/knip.js', '--no-progress'), env)
}

const areas = () => readdirSync(root).filter(name => name.startsWith('mf-'))

async function check(name, node, args, env, alsoHolds = () => true) {
  steps.show(name)
  const { code, output } = await run(node, args, { env })
  const held = code === 0 ? alsoHolds(output) : false
  totals[held === true ? 'passed' : 'failed']++
  steps.done(name, held === true ? '' : 'FAILED')
  if (held !== true) console.log(typeof held === 'string' ? held : output.trim())
}

async function jest({ node, env }, name, extra, options) {
  const file = join(reports, `${name}.json`)
  steps.show(name)
  const args = [join(root, 'node_modules/jest/bin/jest.js'), '--json', `--outputFile=${file}`, '--silent=false', '--reporters=default', `--maxWorkers=${workers}`, ...options]
  const { output } = await run(node, args, { env: { ...env, ...extra, FORCE_COLOR: '0' } })
  count(name, output, () => {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(file, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }
  })
}

async function journeys({ node, env }, extra) {
  const name = 'Journeys in a real browser'
  const file = join(reports, 'journeys.json')
  steps.show(name)
  const args = [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json']
  const { output } = await run(node, args, { env: { ...env, ...extra, PLAYWRIGHT_JSON_OUTPUT_NAME: file, FORCE_COLOR: '0' } })
  count(name, output, () => {
    const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'))
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
  })
}

/** Adds a runner's own count; a runner that left none has failed, and so has one that ran nothing. */
function count(name, output, read) {
  let result
  try {
    result = read()
  } catch {
    result = { passed: 0, failed: 1 }
  }
  if (result.passed + result.failed === 0) result.failed = 1
  totals.passed += result.passed
  totals.failed += result.failed
  steps.done(name, `${result.passed} passed${result.failed ? `, ${result.failed} FAILED` : ''}`)
  if (result.failed) console.log(output.trim())
}

test()
  .catch(error => {
    totals.failed++
    console.error(error instanceof CannotStart ? error.message : error)
  })
  .finally(() => {
    console.log(`${totals.passed} passed, ${totals.failed} failed`)
    process.exitCode = totals.failed === 0 ? 0 : 1
  })
