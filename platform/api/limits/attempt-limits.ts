import { LRUCache } from 'lru-cache'

interface Window {
  count: number
  endsAt: number
}

/**
 * Counts attempts per name in windows of time. In memory: what it slows down (argon2 checks, mails) is spent per
 * process, a restart clears at most one window, and no database row is written for an attacker's every guess. Codes,
 * where the count decides about safety by itself, count their tries in the database.
 */
export interface AttemptLimit {
  /** Seconds until the next attempt is allowed, 0 for now. */
  waitFor(name: string): number
  /** Attempts in the window that is open. */
  countOf(name: string): number
  /** Counts one attempt, or `by` units of what is limited. */
  count(name: string, by?: number): void
  /** Takes one counted attempt back: it was no failure after all. */
  takeBack(name: string): void
  clear(name: string): void
}

/** So many attempts in a window of so many seconds. */
export interface Allowance {
  most: number
  seconds: number
}

/**
 * A limit on attempts under one name: a user, an account, a key. Callers' addresses are limited by their networks
 * (network-limits.ts). The windows of 50,000 names are held; who pushes one out of them has made 50,000 attempts under as many
 * other names, and has won a single window.
 */
export function createAttemptLimit({ most, seconds }: Allowance, now: () => number = Date.now): AttemptLimit {
  // Made with the first attempt: it takes room for all its names at once, and there are some thirty limits.
  let windows: LRUCache<string, Window> | undefined
  const put = (name: string, window: Window) => (windows ??= new LRUCache({ max: 50_000 })).set(name, window)
  const live = (name: string) => {
    const window = windows?.get(name)
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
      put(name, { ...window, count: window.count + by })
    },
    takeBack(name) {
      const window = live(name)
      if (window) put(name, { ...window, count: Math.max(0, window.count - 1) })
    },
    clear: name => void windows?.delete(name),
  }
}
