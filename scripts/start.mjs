import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildAll } from './build-all.mjs'
import { CannotStart, root, setUp } from './set-up.mjs'
import { Steps } from './steps.mjs'

/** `npm start`: goes from a bare checkout to a serving portal and shows each step. */
const steps = new Steps()
const began = Date.now()

async function start() {
  console.log('Brokerlens')
  const runtime = await setUp(steps)
  await buildAll(steps, runtime)
  // In its own process group, so that Ctrl-C reaches the server only once, through this process, and it can drain.
  const server = spawn(runtime.node, [join(root, 'server/src/main.ts')], {
    cwd: root,
    env: { NODE_ENV: 'production', ...runtime.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  })
  server.on('message', tell)
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
  server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)))
}

function tell({ step, progress, done, ready, note }) {
  if (note) steps.note(note)
  else if (ready)
    console.log(
      `\n  Brokerlens serves on ${ready}  (ready after ${((Date.now() - began) / 1000).toFixed(1)} s; Ctrl-C ends it)\n`,
    )
  else if (done) steps.done(step)
  else steps.show(step, progress)
}

start().catch(error => {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exit(1)
})
