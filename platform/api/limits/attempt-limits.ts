import { LRUCache } from 'lru-cache'

interface Window {
  count: number
  endsAt: number
}

/**
 * Counts attempts per name in time windows. In memory: the work it limits (argon2 checks, mails) is done per process, a restart clears at
 * most one window, and an attacker's guesses cause no database writes. Codes, whose security depends on the count alone, count their
 * attempts in the database.
 */
export interface AttemptLimit {
  /** Seconds until the next attempt is allowed; 0: allowed now. */
  waitFor(name: string): number
  /** Attempts in the current window. */
  countOf(name: string): number
  /** Counts one attempt, or `by` units. */
  count(name: string, by?: number): void
  /** Takes back one counted attempt that turned out not to be a failure. */
  takeBack(name: string): void
  clear(name: string): void
}

/** The number of attempts allowed in a window of this many seconds. */
export interface Allowance {
  most: number
  seconds: number
}

/**
 * A limit on attempts under one name: a user, an account, a key. Callers' addresses are limited by their networks (network-limits.ts). The
 * windows of 50,000 names are kept: an attacker who pushes one out has made 50,000 attempts under as many other names and gains a single
 * window.
 */
export function createAttemptLimit({ most, seconds }: Allowance, now: () => number = Date.now): AttemptLimit {
  // With `max` it would allocate room for all names at once, and there are some thirty limits.
  const windows = new LRUCache<string, Window>({ maxSize: 50_000, sizeCalculation: () => 1 })
  const live = (name: string) => {
    const window = windows.get(name)
    return window && window.endsAt > now() ? window : undefined
  }
  return {
    waitFor(name) {
      const window = live(name)
      return window && window.count >= most ? Math.ceil((window.endsAt - now()) / 1000) : 0
    },
    countOf: name => live(name)?.count ?? 0,
    count(name, by = 1) {
      const window = live(name) ?? { count: 0, endsAt: now() + seconds * 1000 }
      windows.set(name, { ...window, count: window.count + by })
    },
    takeBack(name) {
      const window = live(name)
      if (window) windows.set(name, { ...window, count: Math.max(0, window.count - 1) })
    },
    clear: name => void windows.delete(name),
  }
}
