import { promisify } from 'node:util'

/** Longer than any request: what a release started earlier and still runs is no request's any more. */
export const longestRequestMs = 30_000

/**
 * The timers of one release. Its code is handed these functions in the place of the global ones, so that what it leaves
 * running has a name, and can be ended once nobody uses the release: a forgotten interval would keep all of it in memory.
 */
export class ReleaseTimers {
  /** When each was started; Infinity once it has been counted as left. */
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

  /** How many run that no request can be waiting for, each counted once. */
  countLeft(): number {
    const left = [...this.#running].filter(([, since]) => Date.now() - since > longestRequestMs)
    for (const [timer] of left) this.#running.set(timer, Infinity)
    return left.length
  }

  /** Ends what runs, now and from now on; answers how many of them countLeft() has not counted. */
  end(): number {
    this.#isEnded = true
    const uncounted = [...this.#running.values()].filter(since => since !== Infinity).length
    for (const timer of this.#running.keys()) this.#clear(timer)
    return uncounted
  }

  #started(timer: NodeJS.Timeout): NodeJS.Timeout {
    this.#running.set(timer, Date.now())
    if (this.#isEnded) this.#clear(timer)
    // The other ways to end one, which do not pass by the functions above.
    const end = () => this.#clear(timer)
    return Object.assign(timer, { close: () => (end(), timer), [Symbol.dispose]: end })
  }

  #clear(timer: unknown): void {
    clearTimeout(timer as NodeJS.Timeout)
    if (typeof timer === 'object') this.#running.delete(timer as NodeJS.Timeout)
    // Timers may be named by their number too.
    if (typeof timer === 'number' || typeof timer === 'string')
      for (const known of this.#running.keys()) if (+known === +timer) this.#running.delete(known)
  }
}

/** `promisify(setTimeout)` goes by a property of the function. */
const withPromise = <Start extends object>(start: Start): Start =>
  Object.assign(start, { [promisify.custom]: promisify(setTimeout) })
