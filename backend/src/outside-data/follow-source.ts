import type { Db } from 'database/db'
import type { Log } from 'platform/api/envelope'
import { fetchText } from './fetch-text.ts'

const FETCH_TIMEOUT_MS = 15_000
/** How often a process checks whether a fetch is due; the time of the next fetch is kept in the database. */
const LOOK_EVERY_MS = 5 * 60_000
/** After a failure, or if the fetching process died. */
const AGAIN_SECONDS = 15 * 60

/** Data of another system that is fetched from an address which the operator names in a setting. */
export interface OutsideSource {
  db: Db
  log: Log
  url: string
  /** Row of the table `settings` that the data is stored in; the row `{key}_turn` has the time of the next fetch. */
  key: string
  /** For the log: 'reference rates'. */
  what: string
  everySeconds: number
  /** How the document is requested, such as its format. */
  request: RequestInit
  /** Checks and stores a document; resolves with fields for the log. Rejects if the document is unusable: the last one stays. */
  store(document: string): Promise<object>
}

/** Varies by up to a tenth, so that many sites do not fetch at the same moment. */
const about = (amount: number) => Math.round(amount * (0.9 + Math.random() * 0.2))

/**
 * Fetches a source if due: at first, after a change of address, or after its interval. Failures are logged and retried after a quarter of an
 * hour; until then the last good data stays.
 */
export async function refreshSource(
  source: OutsideSource,
  { timeoutMs = FETCH_TIMEOUT_MS, signal = new AbortController().signal } = {},
): Promise<void> {
  const { db, log, url, key, what, everySeconds, request, store } = source
  try {
    if (!(await takeTurn(source))) return
    const stored = await store(await fetchText(url, { ...request, timeoutMs, signal }))
    await db.query(
      `UPDATE settings SET value = jsonb_build_object('url', $2::text, 'next', now() + make_interval(secs => $3)) WHERE key = $1`,
      [turnOf(key), url, about(everySeconds)],
    )
    log.info(stored, `${what} fetched`)
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, `failed to fetch ${what}, keeping the last ones`)
  }
}

const turnOf = (key: string) => `${key}_turn`

/**
 * True for the one process whose turn it is, decided by one statement on a shared row. A lock would have to be held, in an open
 * transaction, while an external server takes its time.
 */
async function takeTurn({ db, url, key }: OutsideSource): Promise<boolean> {
  const taken = await db.one(
    `INSERT INTO settings AS s (key, value)
     VALUES ($1, jsonb_build_object('url', $2::text, 'next', now() + make_interval(secs => $3)))
     ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = now()
       WHERE s.value->>'url' IS DISTINCT FROM $2 OR (s.value->>'next')::timestamptz <= now()
     RETURNING key`,
    [turnOf(key), url, AGAIN_SECONDS],
  )
  return taken !== undefined
}

/** Keeps a source up to date until stopped; stopping aborts a fetch in progress. */
export function followSource(source: OutsideSource): { stop(): Promise<void> } {
  const stopped = new AbortController()
  const { signal } = stopped
  let timer: NodeJS.Timeout | undefined
  let running = look()
  async function look(): Promise<void> {
    await refreshSource(source, { signal })
    if (!signal.aborted) timer = setTimeout(() => (running = look()), about(LOOK_EVERY_MS)).unref()
  }
  return {
    async stop() {
      stopped.abort()
      clearTimeout(timer)
      await running
    },
  }
}
