import type { Db } from 'database/db'
import type { Logger } from 'pino'
import { keyFor } from '../../../api/keys.ts'
import type { ReleaseProcesses } from '../../releases/release-processes.ts'
import { ageMs, StoredPage, type PageSource } from '../stored-page.ts'
import { ContentHistory } from './content-history.ts'
import { HistoryHandover } from './history-handover.ts'
import { Marks } from './marks.ts'
import type { SharedStore } from './redis-store.ts'
import { SealedStore } from './sealed-store.ts'
import { readSharedPage, writeSharedPage } from './shared-page.ts'

/** Pages of this time, in ms, are written with one mark. */
const collectMs = 100

interface Deps {
  store: SharedStore
  db: Pick<Db, 'listen' | 'notify'>
  processes: Pick<ReleaseProcesses, 'id' | 'live'>
  secret: Uint8Array
  log: Pick<Logger, 'warn'>
}

/** A page that another process stored. */
export interface FoundPage {
  page: StoredPage
  about: ReadonlySet<string>
  /** Time that it may still be stored, in ms. */
  leftMs: number
  /** Whether none of its items has changed, as far as this process has heard; false if this is not known. */
  isCurrent(): boolean
}

interface Kept extends Pick<FoundPage, 'page' | 'about'> {
  /** Whether it is still stored in this process. */
  isStored(): boolean
}

/**
 * Pages that all processes share (docs/decisions/0114-stored-pages-in-redis.md). A page is written with a mark that its process set after the
 * rendering and has heard of itself while the page was still stored, so the page shows all changes before the mark. A process takes
 * it if none of its items has changed since.
 */
export class SharedPages {
  readonly #deps: Deps
  readonly #store: SealedStore
  readonly #history = new ContentHistory()
  readonly #marks: Marks
  readonly #handover: HistoryHandover
  /** Resolves when this process has learned what others heard before it, or that none of them answers. */
  settled: Promise<void> = Promise.resolve()
  #asking = new AbortController()
  /** Pages to be written next, by name. */
  #next = new Map<string, Kept>()

  constructor(deps: Deps) {
    const { db, processes, secret } = deps
    this.#deps = deps
    this.#store = new SealedStore({ ...deps, key: keyFor(secret, 'shared pages') })
    this.#marks = new Marks(db)
    this.#handover = new HistoryHandover({ db, processes, store: this.#store, history: this.#history })
  }

  /** To be called before changes are followed. Rejects if the database cannot be listened to. */
  async start(): Promise<void> {
    await this.#marks.follow(mark => this.#history.marked(mark))
    await this.#handover.follow()
  }

  close(): void {
    this.#asking.abort()
    this.#deps.store.close()
  }

  /** False: pages are neither found nor written. */
  get isReady(): boolean {
    return this.#store.isReady
  }

  changed(items: readonly string[]): void {
    this.#history.changed(items)
  }

  /** Everything may have changed. */
  forget(): void {
    this.#history.forget()
  }

  /** From now on this process hears of changes. */
  open(): void {
    this.shut()
    this.#asking = new AbortController()
    this.settled = this.#handover.ask(this.#asking.signal)
  }

  /** From now on this process does not hear of changes. */
  shut(): void {
    this.#asking.abort()
    this.#handover.isSettled = false
    this.#history.forget()
  }

  /** Never rejects. */
  async find(key: string, source: PageSource): Promise<FoundPage | undefined> {
    try {
      return await this.#find(nameOf(key, source), source)
    } catch (error) {
      this.#deps.log.warn({ err: error }, 'failed to read a shared page')
      return undefined
    }
  }

  async #find(name: string, source: PageSource): Promise<FoundPage | undefined> {
    const found = await this.#store.get(name)
    const shared = found && readSharedPage(found.content)
    if (!shared || !this.#history.isUnchangedSince(shared.mark, shared.about)) return undefined
    const { mark, about, headers, br } = shared
    const { leftMs } = found
    return {
      page: new StoredPage(br, headers, source, ageMs - leftMs),
      about: new Set(about),
      leftMs,
      isCurrent: () => this.#history.isUnchangedSince(mark, about),
    }
  }

  /** Writes a page that this process has just stored, in the background. */
  keep(key: string, kept: Kept): void {
    if (!this.isReady) return
    if (this.#next.size === 0) setTimeout(() => void this.#write(), collectMs).unref()
    this.#next.set(nameOf(key, kept.page.source), kept)
  }

  async #write(): Promise<void> {
    const pages = this.#next
    this.#next = new Map()
    try {
      const mark = await this.#marks.set()
      for (const [name, { page, about, isStored }] of mark === undefined ? [] : pages) {
        if (!isStored()) continue
        const content = writeSharedPage({ mark: mark!, about: [...about], headers: headersOf(page), br: page.br })
        await this.#store.set(name, content, ageMs - page.ageMs)
      }
    } catch (error) {
      this.#deps.log.warn({ err: error }, 'failed to share stored pages')
    }
  }
}

const headersOf = ({ headers, surrogateKey }: StoredPage): Record<string, string> => ({
  ...Object.fromEntries(headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1]!]] : []))),
  'Surrogate-Key': surrogateKey,
})

/** What a page depends on apart from its data: the settings of its process too, which may differ from those of the process that stored it. */
function nameOf(key: string, { job: { visitor, site } }: PageSource): string {
  const { now: _now, ...settings } = visitor
  return `page:${JSON.stringify([key, settings, site])}`
}
