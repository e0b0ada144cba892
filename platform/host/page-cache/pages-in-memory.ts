import { LRUCache } from 'lru-cache'
import { ageMs, type PageSource, type StoredPage } from './stored-page.ts'

/** Number of keys whose visitors are counted. */
const mostCounted = 5_000
/** For how long visitors want a page after they asked for it, in ms. */
const wantedMs = 300_000

interface Entry {
  page: StoredPage
  about: ReadonlySet<string>
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
  /** How often each key was asked for while its page was stored, and when for the last time. */
  readonly #asked = new LRUCache<string, { times: number; at: number }>({ max: mostCounted })

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
    this.#asked.set(key, { times: this.#timesAsked(key) + 1, at: Date.now() })
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
    const entries = [...this.#entries].sort(([one], [other]) => this.#timesAsked(other) - this.#timesAsked(one))
    return entries.map(([, { page }]) => page)
  }

  set(key: string, page: StoredPage, about: ReadonlySet<string>, leftMs: number = ageMs): void {
    this.#entries.delete(key)
    this.#entries.set(key, { page, about }, { ttl: leftMs })
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
        const page = this.peek(key)
        if (page && this.#isWanted(key)) wanted.push({ key, source: page.source })
        this.#entries.delete(key)
      }
    return wanted.sort((one, other) => this.#timesAsked(other.key) - this.#timesAsked(one.key))
  }

  clear(): void {
    this.#entries.clear()
  }

  #timesAsked(key: string): number {
    return this.#asked.get(key)?.times ?? 0
  }

  /** Its release may have been replaced since, and may come back. */
  #isWanted(key: string): boolean {
    return Date.now() - (this.#asked.get(key)?.at ?? 0) < wantedMs
  }

  #forget(key: string, about: ReadonlySet<string>): void {
    for (const item of about) {
      const keys = this.#keysAbout.get(item)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysAbout.delete(item)
    }
  }
}
