import type { MainThread } from './main-thread-time.ts'

/** Milliseconds between two looks at a process. */
export const lookMs = 100
/**
 * A main thread that has had a core for this long without a beat hangs: normal work takes 160 ms in one turn at most (docs/decisions/0034).
 * Time that others had the core for does not count, else an overloaded machine would look like a hanging process.
 */
const busyMs = 1_000
/** The supervisor may have had no core itself: beats that came meanwhile are read between two looks. */
const fewestLooks = 4
/** A process that is silent for this many looks, 30 s, waits for what never comes. The only limit where the time of threads is not known. */
const mostLooks = 300

/** Decides whether the event loop of a process hangs, from its beats and the time that its main thread has had. */
export class HangWatch {
  #hasBegun = false
  #isHeard = false
  #looks = 0
  #ranMs: number | undefined

  /** Notes a beat. A process is judged from its first one on: one that starts may compute for long. */
  heard(): void {
    this.#hasBegun = true
    this.#isHeard = true
  }

  /** Whether the process hangs. To be called every `lookMs`. `thread` is undefined where its time is not known. */
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
