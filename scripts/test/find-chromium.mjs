import { existsSync, readFileSync } from 'node:fs'
import { run } from '../set-up.mjs'

const places = JSON.parse(readFileSync(new URL('chromium-places.json', import.meta.url), 'utf8'))

/** Debian's packages, lightest first: without support for windows, journeys take half the time. */
const packages = ['chromium-headless-shell', 'chromium']

/** Finds a Chromium for tests: that of CHROMIUM, else Debian's if this user may install it, else the machine's, else Playwright's. */
export async function findChromium(steps, { node, env }) {
  const step = 'Find a browser to test in'
  const found = () => env.CHROMIUM ?? places.find(place => existsSync(place))
  if (found() === (env.CHROMIUM ?? places[0])) return found()
  steps.show(step)
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await installDebians()
  if (!found()) {
    const { code, output } = await run(node, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { env })
    if (code !== 0)
      throw new Error(
        `No Chromium here, and none could be installed:\n${output.trim().split('\n').slice(-4).join('\n')}`,
      )
  }
  steps.done(step, found() ?? "Playwright's own")
  return found()
}

async function installDebians() {
  await run('apt-get', ['update'])
  for (const name of packages) {
    const { code } = await run('apt-get', ['install', '-y', '--no-install-recommends', name])
    if (code === 0 || places.some(place => existsSync(place))) return
  }
}
