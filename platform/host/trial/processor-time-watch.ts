import { writeSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { processorTimeOver } from './trial-messages.ts'

/**
 * Runs as a thread of the process that tries a release, and ends the process when a step has used more processor time than it may: an
 * endless loop cannot measure itself. Each message begins a step.
 */
const standardError = 2
const { mostMs } = workerData as { mostMs: number }
let before = process.cpuUsage()
parentPort!.on('message', () => (before = process.cpuUsage()))
setInterval(() => {
  const { user, system } = process.cpuUsage(before)
  if ((user + system) / 1_000 <= mostMs) return
  // Written to the file itself: a thread's console needs the main thread.
  writeSync(standardError, processorTimeOver)
  process.kill(process.pid, 'SIGKILL')
}, 50)
