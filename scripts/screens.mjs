import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildAll } from './build-all.mjs'
import { CannotStart, root, setUp } from './set-up.mjs'
import { Steps } from './steps.mjs'
import { findChromium } from './test/find-chromium.mjs'

/** `npm run screens -- …`: sets up what the pictures need and has them taken (e2e/screens/screens.ts). */
try {
  const steps = new Steps()
  const runtime = await setUp(steps)
  const browser = await findChromium(steps, runtime)
  await buildAll(steps, runtime)
  const env = { ...runtime.env, ...(browser && { CHROMIUM: browser }) }
  const child = spawn(runtime.node, [join(root, 'e2e/screens/screens.ts'), ...process.argv.slice(2)], { env, stdio: 'inherit' })
  child.on('exit', code => process.exit(code ?? 1))
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exit(1)
}
