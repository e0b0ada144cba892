import { readFileSync } from 'node:fs'

export interface MainThread {
  /** CPU time in milliseconds since it started. */
  ranMs: number
  /** Stopped by a signal or a debugger. */
  isStopped: boolean
}

/** Length of a clock tick, the unit of CPU time in /proc. */
const tickMs = 10

/**
 * The CPU time of a process's main thread, which runs its event loop (proc(5), `/proc/[pid]/task/[tid]/stat`). Undefined for a
 * process that has ended, and on systems without /proc.
 */
export function mainThreadOf(pid: number): MainThread | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'latin1')
    // The process name may contain spaces and parentheses. It is followed by the state, ten numbers, and the ticks in user and system mode.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
    return {
      ranMs: (Number(fields[11]) + Number(fields[12])) * tickMs,
      isStopped: fields[0] === 'T' || fields[0] === 't',
    }
  } catch {
    return undefined
  }
}
