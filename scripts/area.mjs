import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { CannotStart, root, run, setUp } from './set-up.mjs'
import { Steps } from './steps.mjs'
import { testAreasAlone } from './test/areas-alone.mjs'
import { findChromium } from './test/find-chromium.mjs'
import { TestRun } from './test/test-run.mjs'

/**
 * An area's own `npm run dev` and `npm test`, without other areas, a server or a database (docs/testing-an-area.md).
 * npm runs it in the area's folder: `node ../scripts/area.mjs dev|test …`.
 */
const workspace = basename(process.cwd())
const steps = new Steps()
const [command, ...rest] = process.argv.slice(2)

async function develop(runtime) {
  await runInFront(runtime, ['platform/alone/dev.ts', workspace, ...rest])
}

async function test(runtime) {
  // With arguments, only unit tests whose path contains one of them run, with live output.
  if (rest.length > 0)
    return runInFront(runtime, [
      'node_modules/jest/bin/jest.js',
      '--config',
      join(root, workspace, 'jest.config.mjs'),
      ...rest,
    ])
  const testRun = new TestRun(steps, runtime)
  try {
    const browser = await findChromium(steps, runtime)
    await testRun.check('Shape of the area', ['scripts/check-area-shape.mjs', workspace])
    await testRun.jest('Unit tests and contract', ['--config', join(root, workspace, 'jest.config.mjs')])
    await testRelease(testRun, runtime)
    await testAreasAlone(testRun, steps, inFull(runtime), [workspace], browser)
  } catch (error) {
    testRun.broke(error)
  } finally {
    testRun.end()
  }
}

/** With every check of its pages; the root's `npm test` leaves out those whose faults others mostly find. */
const inFull = runtime => ({ ...runtime, env: { ...runtime.env, TEST_AMOUNT: 'all' } })

/** Builds the release as for publishing and runs the server's checks on it. */
async function testRelease(testRun, { node, env }) {
  const folder = mkdtempSync(join(tmpdir(), `${workspace}-`))
  try {
    const step = 'Build the release'
    steps.show(step)
    const { code, output } = await run(
      node,
      [join(root, 'platform/build/build.ts'), workspace, '--version', '0.0.0-test', '--out', folder],
      { env },
    )
    if (code !== 0) throw new CannotStart(output.trim())
    steps.done(step)
    await testRun.check('Release', ['server/src/cli/check-release.ts', folder])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs a file of this project in the foreground until it ends. */
async function runInFront({ node, env }, [file, ...args]) {
  const child = spawn(node, [join(root, file), ...args], { cwd: root, env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  await new Promise(ended =>
    child.once('exit', (code, signal) =>
      ended((process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1))),
    ),
  )
}

const commands = { dev: develop, test }
/** `ui` has only its catalogue page, which is opened in the same way. */
const mayBe = workspace.startsWith('mf-') || (workspace === 'ui' && command === 'dev')
try {
  if (!Object.hasOwn(commands, command ?? '') || !mayBe)
    throw new CannotStart('usage, in the folder of an area: node ../scripts/area.mjs dev|test')
  await commands[command](await setUp(steps))
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exitCode = 1
}
