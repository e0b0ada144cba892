import type { Db } from 'database/db'
import type { Log } from 'platform/api/envelope'
import { fetchText } from './fetch-text.ts'
import { storeRates } from './store-rates.ts'
import { readFeed } from './read-feed.ts'

const FETCH_TIMEOUT_MS = 15_000
/** How often a process checks whether a fetch is due; the time of the next fetch is kept in the database. */
const LOOK_EVERY_MS = 5 * 60_000
const EVERY_SECONDS = 6 * 3600
/** After a failure, or if the fetching process died. */
const AGAIN_SECONDS = 15 * 60

export interface RateSource {
  db: Db
  /** Setting REFERENCE_RATES_URL. */
  url: string
  log: Log
}

/** Varies by up to a tenth, so that many sites do not fetch at the same moment. */
const about = (amount: number) => Math.round(amount * (0.9 + Math.random() * 0.2))

/**
 * Fetches the reference rates if due: at first, after a change of address, or after six hours. Failures are logged and retried after a
 * quarter of an hour; until then the last good rates stay, with their date.
 */
export async function refreshRates(
  { db, url, log }: RateSource,
  { timeoutMs = FETCH_TIMEOUT_MS, signal = new AbortController().signal } = {},
): Promise<void> {
  try {
    if (!(await takeTurn(db, url))) return
    const day = await storeRates(db, readFeed(await fetchText(url, { timeoutMs, signal })), new URL(url).host)
    await db.query(
      `UPDATE settings SET value = jsonb_build_object('url', $1::text, 'next', now() + make_interval(secs => $2)) WHERE key = 'reference_rates_turn'`,
      [url, about(EVERY_SECONDS)],
    )
    log.info({ day }, 'reference rates fetched')
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'failed to fetch reference rates, keeping the last ones')
  }
}

/**
 * True for the one process whose turn it is, decided by one statement on a shared row. A lock would have to be held, in an open
 * transaction, while an external server takes its time.
 */
async function takeTurn(db: Db, url: string): Promise<boolean> {
  const taken = await db.one(
    `INSERT INTO settings AS s (key, value)
     VALUES ('reference_rates_turn', jsonb_build_object('url', $1::text, 'next', now() + make_interval(secs => $2)))
     ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = now()
       WHERE s.value->>'url' IS DISTINCT FROM $1 OR (s.value->>'next')::timestamptz <= now()
     RETURNING key`,
    [url, AGAIN_SECONDS],
  )
  return taken !== undefined
}

/** Keeps the reference rates up to date until stopped; stopping aborts a fetch in progress. */
export function followRates(source: RateSource): { stop(): Promise<void> } {
  const stopped = new AbortController()
  const { signal } = stopped
  let timer: NodeJS.Timeout | undefined
  let running = look()
  async function look(): Promise<void> {
    await refreshRates(source, { signal })
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
