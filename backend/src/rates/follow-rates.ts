import type { Db } from 'database/db'
import type { Log } from 'platform/api/envelope'
import { followSource, refreshSource, type OutsideSource } from '../outside-data/follow-source.ts'
import { storeRates } from './store-rates.ts'
import { readFeed } from './read-feed.ts'

const EVERY_SECONDS = 6 * 3600

export interface RateSource {
  db: Db
  /** Setting REFERENCE_RATES_URL. */
  url: string
  log: Log
}

const sourceOf = ({ db, url, log }: RateSource): OutsideSource => ({
  db,
  log,
  url,
  key: 'reference_rates',
  what: 'reference rates',
  everySeconds: EVERY_SECONDS,
  request: { headers: { Accept: 'application/xml, text/xml' } },
  store: async xml => ({ day: await storeRates(db, readFeed(xml), new URL(url).host) }),
})

/** Fetches the reference rates if due; otherwise, and after a failure, the last good rates stay, with their date. */
export const refreshRates = (source: RateSource, options: { timeoutMs?: number } = {}): Promise<void> =>
  refreshSource(sourceOf(source), options)

/** Keeps the reference rates up to date until stopped; stopping aborts a fetch in progress. */
export const followRates = (source: RateSource): { stop(): Promise<void> } => followSource(sourceOf(source))
