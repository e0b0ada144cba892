import type { MainThread } from './main-thread-time.ts'

/** Milliseconds between two checks of a process. */
export const lookMs = 100
/**
 * CPU time without a beat after which a main thread counts as hanging: normal work takes 160 ms per turn at most (docs/decisions/0034).
 * Only the thread's own CPU time counts, else an overloaded machine would look like a hanging process.
 */
const busyMs = 1_000
/** The supervisor itself may have had no CPU time: beats that arrived meanwhile are read between two checks. */
const fewestLooks = 4
/** A process silent for this many checks, 30 s, is blocked. The only limit where the CPU time of threads is unknown. */
const mostLooks = 300

/** Decides whether the event loop of a process hangs, from its beats and the CPU time of its main thread. */
export class HangWatch {
  #hasBegun = false
  #isHeard = false
  #looks = 0
  #ranMs: number | undefined

  /** Notes a beat. A process is judged only after its first beat, because starting may take long. */
  heard(): void {
    this.#hasBegun = true
    this.#isHeard = true
  }

  /** Whether the process hangs. Call it every `lookMs`. `thread` is undefined where its CPU time is unknown. */
  look(thread: MainThread | undefined): boolean {
    if (this.#isHeard) {
      this.#isHeard = false
      this.#looks = 0
      this.#ranMs = thread?.ranMs
      return false
    }
    if (!this.#hasBegun || thread?.isStopped) return false
    this.#looks += 1
    const ranMs = thread && this.#ranMs !== undefined ? thread.ranMs - this.#ranMs : 0
    return (ranMs >= busyMs && this.#looks >= fewestLooks) || this.#looks >= mostLooks
  }
}
