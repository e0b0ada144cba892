import type { Db } from 'database/db'
import { FeedError } from './read-feed.ts'
import type { Feed, RateDay } from './read-feed.ts'
import { isRates } from './reference-rates.ts'
import type { StoredRates } from './reference-rates.ts'

/** A larger change between days less than a week apart is an error in the feed, not a market move. */
const GREATEST_MOVE = 2
const WEEK_MS = 7 * 86_400_000

/**
 * Stores a feed's days, and its last one as setting `reference_rates`. Implausible jumps are refused with a FeedError, and with them the
 * whole feed; a feed older than the stored rates leaves the setting unchanged. Returns the latest day stored.
 */
export function storeRates(db: Db, { source, days }: Feed, fallbackSource: string): Promise<string> {
  return db.transaction(async queries => {
    const row = await queries.one<{ value: unknown }>(
      `SELECT value FROM settings WHERE key = 'reference_rates' FOR UPDATE`,
    )
    const kept = isRates(row?.value) ? { day: row.value.at.slice(0, 10), rates: row.value.rates } : undefined
    const newest = days.at(-1)
    if (!newest) throw new FeedError('it contains no day')
    refuseLeaps([...(kept ? [kept] : []), ...days].sort((one, other) => (one.day < other.day ? -1 : 1)))
    const all = days.flatMap(({ day, rates }) => Object.entries(rates).map(([pair, rate]) => ({ day, pair, rate })))
    await queries.query(
      `INSERT INTO reference_rate_days (day, pair, rate) SELECT * FROM unnest($1::date[], $2::text[], $3::numeric[])
       ON CONFLICT (day, pair) DO UPDATE SET rate = excluded.rate, sample = false`,
      [all.map(({ day }) => day), all.map(({ pair }) => pair), all.map(({ rate }) => rate)],
    )
    if (kept && kept.day > newest.day) return kept.day
    const value: StoredRates = {
      at: `${newest.day}T00:00:00.000Z`,
      source: source ?? fallbackSource,
      rates: newest.rates,
    }
    await queries.query(
      `INSERT INTO settings (key, value) VALUES ('reference_rates', $1)
       ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = now()`,
      [JSON.stringify(value)],
    )
    return newest.day
  })
}

function refuseLeaps(days: readonly RateDay[]): void {
  for (const [index, { day, rates }] of days.entries()) {
    const before = days[index - 1]
    if (!before || Date.parse(day) - Date.parse(before.day) >= WEEK_MS) continue
    for (const [pair, rate] of Object.entries(rates)) {
      const last = before.rates[pair]
      if (last !== undefined && Math.max(rate / last, last / rate) > GREATEST_MOVE)
        throw new FeedError(`${pair} jumps from ${last} to ${rate} on ${day}`)
    }
  }
}
