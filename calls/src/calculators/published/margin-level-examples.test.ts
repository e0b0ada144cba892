import { computed, rowsOf } from '../../testing/published-example.ts'
import type { PublishedExample, Source } from '../../testing/published-example.ts'
import { marginLevel } from '../margin-level.ts'
import type { MarginLevelInput } from '../margin-level.ts'

const fxpro: Source = [
  'FxPro: What is a Stop Out?',
  'https://www.fxpro.es/help-section/faq/trading-and-execution/what-is-a-stop-out',
]
const ice: Source = [
  'ICE Markets: Calculation of the Stop Out level',
  'https://help.ice-markets.com/en/articles/3343736-calculation-of-the-stop-out-level',
]
const easyPip: Source = [
  'The Easy Pip: Margin trading 101',
  'https://theeasypip.com/forex-beginner-courses/margin-trading-101-understand-how-your-margin-account-works',
]
const babypips: Source = [
  'BabyPips forum: Little help with the Stop Out Level',
  'https://forums.babypips.com/t/little-help-with-the-stop-out-level/308206',
]
const kraken: Source = ['Kraken: Free Margin', 'https://support.kraken.com/hc/en-us/articles/203325743-Free-Margin']
const forexcent: Source = ['ForexCent: Margin Level', 'http://www.forexcent.com/eng/help/terms_margin_level.html']
const thinkMarkets: Source = [
  'ThinkMarkets: What is the Margin Stop Out level',
  'https://support.thinkmarkets.com/hc/en-gb/articles/16606637094161-What-is-the-Margin-Stop-Out-level',
]
const mdfx: Source = [
  'MDFX: What is your stop out level? How is it calculated?',
  'http://help.mdfx.tradersway.net/knowledge-base/general-trading/what-is-your-stop-out-level-how-is-it-calculated/',
]

const examples: PublishedExample<MarginLevelInput>[] = [
  {
    of: fxpro,
    says: 'a loss of $900',
    input: { balance: 1000, floating: -900, usedMargin: 100 },
    prints: { equity: '100', freeMargin: '0', marginLevelPct: '100' },
  },
  {
    of: fxpro,
    says: 'a loss of $950',
    input: { balance: 1000, floating: -950, usedMargin: 100 },
    prints: { equity: '50', marginLevelPct: '50' },
  },
  { of: ice, says: 'example 1', input: { equity: 2282.71, usedMargin: 309.81 }, prints: { marginLevelPct: '736.81' } },
  {
    of: easyPip,
    says: 'a loss of $100',
    input: { balance: 1000, floating: -100, usedMargin: 300 },
    prints: { equity: '900' },
  },
  {
    of: easyPip,
    says: 'a profit of $150',
    input: { balance: 1000, floating: 150, usedMargin: 300 },
    prints: { equity: '1150' },
  },
  { of: easyPip, says: 'a margin of $300', input: { equity: 1000, usedMargin: 300 }, prints: { freeMargin: '700' } },
  {
    of: babypips,
    says: 'a loss of $960',
    input: { balance: 1000, floating: -960, usedMargin: 200 },
    prints: { equity: '40', marginLevelPct: '20' },
  },
  { of: kraken, says: 'equity of $8,750', input: { equity: 8750, usedMargin: 2500 }, prints: { freeMargin: '6250' } },
  {
    of: forexcent,
    says: '2000 with 1000 used',
    input: { equity: 2000, usedMargin: 1000 },
    prints: { marginLevelPct: '200' },
  },
  {
    of: thinkMarkets,
    says: 'a loss of $750',
    input: { balance: 1000, floating: -750, usedMargin: 500 },
    prints: { equity: '250', marginLevelPct: '50' },
  },
  { of: mdfx, says: 'equity of $80', input: { equity: 80, usedMargin: 200 }, prints: { marginLevelPct: '40' } },
]

test.each(rowsOf(examples))('the margin level matches %s', (_name, example) => {
  expect(computed(marginLevel, example)).toEqual(example.prints)
})
