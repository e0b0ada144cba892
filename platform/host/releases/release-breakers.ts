import type { ReleaseName } from './release-name.ts'

/** So many failures one after another and a release is left alone for a while. */
const MOST_FAILURES = 5
const LEFT_ALONE_MS = 2_000
/** Networks (/24, /48) that the failures have to come from: what one visitor sends leaves nobody else without the release. */
const LEAST_NETWORKS = 2

interface Failures {
  count: number
  /** At most as many as are needed. */
  networks: Set<string>
  /** Some of it was no visitor's doing. */
  isOwn: boolean
  openUntil: number
}

/**
 * Remembers which releases fail again and again in this process, so that visitors do not wait for one more try. After a while
 * it is tried again: one success closes the breaker, one failure opens it again.
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

  /** `network`: whose visit it failed for; absent where no visitor can have caused it. */
  failed(release: ReleaseName, network?: string): void {
    this.#count(release, network, 1)
  }

  /** A failure that is beyond a further try, such as a loop without end. */
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
