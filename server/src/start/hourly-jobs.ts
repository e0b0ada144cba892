import type { Logger } from 'pino'

/** One job, done to its end unless `signal` asks it to leave the rest for the next time. Answers what there is to tell, if anything. */
export type HourlyJob = (signal: AbortSignal) => Promise<object | undefined>

const everyMs = 3_600_000

/** Does all jobs now and every hour, one after another, until it is stopped. What fails is logged and left for the next hour. */
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
