import { within } from 'shared-state/time/within'
import { processesOf, type RunningPortal } from '../../portal/start-portal.ts'

/** Limits the duration of `work`: a hanging portal must not hang its test. Rejects after `seconds`. */
export const bounded = <Result>(seconds: number, what: string, work: Promise<Result>): Promise<Result> =>
  within(seconds * 1_000, work, () => {
    throw new Error(`${what} took longer than ${seconds} s`)
  })

/** Ends the portal when this process ends, for whatever reason: a hanging portal would otherwise keep running. */
export function endOnExit(portal: RunningPortal): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  process.once('exit', () => {
    if (portal.process.exitCode === null) processesOf(portal).forEach(kill)
  })
}

/** Stops a portal; if it does not end on its own, it is killed with all its child processes. */
export async function endPortal(portal: RunningPortal): Promise<void> {
  const processes = processesOf(portal)
  try {
    await bounded(30, 'stopping the portal', portal.stop())
  } catch (error) {
    console.error(String(error))
    for (const pid of processes) kill(pid)
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    // The process has already ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
