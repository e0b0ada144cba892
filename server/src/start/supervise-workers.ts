import cluster, { type Worker } from 'node:cluster'
import { resolve } from 'node:path'
import type { Logger } from 'pino'
import { servingFlags } from 'platform/host/sandbox/permission-flags'
import type { Settings } from '../settings.ts'
import { HangWatch, checkIntervalMs } from './hang-watch.ts'
import { mainThreadOf } from './main-thread-time.ts'
import { isHeartbeat } from './send-heartbeats.ts'
import { reportStart, type StartMessage } from './report-start.ts'

const portal = resolve(import.meta.dirname, '../../..')

/** Environment of a serving process: `1` in the one that has the control socket and reports when the portal serves. */
export const firstVariable = 'BROKERLENS_FIRST_WORKER'
/** `1` in the very first process, which prepares the portal before it serves. */
export const preparesVariable = 'BROKERLENS_PREPARES'

/** Runs WEB_CONCURRENCY serving processes with minimal rights, replaces those that end or hang, and ends together with them. */
export function superviseWorkers(settings: Settings, log: Logger): void {
  let ending = false
  const serving = new Set<Worker>()
  // A single process accepts its connections itself: a connection passed to a process that is killed before accepting it would never be
  // answered. With several processes, this one distributes the connections. setupPrimary() reads this setting.
  if (settings.webConcurrency === 1) cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({ execArgv: [...process.execArgv, ...servingFlags({ ...settings, portal })] })
  const fork = (isFirst: boolean, prepares = false): Worker => {
    const worker = cluster.fork({ [firstVariable]: isFirst ? '1' : '0', [preparesVariable]: prepares ? '1' : '0' })
    killOnHang(worker, log)
    worker.on('message', (message: StartMessage) => isHeartbeat(message) || reportStart(message))
    worker.on('listening', () => serving.add(worker))
    worker.on('exit', (code, signal) => {
      if (ending) return leaveAfterTheLast()
      if (!serving.delete(worker)) {
        // It has reported the reason, and an immediate restart would not help.
        process.exitCode = code || 1
        end()
        return leaveAfterTheLast()
      }
      log.error({ worker: worker.process.pid, code, signal }, 'a serving process exited and is being replaced')
      fork(isFirst)
    })
    return worker
  }
  // The channel to the start command would keep this process alive forever.
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

/** Kills a serving process whose event loop hangs, because it would not react to SIGTERM. It is then replaced like any that ends. */
function killOnHang(worker: Worker, log: Logger): void {
  const watch = new HangWatch()
  const timer = setInterval(() => {
    if (!watch.check(mainThreadOf(worker.process.pid!))) return
    clearInterval(timer)
    log.error({ worker: worker.process.pid }, 'the event loop of a serving process is blocked; killing the process')
    worker.process.kill('SIGKILL')
  }, checkIntervalMs)
  worker.on('message', message => isHeartbeat(message) && watch.noteHeartbeat())
  worker.once('exit', () => clearInterval(timer))
}
