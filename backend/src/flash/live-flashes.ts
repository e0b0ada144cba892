import type { LiveFlash } from 'calls/live-stream/live-messages'
import type { Db } from 'database/db'
import type { Log } from 'platform/api/envelope'

/** Items that a process keeps for readers who reconnect; those who missed more read them with live7x24.latest. */
const KEPT = 50
/** The longest wait for the next scheduled item: a timer cannot wait longer than about 24 days. */
const LONGEST_WAIT_MS = 3_600_000
/** Wait before another attempt if the database could not be read. */
const RETRY_MS = 5_000

interface Row {
  flash_id: number
  content: LiveFlash['content']
  important: boolean
  tags: string[]
  symbols: string[]
  country_code: string | null
  source: string
  published_at: string
}

const NEWEST = `SELECT flash_id, content, important, tags, symbols, country_code, source, published_at FROM flash_items
  WHERE published_at <= now() ORDER BY published_at DESC, flash_id DESC LIMIT ${KEPT}`
const NEXT_DUE = `SELECT ceil(extract(epoch FROM min(published_at) - now()) * 1000)::bigint AS ms FROM flash_items WHERE published_at > now()`

export interface FlashListener {
  /** An item was published. */
  item(item: LiveFlash): void
  /** An item was withdrawn. Those that are older than the ones kept are not reported. */
  withdrawn(id: string): void
  /** More items were published at once than are kept. */
  gap(): void
}

export interface LiveFlashes {
  /** Id of the newest published item; '' if there is none. */
  readonly newestId: string
  /** The items published after the one with this id, oldest first; null if that one is no longer known. */
  since(id: string): LiveFlash[] | null
  /** Reads nothing more; the connection of the database that listens ends with the process. */
  stop(): void
}

/**
 * Follows the published news flashes: those written by any process, and those written earlier whose time has come. Resolves once the newest
 * ones are known.
 */
export async function followFlashes(db: Db, listener: FlashListener, log: Log): Promise<LiveFlashes> {
  /** Oldest first. */
  let kept: LiveFlash[] = []
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function read(): Promise<LiveFlash[]> {
    const [rows, due] = await Promise.all([db.query<Row>(NEWEST), db.one<{ ms: number | null }>(NEXT_DUE)])
    plan(Math.min(due?.ms ?? LONGEST_WAIT_MS, LONGEST_WAIT_MS))
    return rows.map(toItem).reverse()
  }
  async function look(): Promise<void> {
    const before = kept
    kept = await read()
    const newest = before.at(-1)
    const known = new Set(before.map(({ id }) => id))
    if (newest && kept.length === KEPT && !kept.some(({ id }) => known.has(id))) listener.gap()
    // An item from before the newest one was written late: it is not news.
    const isNews = ({ id, publishedAt }: LiveFlash) => !known.has(id) && (!newest || publishedAt >= newest.publishedAt)
    for (const item of kept) if (isNews(item)) listener.item(item)
    const ids = new Set(kept.map(({ id }) => id))
    for (const item of before) if (!ids.has(item.id) && !isPushedOut(item, kept)) listener.withdrawn(item.id)
  }
  function plan(ms: number): void {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(wake, Math.max(ms, 1)).unref()
  }
  // Runs do not overlap; a wake-up during a run triggers one more.
  let running = Promise.resolve()
  let isWaiting = false
  function wake(): void {
    if (isWaiting || isStopped) return
    isWaiting = true
    running = running.then(() => {
      isWaiting = false
      return look().catch((error: unknown) => {
        if (isStopped) return
        log.error({ err: error }, 'failed to read new news flashes, will retry')
        plan(RETRY_MS)
      })
    })
  }

  kept = await read()
  await db.listen('flash_items', wake, isListening => void (isListening && wake()))
  wake() // for items written before it listened
  return {
    get newestId() {
      return kept.at(-1)?.id ?? ''
    },
    since(id) {
      const index = kept.findIndex(item => item.id === id)
      return index === -1 ? null : kept.slice(index + 1)
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** Whether an item is no longer kept because newer ones were published. */
function isPushedOut(item: LiveFlash, [oldest, ...others]: readonly LiveFlash[]): boolean {
  return oldest !== undefined && others.length + 1 === KEPT && item.publishedAt <= oldest.publishedAt
}

const toItem = (row: Row): LiveFlash => ({
  type: 'flash',
  id: String(row.flash_id),
  content: row.content,
  important: row.important,
  tags: row.tags,
  symbols: row.symbols,
  countryCode: row.country_code,
  source: row.source,
  publishedAt: row.published_at,
})
