import { LRUCache } from 'lru-cache'
import type { StoredPage } from './stored-page.ts'

/** Maximum age of a page whose items have not changed, in ms; long before, it is rendered again if visitors ask for it. */
const ageMs = 600_000
/** For how long an address is remembered because its page could not be stored, in ms. */
const refusedMs = 60_000
/** Number of addresses remembered because their pages could not be stored. */
const mostRefused = 5_000

interface Entry {
  page: StoredPage
  /** How often it was asked for under its key, in earlier renderings too. */
  asked: number
  about: ReadonlySet<string>
}

/** How the page being rendered is stored. */
export interface Storing {
  /** Stores the page unless one of the items that it is about has changed since the rendering began. */
  keep(page: StoredPage, about: ReadonlySet<string>): void
  /** To be called in any case, after `keep` if the page can be stored. */
  end(): void
}

/** A page that is being rendered. */
interface Rendering {
  key: string
  /** Items that changed since its rendering began. */
  changed: Set<string>
  /** Everything was dropped since then. */
  isOutdated: boolean
  /** Resolves when the rendering ends: to the page if it was stored. */
  ended: PromiseWithResolvers<StoredPage | undefined>
}

/**
 * Pages by key, each dropped when an item that it is about changes, and after ten minutes. The pages used least make room when all of them take
 * more than `bytes`. Stores nothing until it is opened.
 */
export class StoredPages {
  readonly #entries: LRUCache<string, Entry>
  readonly #keysAbout = new Map<string, Set<string>>()
  readonly #renderings = new Set<Rendering>()
  #isOpen = false
  /** Keys whose last rendering was not stored: nobody waits for their renderings, which are of no use to another visitor. */
  readonly #refused = new LRUCache<string, true>({ max: mostRefused, ttl: refusedMs })

  constructor(bytes: number) {
    this.#entries = new LRUCache({
      maxSize: bytes,
      ttl: ageMs,
      sizeCalculation: ({ page }, key) => page.size + 2 * key.length,
      dispose: ({ about }, key) => this.#forget(key, about),
    })
  }

  get(key: string): StoredPage | undefined {
    const entry = this.#entries.get(key)
    if (entry) entry.asked += 1
    return entry?.page
  }

  has(key: string): boolean {
    return this.#entries.has(key)
  }

  /** The pages that visitors asked for most, most asked first. */
  mostAsked(most: number): StoredPage[] {
    const entries = [...this.#entries.values()].sort((one, other) => other.asked - one.asked)
    return entries.slice(0, most).map(({ page }) => page)
  }

  /**
   * The stored page; if it is being rendered for another visitor, that page as soon as it is stored. Undefined if the caller has to render it.
   */
  async find(key: string): Promise<StoredPage | undefined> {
    const stored = this.get(key)
    if (stored || this.#refused.has(key)) return stored
    return this.#rendering(key)?.ended.promise
  }

  isRendering(key: string): boolean {
    return this.#rendering(key) !== undefined
  }

  /** To be called before a page is rendered. */
  begin(key: string): Storing {
    const rendering: Rendering = { key, changed: new Set(), isOutdated: false, ended: Promise.withResolvers() }
    this.#renderings.add(rendering)
    return {
      keep: (page, about) => {
        if (!this.#isOpen || rendering.isOutdated || !about.isDisjointFrom(rendering.changed)) return
        const asked = this.#entries.peek(key)?.asked ?? 0
        this.#entries.delete(key)
        this.#entries.set(key, { page, asked, about })
        if (!this.#entries.has(key)) return
        for (const item of about) {
          const keys = this.#keysAbout.get(item) ?? new Set()
          this.#keysAbout.set(item, keys.add(key))
        }
      },
      end: () => {
        this.#renderings.delete(rendering)
        const stored = this.#entries.peek(key)?.page
        if (!stored) this.#refused.set(key, true)
        rendering.ended.resolve(stored)
      },
    }
  }

  /** Drops the pages that are about one of the items. */
  drop(items: readonly string[]): void {
    for (const rendering of this.#renderings) for (const item of items) rendering.changed.add(item)
    for (const item of items) for (const key of this.#keysAbout.get(item) ?? []) this.#entries.delete(key)
  }

  /** Stores pages whose rendering begins from now on. */
  open(): void {
    this.clear()
    this.#isOpen = true
  }

  /** Drops all pages, and stores none until it is opened again. */
  shut(): void {
    this.#isOpen = false
    this.clear()
  }

  clear(): void {
    for (const rendering of this.#renderings) rendering.isOutdated = true
    this.#entries.clear()
  }

  #rendering(key: string): Rendering | undefined {
    return this.#renderings.values().find(rendering => rendering.key === key)
  }

  #forget(key: string, about: ReadonlySet<string>): void {
    for (const item of about) {
      const keys = this.#keysAbout.get(item)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysAbout.delete(item)
    }
  }
}
