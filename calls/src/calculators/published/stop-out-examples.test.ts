import { computed, rowsOf } from '../../testing/published-example.ts'
import type { PublishedExample, Source } from '../../testing/published-example.ts'
import { stopOut } from '../stop-out.ts'
import type { StopOutInput } from '../stop-out.ts'

const fxpro: Source = [
  'FxPro: What is a Stop Out?',
  'https://www.fxpro.es/help-section/faq/trading-and-execution/what-is-a-stop-out',
]
const starpeak: Source = [
  'MC level and stop out at XM broker',
  'http://www.starpeaktrade.com/en/forum/mc-level-and-stop-out-at-xm-broker-131069',
]
const tradimo: Source = ['Tradimo: Margin call', 'http://en.tradimo.com/tradipedia/Margin-call_1167/']
const factory: Source = [
  'Forex Factory: Question about leverage, margin and position sizing',
  'https://www.forexfactory.com/thread/938351-question-about-leveragemarginposition-sizing',
]
const mcs: Source = ['MCS: Isolated Margin', 'https://help.mcs.io/hc/en-us/articles/360041008371-Isolated-Margin']
const thinkMarkets: Source = [
  'ThinkMarkets: What is the Margin Stop Out level',
  'https://support.thinkmarkets.com/hc/en-gb/articles/16606637094161-What-is-the-Margin-Stop-Out-level',
]
const mdfx: Source = [
  'MDFX: What is your stop out level? How is it calculated?',
  'http://help.mdfx.tradersway.net/knowledge-base/general-trading/what-is-your-stop-out-level-how-is-it-calculated/',
]

const xm = {
  pair: 'EURUSD',
  account: 'USD',
  side: 'buy',
  units: 10_000,
  open: 1.17,
  marginRate: 0.0011,
  stopOutPct: 20,
}
/** Isolated margin is the whole balance: a tenth of the position, in its own coin; 0.5% of it must remain. */
const isolated = { pair: 'ETHUSD', account: 'ETH', units: 10, open: 2000, balance: 1, leverage: 10, stopOutPct: 5 }

const examples: PublishedExample<StopOutInput>[] = [
  {
    // The page then subtracts 3.25 from 50 instead of 55.
    of: fxpro,
    says: 'a loss of $325, 3.25 per barrel',
    input: {
      ...{ pair: 'XBRUSD', account: 'USD', side: 'buy', units: 100, open: 55 },
      ...{ balance: 600, leverage: 10, stopOutPct: 50, pipSize: 1 },
    },
    prints: { margin: '550', maxLoss: '325', pipsToStop: '3.25' },
  },
  { of: starpeak, says: '$1,000', input: { ...xm, balance: 1000 }, prints: { margin: '12.87', pipsToStop: '997' } },
  { of: starpeak, says: '$3,000', input: { ...xm, balance: 3000 }, prints: { pipsToStop: '2997' } },
  {
    of: tradimo,
    says: 'a loss of $200 in 20 pips',
    input: {
      ...{ pair: 'EURUSD', account: 'USD', side: 'buy', units: 100_000, open: 1 },
      ...{ balance: 1200, leverage: 100, stopOutPct: 100 },
    },
    prints: { margin: '1000', maxLoss: '200', pipsToStop: '20' },
  },
  {
    of: factory,
    says: '227 pips where the margin is counted again at each price',
    input: {
      ...{ pair: 'EURUSD', account: 'USD', side: 'buy', units: 250_000 / 1.1117, open: 1.1117 },
      ...{ balance: 10_000, leverage: 50, stopOutPct: 100, marginBasis: 'marked' },
    },
    prints: { margin: '5000', pipsToStop: '227' },
  },
  { of: mcs, says: 'long 10x at 2000', input: { ...isolated, side: 'buy' }, prints: { stopPrice: '1826.48' } },
  { of: mcs, says: 'short 10x at 2000', input: { ...isolated, side: 'sell' }, prints: { stopPrice: '2209.94' } },
  {
    of: thinkMarkets,
    says: 'a loss of $750 with a margin of $500',
    input: {
      ...{ pair: 'EURUSD', account: 'USD', side: 'buy', units: 10_000, open: 1 },
      ...{ balance: 1000, marginRate: 0.05, stopOutPct: 50 },
    },
    prints: { margin: '500', maxLoss: '750' },
  },
  {
    of: mdfx,
    says: 'equity of $80 with a margin of $200, 1 lot at 1:500',
    input: {
      ...{ pair: 'USDJPY', account: 'USD', side: 'buy', units: 100_000, open: 110 },
      ...{ balance: 1000, leverage: 500, stopOutPct: 40 },
    },
    prints: { margin: '200', maxLoss: '920' },
  },
]

test.each(rowsOf(examples))('the stop-out matches %s', (_name, example) => {
  expect(computed(stopOut, example)).toEqual(example.prints)
})
