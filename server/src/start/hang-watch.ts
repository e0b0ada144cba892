import type { MainThread } from './main-thread-time.ts'

/** Milliseconds between two checks of a process. */
export const checkIntervalMs = 100
/**
 * CPU time without a heartbeat after which a main thread counts as hanging: normal work takes 160 ms per turn at most (docs/decisions/0034).
 * Only the thread's own CPU time counts, else an overloaded machine would look like a hanging process.
 */
const busyMs = 1_000
/** The supervisor itself may have had no CPU time: heartbeats that arrived meanwhile are read between two checks. */
const minChecks = 4
/** A process silent for this many checks, 30 s, is blocked. The only limit where the CPU time of threads is unknown. */
const maxChecks = 300

/** Decides whether the event loop of a process hangs, from its heartbeats and the CPU time of its main thread. */
export class HangWatch {
  #hasBegun = false
  #hasHeartbeat = false
  #checks = 0
  #ranMs: number | undefined

  /** Notes a heartbeat. A process is judged only after its first heartbeat, because starting may take long. */
  noteHeartbeat(): void {
    this.#hasBegun = true
    this.#hasHeartbeat = true
  }

  /** Whether the process hangs. Call it every `checkIntervalMs`. `thread` is undefined where its CPU time is unknown. */
  check(thread: MainThread | undefined): boolean {
    if (this.#hasHeartbeat) {
      this.#hasHeartbeat = false
      this.#checks = 0
      this.#ranMs = thread?.ranMs
      return false
    }
    if (!this.#hasBegun || thread?.isStopped) return false
    this.#checks += 1
    const ranMs = thread && this.#ranMs !== undefined ? thread.ranMs - this.#ranMs : 0
    return (ranMs >= busyMs && this.#checks >= minChecks) || this.#checks >= maxChecks
  }
}
