import type { Rates } from 'calls/calculators/conversion'
import type { Db } from 'database/db'
import { memoize } from 'platform/api/memoize'
import { sampleRates, sampleRatesBefore } from './sample-rates.ts'

/** Setting `reference_rates`: the newest rates, by pair. */
export interface StoredRates {
  at: string
  source: string
  rates: Rates
}

export interface ReferenceRates {
  rates: Rates
  /** Rates of the day before, empty if unknown. */
  before: Rates
  /** Publisher; null: this site has no rates. */
  source: string | null
  at: string | null
  kind: 'reference' | 'sample'
}

export type ReadReferenceRates = () => Promise<ReferenceRates>

/** A difference over more days than weekends and holidays explain does not count as a daily change. */
const DAYS_BACK = 7

/**
 * The site's rates: setting `reference_rates` as `{"at", "source", "rates": {"EURUSD": 1.16}}`, fetched (REFERENCE_RATES_URL) or set by
 * hand; on a site with sample data the sample rates; otherwise none, and callers send their own.
 */
export function createReferenceRates(db: Db): ReadReferenceRates {
  return memoize({ seconds: 60 }, async () => {
    const rows = await db.query<{ key: string; value: unknown }>(
      `SELECT key, value FROM settings WHERE key IN ('reference_rates', 'sample_data')`,
    )
    const own = rows.find(row => row.key === 'reference_rates')?.value
    if (isRates(own)) return { ...own, before: await ratesBefore(db, own.at.slice(0, 10)), kind: 'reference' }
    const sample = rows.find(row => row.key === 'sample_data')
    if (sample) return { ...sampleRates, at: sampleDay(sample.value), before: sampleRatesBefore, kind: 'sample' }
    return { rates: {}, before: {}, source: null, at: null, kind: 'reference' }
  })
}

/** The day for which the sample data was generated. */
const sampleDay = (made: unknown): string | null => {
  const { today } = made as { today?: string }
  return today ? `${today.slice(0, 10)}T00:00:00.000Z` : null
}

/** Only if the day itself was fetched as well: rates set by hand are not compared with those of another source. */
async function ratesBefore(db: Db, day: string): Promise<Rates> {
  const rows = await db.query<{ pair: string; rate: number }>(
    `SELECT pair, rate FROM reference_rate_days WHERE NOT sample AND EXISTS (SELECT FROM reference_rate_days WHERE day = $1::date AND NOT sample)
       AND day = (SELECT max(day) FROM reference_rate_days WHERE NOT sample AND day < $1::date AND day >= $1::date - ${DAYS_BACK})`,
    [day],
  )
  return Object.fromEntries(rows.map(({ pair, rate }) => [pair, rate]))
}

export const isRates = (value: unknown): value is StoredRates =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'string' &&
  /^\d{4}-\d\d-\d\dT/.test(value.at) &&
  'source' in value &&
  typeof value.source === 'string' &&
  'rates' in value &&
  typeof value.rates === 'object' &&
  value.rates !== null
