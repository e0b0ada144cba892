import { LRUCache } from 'lru-cache'
import type { StoredPage } from './stored-page.ts'

/** Maximum age of a page whose items have not changed, in ms. */
const ageMs = 60_000

interface Entry {
  page: StoredPage
  about: ReadonlySet<string>
}

/** A page that is being rendered. */
interface Rendering {
  key: string
  /** Items that changed since its rendering began. */
  changed: Set<string>
  /** Everything was dropped since then. */
  isOutdated: boolean
}

/**
 * Pages by key, each dropped when an item that it is about changes, and after a minute. The pages used least make room when all of them take
 * more than `bytes`.
 */
export class StoredPages {
  readonly #entries: LRUCache<string, Entry>
  readonly #keysAbout = new Map<string, Set<string>>()
  readonly #renderings = new Set<Rendering>()

  constructor(bytes: number) {
    this.#entries = new LRUCache({
      maxSize: bytes,
      ttl: ageMs,
      sizeCalculation: ({ page }, key) => page.size + 2 * key.length,
      dispose: ({ about }, key) => this.#forget(key, about),
    })
  }

  get(key: string): StoredPage | undefined {
    return this.#entries.get(key)?.page
  }

  /**
   * To be called before a page is rendered; `keep` stores it unless one of the items that it is about has changed in the meantime, and `end`
   * must be called in any case.
   */
  begin(key: string): { keep(page: StoredPage, about: ReadonlySet<string>): void; end(): void } {
    const rendering: Rendering = { key, changed: new Set(), isOutdated: false }
    this.#renderings.add(rendering)
    return {
      keep: (page, about) => {
        if (rendering.isOutdated || !about.isDisjointFrom(rendering.changed)) return
        this.#entries.delete(key)
        this.#entries.set(key, { page, about })
        if (!this.#entries.has(key)) return
        for (const item of about) {
          const keys = this.#keysAbout.get(item) ?? new Set()
          this.#keysAbout.set(item, keys.add(key))
        }
      },
      end: () => void this.#renderings.delete(rendering),
    }
  }

  /** Drops the pages that are about one of the items. */
  drop(items: readonly string[]): void {
    for (const rendering of this.#renderings) for (const item of items) rendering.changed.add(item)
    for (const item of items) for (const key of this.#keysAbout.get(item) ?? []) this.#entries.delete(key)
  }

  clear(): void {
    for (const rendering of this.#renderings) rendering.isOutdated = true
    this.#entries.clear()
  }

  #forget(key: string, about: ReadonlySet<string>): void {
    for (const item of about) {
      const keys = this.#keysAbout.get(item)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysAbout.delete(item)
    }
  }
}
