import type { Logger } from 'pino'

/** One job; runs to completion unless `signal` asks it to leave the rest for the next run. Returns details for the log, if any. */
export type HourlyJob = (signal: AbortSignal) => Promise<object | undefined>

const everyMs = 3_600_000

/** Runs all jobs now and every hour, one after another, until stopped. A failed job is logged and runs again in the next hour. */
export function followHourlyJobs(
  jobs: Record<string, HourlyJob>,
  log: Pick<Logger, 'info' | 'error'>,
): { stop(): Promise<void> } {
  const stopped = new AbortController()
  const doAll = async () => {
    for (const [job, run] of Object.entries(jobs)) {
      if (stopped.signal.aborted) return
      try {
        const done = await run(stopped.signal)
        if (done) log.info({ job, done }, 'hourly job done')
      } catch (error) {
        log.error({ job, err: error }, 'hourly job failed')
      }
    }
  }
  let running = doAll()
  const timer = setInterval(() => (running = running.then(doAll)), everyMs).unref()
  return {
    async stop() {
      stopped.abort()
      clearInterval(timer)
      await running
    },
  }
}
