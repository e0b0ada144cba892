import { LRUCache } from 'lru-cache'
import { unpackBundle } from '../bundle/unpack-bundle.ts'
import { contentProblems } from '../gate/release-problems.ts'
import type { ReleaseName } from '../release-name.ts'
import type { ReleaseRegister } from '../release-register.ts'
import { isReleaseName, type ReleaseStore } from '../release-store.ts'
import type { ReleaseBucket } from './release-bucket.ts'

/** How long to wait before trying to fetch an unavailable release again. */
const failureMemoryMs = 5_000

interface FetcherDeps {
  store: ReleaseStore
  register: Pick<ReleaseRegister, 'release'>
  bucket: Pick<ReleaseBucket, 'get'>
  onFailed: (error: unknown, release: ReleaseName) => void
}

/** Fetches releases that this machine's store lacks from the bucket. A release is checked before it is placed in the store. */
export class ReleaseFetcher {
  #deps: FetcherDeps
  #running = new Map<string, Promise<void>>()
  #failed = new LRUCache<string, true>({ max: 1_000, ttl: failureMemoryMs })

  constructor(deps: FetcherDeps) {
    this.#deps = deps
  }

  /** See FetchReleases. */
  fetchReleases = async (names: readonly ReleaseName[]): Promise<void> => {
    const { store } = this.#deps
    await Promise.all(
      names
        .filter(({ area, version }) => isReleaseName(area, version) && !store.has(area, version))
        .map(name => this.#once(name)),
    )
  }

  #once(name: ReleaseName): Promise<void> {
    const key = `${name.area} ${name.version}`
    if (this.#failed.has(key)) return Promise.resolve()
    const running =
      this.#running.get(key) ??
      this.#fetch(name)
        .catch(error => {
          this.#failed.set(key, true)
          this.#deps.onFailed(error, name)
        })
        .finally(() => this.#running.delete(key))
    this.#running.set(key, running)
    return running
  }

  async #fetch({ area, version }: ReleaseName): Promise<void> {
    const { store, register, bucket } = this.#deps
    const release = await register.release({ area, version })
    if (!release || release.prunedAt) return void this.#failed.set(`${area} ${version}`, true)
    if (!release.bundle) throw new Error(`${area} ${version} is neither in this machine's store nor in the bucket`)
    const incoming = await store.receive()
    try {
      await unpackBundle(await bucket.get(release.bundle), incoming.folder)
      const [problem] = await contentProblems(release, incoming.folder)
      if (problem)
        throw new Error(`the bucket’s copy of ${area} ${version} differs from what was published: ${problem}`)
      await incoming.placeIfMissing(area, version)
    } finally {
      await incoming.drop()
    }
  }
}
