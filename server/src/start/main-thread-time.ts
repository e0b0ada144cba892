import { readFileSync } from 'node:fs'

export interface MainThread {
  /** Milliseconds of a core that it has had since it started. */
  ranMs: number
  /** Stopped by a signal or a debugger. */
  isStopped: boolean
}

/** A tick of the clock that /proc counts in. */
const tickMs = 10

/**
 * The time that a process's main thread, which runs its event loop, has had (proc(5), `/proc/[pid]/task/[tid]/stat`). Undefined for a process
 * that has ended, and on systems without /proc.
 */
export function mainThreadOf(pid: number): MainThread | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'latin1')
    // The name before may hold spaces and parentheses. Then follow state, eleven numbers, and the ticks in user and system mode.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
    return {
      ranMs: (Number(fields[11]) + Number(fields[12])) * tickMs,
      isStopped: fields[0] === 'T' || fields[0] === 't',
    }
  } catch {
    return undefined
  }
}
