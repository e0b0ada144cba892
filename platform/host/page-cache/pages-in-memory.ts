import { LRUCache } from 'lru-cache'
import { ageMs, type StoredPage } from './stored-page.ts'

interface Entry {
  page: StoredPage
  /** How often it was asked for under its key, in earlier renderings too. */
  asked: number
  about: ReadonlySet<string>
}

/** Pages by key and by the items that they are about. The pages used least make room when all of them take more than `bytes`. */
export class PagesInMemory {
  readonly #entries: LRUCache<string, Entry>
  readonly #keysAbout = new Map<string, Set<string>>()

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
    if (entry) entry.asked += 1
    return entry?.page
  }

  peek(key: string): StoredPage | undefined {
    return this.#entries.peek(key)?.page
  }

  has(key: string): boolean {
    return this.#entries.has(key)
  }

  /** The pages that visitors asked for most, most asked first. */
  mostAsked(most: number): StoredPage[] {
    const entries = [...this.#entries.values()].sort((one, other) => other.asked - one.asked)
    return entries.slice(0, most).map(({ page }) => page)
  }

  set(key: string, page: StoredPage, about: ReadonlySet<string>, leftMs: number = ageMs): void {
    const asked = this.#entries.peek(key)?.asked ?? 0
    this.#entries.delete(key)
    this.#entries.set(key, { page, asked, about }, { ttl: leftMs })
    if (!this.#entries.has(key)) return
    for (const item of about) {
      const keys = this.#keysAbout.get(item) ?? new Set()
      this.#keysAbout.set(item, keys.add(key))
    }
  }

  /** Drops the pages that are about one of the items. */
  drop(items: readonly string[]): void {
    for (const item of items) for (const key of this.#keysAbout.get(item) ?? []) this.#entries.delete(key)
  }

  clear(): void {
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
