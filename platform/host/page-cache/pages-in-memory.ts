import { LRUCache } from 'lru-cache'
import { ageMs, type PageSource, type StoredPage } from './stored-page.ts'

/** Number of keys whose visitors are counted. */
const mostCounted = 5_000

interface Entry {
  page: StoredPage
  about: ReadonlySet<string>
  /** Whether a visitor has asked for it since it was stored. */
  isAsked: boolean
}

/** A page that was dropped because something that it shows has changed. */
export interface DroppedPage {
  key: string
  source: PageSource
}

/** Pages by key and by the items that they are about. The pages used least make room when all of them take more than `bytes`. */
export class PagesInMemory {
  readonly #entries: LRUCache<string, Entry>
  readonly #keysAbout = new Map<string, Set<string>>()
  /** How often each key was asked for while its page was stored. */
  readonly #asked = new LRUCache<string, number>({ max: mostCounted })

  constructor(bytes: number) {
    this.#entries = new LRUCache({
      maxSize: bytes,
      ttl: ageMs,
      sizeCalculation: ({ page }, key) => page.size + 2 * key.length,
      dispose: ({ about }, key) => this.#forget(key, about),
    })
  }

  /** The page that a visitor asks for. */
  get(key: string): StoredPage | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    entry.isAsked = true
    this.#asked.set(key, this.#askedFor(key) + 1)
    return entry.page
  }

  peek(key: string): StoredPage | undefined {
    return this.#entries.peek(key)?.page
  }

  has(key: string): boolean {
    return this.#entries.has(key)
  }

  /** All pages, those that visitors asked for most first. */
  byVisits(): StoredPage[] {
    const entries = [...this.#entries].sort(([one], [other]) => this.#askedFor(other) - this.#askedFor(one))
    return entries.map(([, { page }]) => page)
  }

  set(key: string, page: StoredPage, about: ReadonlySet<string>, leftMs: number = ageMs): void {
    this.#entries.delete(key)
    this.#entries.set(key, { page, about, isAsked: false }, { ttl: leftMs })
    if (!this.#entries.has(key)) return
    for (const item of about) {
      const keys = this.#keysAbout.get(item) ?? new Set()
      this.#keysAbout.set(item, keys.add(key))
    }
  }

  /** Drops the pages that are about one of the items. Returns those that visitors wanted, most asked first. */
  drop(items: readonly string[]): DroppedPage[] {
    const wanted: DroppedPage[] = []
    for (const item of items)
      for (const key of this.#keysAbout.get(item) ?? []) {
        const entry = this.#entries.peek(key)
        if (entry?.isAsked) wanted.push({ key, source: entry.page.source })
        this.#entries.delete(key)
      }
    return wanted.sort((one, other) => this.#askedFor(other.key) - this.#askedFor(one.key))
  }

  clear(): void {
    this.#entries.clear()
  }

  #askedFor(key: string): number {
    return this.#asked.get(key) ?? 0
  }

  #forget(key: string, about: ReadonlySet<string>): void {
    for (const item of about) {
      const keys = this.#keysAbout.get(item)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysAbout.delete(item)
    }
  }
}
