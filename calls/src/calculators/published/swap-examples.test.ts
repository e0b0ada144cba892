import { computed, rowsOf } from '../../testing/published-example.ts'
import type { PublishedExample, Source } from '../../testing/published-example.ts'
import { swapOf } from '../swap.ts'
import type { SwapInput } from '../swap.ts'

const ultima: Source = [
  'Ultima Markets: How to calculate swap fee',
  'https://helpcenter.ultimarkets.com/hc/en-us/articles/10926282527375-How-to-calculate-swap-fee',
]
const fnMarkets: Source = [
  'FN Markets: How do you calculate swaps',
  'http://help.fnmarkets.com/en/articles/10255563-how-do-you-calculate-swaps',
]
const buzz: Source = ['BuzzFX: Swaps calculator', 'https://buzzfx.com/Swaps-Calculator.php']
const fxce: Source = ['FXCE: Swap', 'https://fxce.zendesk.com/hc/en-us/articles/4404347272089-Swap']
const nash: Source = [
  'Nash Markets: Understanding Swap Short and Swap Long',
  'https://nashmarkets.com/faq/understanding-nash-markets-swap-short-and-swap-long/',
]

const eurusd = { pair: 'EURUSD', account: 'USD' }
const share = { mode: 'percent', contractSize: 1, lots: 1, nights: 1 }

const examples: PublishedExample<SwapInput>[] = [
  {
    of: ultima,
    says: 'short, in points',
    input: { mode: 'points', rate: 2.17, lots: 1, nights: 1, ...eurusd },
    prints: { swap: '2.17' },
  },
  {
    of: ultima,
    says: 'long, in points',
    input: { mode: 'points', rate: -5.45, lots: 1, nights: 1, ...eurusd },
    prints: { swap: '-5.45' },
  },
  { of: ultima, says: 'short, in percent', input: { ...share, rate: -3.5, price: 235.82 }, prints: { swap: '-0.02' } },
  { of: ultima, says: 'long, in percent', input: { ...share, rate: -6.88, price: 235.94 }, prints: { swap: '-0.05' } },
  {
    of: ultima,
    says: 'short, in currency',
    input: { mode: 'currency', rate: 1, lots: 1, nights: 1 },
    prints: { swap: '1' },
  },
  {
    of: ultima,
    says: 'long, in currency',
    input: { mode: 'currency', rate: -11.3195, lots: 1, nights: 1 },
    prints: { swap: '-11.32' },
  },
  {
    of: fnMarkets,
    says: '5 nights of EURUSD',
    input: { mode: 'points', rate: -13.472, lots: 1, nights: 5, ...eurusd },
    prints: { swap: '-67.36' },
  },
  {
    of: fnMarkets,
    says: 'a night of USDJPY, in pips of 0.01',
    input: { mode: 'points', rate: 16.4, lots: 1, nights: 1, pair: 'USDJPY', account: 'USD', pointSize: 0.01 },
    rates: { JPYUSD: 0.006733 },
    prints: { swap: '110.42' },
  },
  {
    of: buzz,
    says: '5 lots of EUR/USD in euros',
    input: { mode: 'points', rate: 0.15, lots: 5, nights: 1, pair: 'EURUSD', account: 'EUR' },
    rates: { EURUSD: 1.0895 },
    prints: { swap: '0.69' },
  },
  {
    of: fxce,
    says: '2 lots of EURUSD',
    input: { mode: 'points', rate: 7, lots: 2, nights: 1, ...eurusd },
    prints: { swap: '14' },
  },
  {
    of: nash,
    says: 'a lot of USDCAD, in its quote currency',
    input: { mode: 'points', rate: -4.98, lots: 1, nights: 1, pair: 'USDCAD' },
    prints: { swap: '-4.98' },
  },
]

test.each(rowsOf(examples))('the swap matches %s', (_name, example) => {
  expect(computed(swapOf, example)).toEqual(example.prints)
})
