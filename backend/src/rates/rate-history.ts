import type { Rates } from 'calls/calculators/conversion'
import type { Db } from 'database/db'
import { memoize } from 'platform/api/memoize'
import { rateOf } from './rate-of.ts'
import type { ReadReferenceRates } from './reference-rates.ts'

export const HISTORY_DAYS = 90

/**
 * The rates of the last days up to the site's newest ones, from the same kind of source: a site with real rates never shows invented days. Days
 * without a rate are null, never filled in.
 */
export function createRateHistory(db: Db, referenceRates: ReadReferenceRates) {
  const read = memoize({ seconds: 60, stale: 600 }, async (last: string, isSample: boolean) =>
    db.query<{ day: string; rates: Rates }>(
      `SELECT day::text AS day, json_object_agg(pair, rate) AS rates FROM reference_rate_days
       WHERE sample = $2::boolean AND day > $1::date - ${HISTORY_DAYS} AND day <= $1::date GROUP BY day ORDER BY day`,
      [last, isSample],
    ),
  )
  return async (symbols: readonly string[], days: number) => {
    const { at, kind } = await referenceRates()
    const known = at === null ? [] : (await read(at.slice(0, 10), kind === 'sample')).slice(-days)
    return {
      days: known.map(({ day }) => day),
      items: symbols.flatMap(symbol => {
        const rates = known.map(day => rateOf(symbol, day.rates) ?? null)
        return rates.some(rate => rate !== null) ? [{ symbol, rates }] : []
      }),
    }
  }
}
