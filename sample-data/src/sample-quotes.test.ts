import { expect, test } from '@jest/globals'
import { sampleRates, sampleRatesBefore } from 'backend/rates/sample-rates'
import { lastClose } from './market-hours.ts'
import { SampleClock } from './sample-clock.ts'
import { createSampleQuotes } from './sample-quotes.ts'

const HOUR_MS = 3_600_000
/** Moments of a week, weekend included. */
const moments = Array.from({ length: 6 }, (_, index) => new Date(Date.UTC(2026, 10, 16, 9) + index * 31 * HOUR_MS))
const quotes = new Map(moments.map(now => [now, createSampleQuotes(new SampleClock(now), 12)]))
const quotesAt = (now: Date) => quotes.get(now) ?? createSampleQuotes(new SampleClock(now), 12)

test.each(Object.entries(sampleRates.rates))('the sample quotes of %s end at the sample rate', (pair, rate) => {
  for (const now of moments) expect(quotesAt(now).priceAt(pair, now)).toBeCloseTo(rate, 9)
})

test.each(Object.entries(sampleRatesBefore))(
  'the sample quotes of %s close the day before at its rate, within a hundredth of a percent',
  (pair, rate) => {
    for (const now of moments) {
      const price = quotesAt(now).priceAt(pair, lastClose(now))
      expect(Math.abs(price / rate - 1)).toBeLessThan(0.0001)
    }
  },
)

test('a cross in the sample quotes is the quotient of its two pairs at every moment', () => {
  const now = moments[0]!
  const { priceAt } = quotesAt(now)
  for (let hours = 0; hours < 280; hours += 7) {
    const at = new Date(now.getTime() - hours * HOUR_MS)
    expect(priceAt('EURGBP', at)).toBeCloseTo(priceAt('EURUSD', at) / priceAt('GBPUSD', at), 9)
    expect(priceAt('GBPJPY', at)).toBeCloseTo(priceAt('GBPUSD', at) * priceAt('USDJPY', at), 6)
  }
})

test('the sample quotes stay within three percent of the sample rate and rest on weekends', () => {
  const now = new Date('2026-11-24T09:00:00Z')
  const { priceAt, changeAt } = quotesAt(now)
  for (const [pair, rate] of Object.entries(sampleRates.rates)) {
    for (let hours = 0; hours < 288; hours += 5) {
      const price = priceAt(pair, new Date(now.getTime() - hours * HOUR_MS))
      expect(Math.abs(price / rate - 1)).toBeLessThan(0.03)
    }
    const [saturday, sunday] = ['2026-11-14T03:00:00Z', '2026-11-15T20:00:00Z'].map(at => new Date(at))
    expect(priceAt(pair, sunday!) / priceAt(pair, saturday!)).toBeCloseTo(1, 3)
    expect(changeAt(pair, now)).toBeCloseTo(rate - sampleRatesBefore[pair as keyof typeof sampleRatesBefore], 1)
  }
})
