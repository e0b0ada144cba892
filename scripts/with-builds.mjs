import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildAll } from './build-all.mjs'
import { CannotStart, root, setUp } from './set-up.mjs'
import { Steps } from './steps.mjs'
import { findChromium } from './test/find-chromium.mjs'

/** `node scripts/with-builds.mjs FILE …`: runs a command that starts a portal, after preparing packages, builds and Chromium. */
const [file, ...args] = process.argv.slice(2)
try {
  const steps = new Steps()
  const runtime = await setUp(steps)
  const browser = await findChromium(steps, runtime)
  await buildAll(steps, runtime)
  const env = { ...runtime.env, ...(browser && { CHROMIUM: browser }) }
  const child = spawn(runtime.node, [join(root, file), ...args], { env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', code => process.exit(code ?? 1))
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exit(1)
}
