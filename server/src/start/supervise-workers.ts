import cluster, { type Worker } from 'node:cluster'
import type { Logger } from 'pino'
import type { Settings } from '../settings.ts'
import { tellStarter } from './tell-starter.ts'

/** A worker that ends sooner than this after its start will not get better by being started again at once. */
const quickDeathMs = 2_000

/** Runs WEB_CONCURRENCY serving processes, replaces one that ends, and ends with all of them. */
export function superviseWorkers(settings: Settings, log: Logger): void {
  let ending = false
  const fork = (first: boolean): Worker => {
    const began = Date.now()
    const worker = cluster.fork({ BROKERLENS_FIRST_WORKER: first ? '1' : '0' })
    worker.on('message', tellStarter)
    worker.on('exit', code => {
      if (ending) return leaveAfterTheLast()
      if (Date.now() - began < quickDeathMs) {
        log.error({ code }, 'a serving process ended right after its start')
        process.exitCode = 1
        end()
        return leaveAfterTheLast()
      }
      log.error({ pid: worker.process.pid, code }, 'a serving process ended and is replaced')
      fork(first)
    })
    return worker
  }
  // The channel to the start command would keep this process alive for ever.
  const leaveAfterTheLast = () => {
    if (Object.keys(cluster.workers ?? {}).length === 0) process.exit()
  }
  const end = () => {
    ending = true
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
  }
  process.once('SIGINT', end).once('SIGTERM', end).once('disconnect', end)
  for (let index = 0; index < settings.webConcurrency; index++) fork(index === 0)
}
