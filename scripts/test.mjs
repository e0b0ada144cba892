import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root, setUp } from './set-up.mjs'
import { Steps } from './steps.mjs'
import { affectedSince } from './test/affected.mjs'
import { testAreasAlone } from './test/areas-alone.mjs'
import { runChecks } from './test/checks.mjs'
import { keepFilesInMemory } from './test/files-in-memory.mjs'
import { findChromium } from './test/find-chromium.mjs'
import { findRedis } from './test/find-redis.mjs'
import { startPostgres } from './test/private-postgres.mjs'
import { readSelection } from './test/selection.mjs'
import { TestRun } from './test/test-run.mjs'

/**
 * `npm test`: sets everything up, runs all checks and tests, and ends with one line that counts them. `--since main` runs only the tests
 * that changes since that revision can reach, `--shard 1/4` only a quarter of everything (docs/developing.md).
 */
const steps = new Steps()
const everything = {
  suites: undefined,
  workspaces: [...readdirSync(root).filter(name => name.startsWith('mf-')), 'ui'],
  portal: true,
}

async function test(runtime, testRun) {
  const { since, shard, workers } = readSelection()
  const affected = (since && (await affectedSince(since, runtime))) || everything
  const browser = await findChromium(steps, runtime)
  await findRedis(steps)
  const postgres = await startPostgres(steps, runtime.env)
  if (postgres.skipped) steps.note(`No tests on PostgreSQL, all on the embedded database: ${postgres.skipped}`)
  const onPostgres = postgres.url && { TEST_DATABASE_URL: postgres.url }
  try {
    await runChecks(testRun, steps, runtime, { withPortal: affected.portal, shard })
    // Usually one more than the cores, because tests also wait for databases, sockets and processes.
    const inJest = [`--maxWorkers=${workers ?? availableParallelism() + 1}`, ...shard.args]
    const inBrowser = workers === undefined ? [] : [`--workers=${workers}`]
    await unitTests(testRun, affected.suites, onPostgres, inJest)
    // An area alone is built with the shell's code around it.
    const isReached = name => affected.workspaces.some(reached => reached === name || reached === 'shell')
    const alone = everything.workspaces.filter((name, index) => isReached(name) && shard.has(index))
    if (alone.length > 0) await testAreasAlone(testRun, steps, runtime, alone, browser, inBrowser)
    const env = { ...(browser && { CHROMIUM: browser }), ...onPostgres }
    if (affected.portal) await journeys(testRun, env, shard, inBrowser)
    if (affected === everything && shard.of === 1) testRun.conformance()
  } finally {
    await postgres.stop?.()
  }
}

async function unitTests(testRun, suites, onPostgres, options) {
  if (suites?.length === 0) return
  const chosen = [...options, ...(suites ? ['--runTestsByPath', ...suites] : [])]
  await testRun.jest(`Unit tests, on ${onPostgres ? 'PostgreSQL' : 'the embedded database'}`, chosen, onPostgres)
  if (!onPostgres || suites) return
  const config = ['--config', join(root, 'scripts/jest/on-embedded.config.mjs')]
  await testRun.jest('Tests with a database, on the embedded one', [...options, ...config])
}

async function journeys(testRun, env, shard, options) {
  const config = 'e2e/playwright.config.ts'
  await testRun.playwright('Journeys in a real browser', config, env, ['--project=journeys', ...shard.args, ...options])
  if (shard.part === 1)
    await testRun.playwright('Journeys that nothing may run beside', config, env, ['--project=alone'])
}

keepFilesInMemory()
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
