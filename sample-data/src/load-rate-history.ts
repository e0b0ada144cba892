import { HISTORY_DAYS } from 'backend/rates/rate-history'
import { sampleRates, sampleRatesBefore } from 'backend/rates/sample-rates'
import { isWorkingDay, lastClose } from './market-hours.ts'
import { RowLoader } from './row-loader.ts'
import { dayOf } from './sample-clock.ts'
import { createSampleQuotes } from './sample-quotes.ts'
import type { LaterScene } from './sample-scene.ts'

const DAY_MS = 86_400_000
/** As many digits as the sample rates have at most. */
const DIGITS = 6

/** Invented rates of the last 90 days: today's sample rates, those of the day before, and earlier the closing prices that sample texts name. */
export async function loadRateHistory({ queries, clock }: LaterScene): Promise<void> {
  const quotes = createSampleQuotes(clock, HISTORY_DAYS)
  const pairs = Object.keys(sampleRates.rates)
  const closeOf = (day: Date) =>
    Object.fromEntries(
      pairs.map(pair => [
        pair,
        Number(quotes.priceAt(pair, lastClose(new Date(day.getTime() + DAY_MS))).toPrecision(DIGITS)),
      ]),
    )
  const today = new Date(Math.floor(clock.now / DAY_MS) * DAY_MS)
  const earlier = Array.from({ length: HISTORY_DAYS - 1 }, (_, n) => new Date(today.getTime() - (n + 1) * DAY_MS))
  const [before, ...others] = earlier.filter(isWorkingDay)
  const rows = new RowLoader(queries, 'reference_rate_days')
  const add = async (day: Date, rates: Readonly<Record<string, number>>) => {
    for (const [pair, rate] of Object.entries(rates)) await rows.add({ day: dayOf(day), pair, rate, sample: true })
  }
  await add(today, sampleRates.rates)
  await add(before!, sampleRatesBefore)
  for (const day of others) await add(day, closeOf(day))
  await rows.finish()
}
