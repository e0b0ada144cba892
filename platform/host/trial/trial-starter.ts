import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { FromTrial, ToTrial } from './trial-messages.ts'

/**
 * Runs as a thread: starts the process that tries a release, and forwards messages in both directions. The server process may not start
 * processes; this thread may, and runs only this code.
 */
const { flags } = workerData as { flags: string[] }
const mostWords = 2_000

const tell = (message: FromTrial) => parentPort!.postMessage(message)
const child = spawn(process.execPath, [...flags, fileURLToPath(new URL('./trial-process.ts', import.meta.url))], {
  env: {},
  stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
})
let said = ''
child.stderr!.setEncoding('utf8').on('data', (words: string) => (said = (said + words).slice(-mostWords)))
child.on('message', (message: FromTrial) => tell(message))
const ended = (how: string) => {
  tell({ kind: 'ended', how, said })
  parentPort!.close()
}
child.on('close', (code, signal) => ended(signal ?? `code ${code}`))
child.on('error', error => child.pid === undefined && ended(error.message))
parentPort!.on('message', (message: ToTrial) => {
  if (message.kind === 'end') child.kill('SIGKILL')
  else if (child.connected) child.send(message)
})
