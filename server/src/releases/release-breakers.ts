import type { ReleaseName } from './release-register.ts'

/** So many failures one after another and a release is left alone for a while. */
const MOST_FAILURES = 5
const LEFT_ALONE_MS = 2_000

/**
 * Remembers which releases fail again and again in this process, so that visitors do not wait for one more try. After a while
 * it is tried again: one success closes the breaker, one failure opens it anew.
 */
export class ReleaseBreakers {
  #failures = new Map<string, { count: number; openUntil: number }>()
  #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  isOpen({ area, version }: ReleaseName): boolean {
    return (this.#failures.get(`${area} ${version}`)?.openUntil ?? 0) > this.#now()
  }

  failed({ area, version }: ReleaseName): void {
    const key = `${area} ${version}`
    const count = (this.#failures.get(key)?.count ?? 0) + 1
    this.#failures.set(key, { count, openUntil: count >= MOST_FAILURES ? this.#now() + LEFT_ALONE_MS : 0 })
  }

  /** Known to be beyond a further try, such as after a loop without end. */
  trip({ area, version }: ReleaseName): void {
    this.#failures.set(`${area} ${version}`, { count: MOST_FAILURES, openUntil: this.#now() + LEFT_ALONE_MS })
  }

  worked({ area, version }: ReleaseName): void {
    this.#failures.delete(`${area} ${version}`)
  }
}
