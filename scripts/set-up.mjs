/**
 * Makes a checkout runnable with nothing but Node ≥ 20 and npm: installs from the lockfile and finds the pinned Node.
 * Uses only built-in modules, because nothing else is installed yet.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { withInstallLock } from './install-lock.mjs'

export const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..')
const binFolder = join(root, 'node_modules/.bin')
const oldestInstaller = 20
const oldestRuntime = 24

/** An error that the user can fix, reported in one line. */
export class CannotStart extends Error {}

const majorOf = version => Number(/(\d{1,4})\./.exec(version)?.[1])

/** Installs if the lockfile changed; returns the pinned Node's path and an environment whose PATH finds it first. */
export async function setUp(steps) {
  if (majorOf(process.version) < oldestInstaller)
    throw new CannotStart(
      `Node ${process.version} is too old to install with; version ${oldestInstaller} or later is needed.`,
    )
  await install(steps)
  const node = findNode()
  const env = { ...process.env, PATH: `${binFolder}${delimiter}${process.env.PATH ?? ''}` }
  return { node, env }
}

async function install(steps) {
  const stamp = join(root, 'node_modules/.installed-from')
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
  if (!isInstalled())
    await withInstallLock(
      join(root, '.installing'),
      async () => isInstalled() || (await installNow(steps, stamp, wanted)),
    )
}

async function installNow(steps, stamp, wanted) {
  const step = 'Install packages from the lockfile'
  steps.show(step)
  // No package needs its install script, so none is run.
  const { code, output } = await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    shell: process.platform === 'win32',
  })
  if (code !== 0) throw new CannotStart(`npm ci failed:\n${output.trim().split('\n').slice(-12).join('\n')}`)
  writeFileSync(stamp, wanted)
  steps.done(step)
}

function findNode() {
  const pinned = join(binFolder, process.platform === 'win32' ? 'node.cmd' : 'node')
  for (const candidate of [pinned, process.execPath]) {
    if (!existsSync(candidate)) continue
    const { status, stdout } = spawnSync(candidate, ['--version'], {
      encoding: 'utf8',
      shell: candidate.endsWith('.cmd'),
    })
    if (status === 0 && majorOf(stdout) >= oldestRuntime) return candidate
  }
  throw new CannotStart(
    `Node ${oldestRuntime} or later is needed. There is no package of it for ${process.platform}-${process.arch}: install it and run this again.`,
  )
}

/** Runs a command to its end; returns its output instead of showing it. */
export function run(command, args, options = {}) {
  return new Promise((done, failed) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (output += chunk))
    child.on('error', failed)
    child.on('close', code => done({ code, output }))
  })
}
