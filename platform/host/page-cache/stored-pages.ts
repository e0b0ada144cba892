import { LRUCache } from 'lru-cache'
import { PagesInMemory, type DroppedPage } from './pages-in-memory.ts'
import type { SharedPages } from './shared/shared-pages.ts'
import { StoredAnswers } from './stored-answers.ts'
import type { PageSource, StoredPage } from './stored-page.ts'

/** For how long an address is remembered because its page could not be stored, in ms. */
const refusedMs = 60_000
/** Number of addresses remembered because their pages could not be stored. */
const mostRefused = 5_000

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
 * Pages by key, each dropped when an item that it is about changes, and after ten minutes. Stores nothing until it is opened. `shared`: the
 * pages that other processes have stored.
 */
export class StoredPages {
  readonly #pages: PagesInMemory
  readonly #shared: SharedPages | undefined
  readonly #renderings = new Set<Rendering>()
  /** Answers that pages being rendered for visitors without an account share. */
  readonly answers = new StoredAnswers()
  #isOpen = false
  /** Keys whose last rendering was not stored: nobody waits for their renderings, which are of no use to another visitor. */
  readonly #refused = new LRUCache<string, true>({ max: mostRefused, ttl: refusedMs })
  /** Keys that are being looked for among the shared pages. Resolves when the rendering after it has begun. */
  readonly #lookups = new Map<string, Promise<void>>()
  /** Gets the pages that visitors wanted and that were dropped because their items changed, most asked first. */
  onDropped: (dropped: readonly DroppedPage[]) => void = () => {}

  constructor(bytes: number, shared?: SharedPages) {
    this.#pages = new PagesInMemory(bytes)
    this.#shared = shared
  }

  get(key: string): StoredPage | undefined {
    return this.#pages.get(key)
  }

  has(key: string): boolean {
    return this.#pages.has(key)
  }

  /** All pages, those that visitors asked for most first. */
  byVisits(): StoredPage[] {
    return this.#pages.byVisits()
  }

  /**
   * The stored page; if it is being rendered for another visitor, that page as soon as it is stored; else the one that another process has
   * stored. Undefined if the caller has to render it, which it begins in the same turn of the event loop.
   */
  async find(key: string, source: PageSource): Promise<StoredPage | undefined> {
    const stored = this.get(key)
    if (stored || this.#refused.has(key)) return stored
    const rendering = this.#rendering(key)
    if (rendering) return rendering.ended.promise
    if (!this.#shared?.isReady) return undefined
    const lookup = this.#lookups.get(key)
    if (!lookup) return this.#takeShared(this.#shared, key, source)
    await lookup
    return this.find(key, source)
  }

  /** A page that another process has rendered since this one was, which it replaces. */
  async renewed(key: string, { source }: StoredPage): Promise<StoredPage | undefined> {
    return this.#shared?.isReady ? this.#takeShared(this.#shared, key, source) : undefined
  }

  isRendering(key: string): boolean {
    return this.#rendering(key) !== undefined
  }

  /** Whether it is being looked for among the pages of other processes. */
  isLookedFor(key: string): boolean {
    return this.#lookups.has(key)
  }

  /** To be called before a page is rendered. */
  begin(key: string): Storing {
    const rendering: Rendering = { key, changed: new Set(), isOutdated: false, ended: Promise.withResolvers() }
    this.#renderings.add(rendering)
    return {
      keep: (page, about) => {
        if (!this.#isOpen || rendering.isOutdated || !about.isDisjointFrom(rendering.changed)) return
        this.#pages.set(key, page, about)
        this.#shared?.keep(key, { page, about, isStored: () => this.#pages.peek(key) === page })
      },
      end: () => {
        this.#renderings.delete(rendering)
        const stored = this.#pages.peek(key)
        if (!stored) this.#refused.set(key, true)
        rendering.ended.resolve(stored)
      },
    }
  }

  /** Drops the pages that are about one of the items. */
  drop(items: readonly string[]): void {
    for (const rendering of this.#renderings) for (const item of items) rendering.changed.add(item)
    this.answers.clear()
    const dropped = this.#pages.drop(items)
    this.#shared?.changed(items)
    this.onDropped(dropped)
  }

  /** Stores pages whose rendering begins from now on. */
  open(): void {
    this.clear()
    this.#isOpen = true
    this.answers.isOpen = true
    this.#shared?.open()
  }

  /** Drops all pages, and stores none until it is opened again. */
  shut(): void {
    this.#isOpen = false
    this.answers.isOpen = false
    this.clear()
    this.#shared?.shut()
  }

  clear(): void {
    for (const rendering of this.#renderings) rendering.isOutdated = true
    this.answers.clear()
    this.#pages.clear()
    this.#shared?.forget()
  }

  #rendering(key: string): Rendering | undefined {
    return this.#renderings.values().find(rendering => rendering.key === key)
  }

  async #takeShared(shared: SharedPages, key: string, source: PageSource): Promise<StoredPage | undefined> {
    const over = Promise.withResolvers<void>()
    this.#lookups.set(key, over.promise)
    try {
      const found = await shared.find(key, source)
      const own = this.#pages.peek(key)
      if (!found?.isCurrent() || !this.#isOpen || (own && own.ageMs <= found.page.ageMs)) return undefined
      this.#pages.set(key, found.page, found.about, found.leftMs)
      return found.page
    } finally {
      setImmediate(() => {
        this.#lookups.delete(key)
        over.resolve()
      })
    }
  }
}
