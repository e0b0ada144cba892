import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { CannotStart, root, setUp } from './set-up.mjs'
import { Steps } from './steps.mjs'

/** `node scripts/with-node.mjs FILE …`: runs a command of this project on the pinned Node, installing first where needed. */
const [file, ...args] = process.argv.slice(2)
// Programs may parse the command's output, so it must not contain the set-up's messages.
const quietSteps = Object.assign(new Steps(), { show() {}, done() {}, note() {} })
try {
  const { node, env } = await setUp(quietSteps)
  const child = spawn(node, [join(root, file), ...args], {
    cwd: process.env.INIT_CWD ?? process.cwd(),
    env,
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exit(1)
}
