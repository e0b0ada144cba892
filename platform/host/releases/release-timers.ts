import { promisify } from 'node:util'

/** Longer than any request: a timer older than this cannot belong to a request any more. */
export const longestRequestMs = 30_000

/**
 * The timers of one release. Its code gets these functions instead of the global ones, so that timers it leaves running can be attributed
 * to it, and stopped once the release is unused: a forgotten interval would keep all of it in memory.
 */
export class ReleaseTimers {
  /** Start time of each timer; Infinity once it has been counted as left. */
  #running = new Map<NodeJS.Timeout, number>()
  #isEnded = false

  readonly functions = {
    setTimeout: withPromise((run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
      const timer = setTimeout(() => {
        this.#running.delete(timer)
        run(...args)
      }, ms)
      return this.#started(timer)
    }),
    setInterval: (run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) =>
      this.#started(setInterval(run, ms, ...args)),
    clearTimeout: (timer: unknown) => this.#clear(timer),
    clearInterval: (timer: unknown) => this.#clear(timer),
  }

  /** Number of running timers that no request can still be waiting for, each counted once. */
  countLeft(): number {
    const left = [...this.#running].filter(([, since]) => Date.now() - since > longestRequestMs)
    for (const [timer] of left) this.#running.set(timer, Infinity)
    return left.length
  }

  /** Stops all running timers, and any started later; returns how many of them countLeft() has not counted. */
  end(): number {
    this.#isEnded = true
    const uncounted = [...this.#running.values()].filter(since => since !== Infinity).length
    for (const timer of this.#running.keys()) this.#clear(timer)
    return uncounted
  }

  #started(timer: NodeJS.Timeout): NodeJS.Timeout {
    this.#running.set(timer, Date.now())
    if (this.#isEnded) this.#clear(timer)
    // The other ways to stop a timer, which bypass the functions above.
    const end = () => this.#clear(timer)
    return Object.assign(timer, { close: () => (end(), timer), [Symbol.dispose]: end })
  }

  #clear(timer: unknown): void {
    clearTimeout(timer as NodeJS.Timeout)
    if (typeof timer === 'object') this.#running.delete(timer as NodeJS.Timeout)
    // Timers may also be identified by number.
    if (typeof timer === 'number' || typeof timer === 'string')
      for (const known of this.#running.keys()) if (+known === +timer) this.#running.delete(known)
  }
}

/** `promisify(setTimeout)` uses a property of the function. */
const withPromise = <Start extends object>(start: Start): Start =>
  Object.assign(start, { [promisify.custom]: promisify(setTimeout) })
