import cluster, { type Worker } from 'node:cluster'
import type { Logger } from 'pino'
import { servingFlags } from '../sandbox/permission-flags.ts'
import type { Settings } from '../settings.ts'
import { tellStarter, type StartMessage } from './tell-starter.ts'

/** Environment of a serving process: `1` in the one that has the control socket and tells when the portal serves. */
export const firstVariable = 'BROKERLENS_FIRST_WORKER'
/** `1` in the very first one: it prepares the portal before it serves. */
export const preparesVariable = 'BROKERLENS_PREPARES'

/** Runs WEB_CONCURRENCY serving processes with the rights they need and no others, replaces one that ends, and ends with all of them. */
export function superviseWorkers(settings: Settings, log: Logger): void {
  let ending = false
  const serving = new Set<Worker>()
  cluster.setupPrimary({ execArgv: [...process.execArgv, ...servingFlags(settings)] })
  // One process takes its connections itself; among several they are dealt out from here.
  if (settings.webConcurrency === 1) cluster.schedulingPolicy = cluster.SCHED_NONE
  const fork = (isFirst: boolean, prepares = false): Worker => {
    const worker = cluster.fork({ [firstVariable]: isFirst ? '1' : '0', [preparesVariable]: prepares ? '1' : '0' })
    worker.on('message', tellStarter)
    worker.on('listening', () => serving.add(worker))
    worker.on('exit', (code, signal) => {
      if (ending) return leaveAfterTheLast()
      if (!serving.delete(worker)) {
        // It has said why. Being started again at once would not make it better.
        process.exitCode = code || 1
        end()
        return leaveAfterTheLast()
      }
      log.error({ worker: worker.process.pid, code, signal }, 'a serving process ended and is replaced')
      fork(isFirst)
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
  const startOthers = ({ ready }: StartMessage) => {
    if (!ready) return
    first.off('message', startOthers)
    for (let index = 1; index < settings.webConcurrency; index++) fork(false)
  }
  const first = fork(true, true)
  first.on('message', startOthers)
}
