import type { ReleaseName } from './release-name.ts'

/** Consecutive failures after which a release is paused. */
const MOST_FAILURES = 5
const LEFT_ALONE_MS = 2_000
/** Networks (/24, /48) that the failures must come from: a single visitor's requests must not take a release away from everyone else. */
const LEAST_NETWORKS = 2

interface Failures {
  count: number
  /** Holds at most as many as are needed. */
  networks: Set<string>
  /** At least one failure cannot have been caused by a visitor. */
  isOwn: boolean
  openUntil: number
}

/**
 * Tracks which releases keep failing in this process, so that visitors do not wait for another attempt. After a pause the release is tried
 * again: one success closes the breaker, one failure opens it again.
 */
export class ReleaseBreakers {
  #failures = new Map<string, Failures>()
  #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  isOpen({ area, version }: ReleaseName): boolean {
    return (this.#failures.get(`${area} ${version}`)?.openUntil ?? 0) > this.#now()
  }

  /** `network`: the network of the visitor whose page failed; absent if no visitor can have caused the failure. */
  failed(release: ReleaseName, network?: string): void {
    this.#count(release, network, 1)
  }

  /** A failure for which a retry is pointless, such as an endless loop. */
  trip(release: ReleaseName, network: string): void {
    this.#count(release, network, MOST_FAILURES)
  }

  worked({ area, version }: ReleaseName): void {
    this.#failures.delete(`${area} ${version}`)
  }

  #count({ area, version }: ReleaseName, network: string | undefined, by: number): void {
    const key = `${area} ${version}`
    const failures = this.#failures.get(key) ?? { count: 0, networks: new Set(), isOwn: false, openUntil: 0 }
    failures.count += by
    if (network === undefined) failures.isOwn = true
    else if (failures.networks.size < LEAST_NETWORKS) failures.networks.add(network)
    const isProved = failures.isOwn || failures.networks.size >= LEAST_NETWORKS
    failures.openUntil = failures.count >= MOST_FAILURES && isProved ? this.#now() + LEFT_ALONE_MS : 0
    this.#failures.set(key, failures)
  }
}
