import { computed, rowsOf } from '../../testing/published-example.ts'
import type { PublishedExample, Source } from '../../testing/published-example.ts'
import { profitOf } from '../profit.ts'
import type { ProfitInput } from '../profit.ts'

const swissfs: Source = ['SwissFS: Profit & Loss (Example 1)', 'https://swissfs.sa.com/profitandloss1.html']
const amalga: Source = [
  'Amalga: Profit calculation (KA-01039)',
  'https://amalgasupport.powerappsportals.com/en-us/knowledgebase/article/KA-01039',
]
const swing: Source = [
  'Calculating Profits and Losses in the Forex',
  'http://forexswingprofit.com/calculating-profits-and-losses-in-the-forex/',
]
const poems: Source = [
  'POEMS Hong Kong: Forex trading details',
  'http://www.poems.com.hk/en-us/product-and-service/forex/trading-details',
]
const oanda: Source = [
  'OANDA: How to Calculate Profit and Loss',
  'https://www.oanda.com/forex-trading/analysis/profit-calculator/how',
]
const hycmIndex: Source = [
  'HYCM: Examples of a CFD indices trade',
  'https://help.hycm.com/hc/en-us/articles/360000599179-Examples-of-a-CFD-indices-trade',
]
const hycmGold: Source = [
  'HYCM: Examples of a CFD commodities trade',
  'https://help.hycm.com/hc/en-us/articles/10103932677404-Examples-of-a-CFD-commodities-trade',
]
const afsg: Source = [
  'AFSG: Calculating the Profit & Loss On Your CFD Account',
  'https://afsg.trade/education/cfd-trading/calculating-profit-and-loss-on-cfd-account',
]
const hcffx: Source = ['HCFFX: CFD Trading Examples', 'http://www.hcffx.uk/en/a/cp/chajiaheyuejiaoyianli1/']
const etx: Source = ['ETX Capital: How to trade CFDs', 'http://www.etxcapital.com/cfd-trading/how-to-trade-cfds']
const trading212: Source = [
  'Trading 212: How is my result calculated on CFD',
  'https://helpcentre.trading212.com/hc/en-us/articles/360008142138-How-is-my-result-calculated-on-CFD',
]
const futures: Source = [
  'Euro / US Dollar Currency Futures (CME 6E)',
  'http://options-trading-system.com/g10_currency.asp?amp=1&s=6E',
]

const trade = (
  pair: string,
  side: 'buy' | 'sell',
  units: number,
  [open, close]: [number, number],
  account = pair.slice(3),
): ProfitInput => ({ pair, side, units, open, close, account })
const index = (pair: string, account: string, side: 'buy' | 'sell', units: number, prices: [number, number]) =>
  trade(pair, side, units, prices, account)

const examples: PublishedExample<ProfitInput>[] = [
  {
    of: swissfs,
    says: '2 lots of EUR/GBP in dollars',
    input: trade('EURGBP', 'buy', 200_000, [0.8648, 0.8702], 'USD'),
    rates: { GBPUSD: 1.5287 },
    prints: { profit: '1650.996' },
  },
  {
    of: amalga,
    says: 'EURGBP sold, in dollars',
    input: trade('EURGBP', 'sell', 10_000, [0.84979, 0.84872], 'USD'),
    rates: { GBPUSD: 1.18479 },
    prints: { profitQuote: '10.7', profit: '12.67725' },
  },
  {
    of: amalga,
    says: 'USDJPY bought',
    input: trade('USDJPY', 'buy', 10_000, [136.74, 137.18]),
    prints: { profit: '4400' },
  },
  {
    of: swing,
    says: '4 lots of EUR/USD',
    input: trade('EURUSD', 'buy', 400_000, [1.25, 1.257]),
    prints: { profit: '2800' },
  },
  {
    of: swing,
    says: '1 lot of USD/JPY in dollars',
    input: trade('USDJPY', 'buy', 100_000, [110, 110.05], 'USD'),
    rates: { USDJPY: 110.05 },
    prints: { profit: '45.43' },
  },
  { of: poems, says: 'EUR/USD bought', input: trade('EURUSD', 'buy', 10_000, [1.25, 1.26]), prints: { profit: '100' } },
  {
    of: poems,
    says: 'USD/JPY at a loss',
    input: trade('USDJPY', 'buy', 10_000, [107, 105]),
    prints: { profit: '-20000' },
  },
  {
    of: oanda,
    says: '10,000 EUR/USD sold',
    input: trade('EURUSD', 'sell', 10_000, [0.9517, 0.9505]),
    prints: { profit: '12.00' },
  },
  {
    of: oanda,
    says: '10,000 USD/JPY at a loss, in dollars',
    input: trade('USDJPY', 'buy', 10_000, [115.05, 114.45], 'USD'),
    rates: { USDJPY: 114.45 },
    prints: { profitQuote: '-6000', profit: '-52.42' },
  },
  {
    of: hycmIndex,
    says: '5 US30, the rise of 402 that it computes',
    input: index('US30', 'USD', 'buy', 5, [25_980, 26_382]),
    prints: { pips: '402', profit: '2010' },
  },
  {
    of: hycmIndex,
    says: '5 US30 at a loss',
    input: index('US30', 'USD', 'buy', 5, [25_980, 25_578]),
    prints: { pips: '-402', profit: '-2010' },
  },
  {
    of: hycmGold,
    says: '100 oz of gold',
    input: trade('XAUUSD', 'buy', 100, [1206.2, 1224.5]),
    prints: { pips: '1830', profit: '1830' },
  },
  {
    of: hycmGold,
    says: '100 oz of gold at a loss',
    input: trade('XAUUSD', 'buy', 100, [1206.2, 1187.9]),
    prints: { pips: '-1830', profit: '-1830' },
  },
  {
    of: afsg,
    says: '10 units of the DAX',
    input: index('GER40', 'EUR', 'buy', 10, [13_173.5, 13_271.6]),
    prints: { profit: '981' },
  },
  {
    of: hcffx,
    says: 'S&P 500 sold at a loss, $100 per point',
    input: index('US500', 'USD', 'sell', 100, [1550.5, 1555]),
    prints: { profit: '-450' },
  },
  {
    of: hcffx,
    says: 'S&P 500 bought, $100 per point',
    input: index('US500', 'USD', 'buy', 100, [1551, 1554.5]),
    prints: { profit: '350' },
  },
  {
    of: etx,
    says: 'FTSE 100 bought, £5 per point',
    input: index('UK100', 'GBP', 'buy', 5, [7005.4, 7007.4]),
    prints: { profit: '10' },
  },
  {
    of: etx,
    says: 'FTSE 100 sold at a loss',
    input: index('UK100', 'GBP', 'sell', 5, [7004.4, 7008.4]),
    prints: { profit: '-20' },
  },
  {
    of: etx,
    says: 'FTSE 100 bought at a loss',
    input: index('UK100', 'GBP', 'buy', 5, [7005.4, 7002.4]),
    prints: { profit: '-15' },
  },
  {
    of: etx,
    says: 'FTSE 100 sold',
    input: index('UK100', 'GBP', 'sell', 5, [7004.4, 7003.4]),
    prints: { profit: '5' },
  },
  {
    of: trading212,
    says: 'NASDAQ 100 in pounds',
    input: index('US100', 'GBP', 'buy', 10, [9075.5, 9077.8]),
    rates: { USDGBP: 0.7942 },
    prints: { profitQuote: '23', profit: '18.27' },
  },
  {
    of: futures,
    says: '1 contract of 125,000 euros',
    input: trade('EURUSD', 'buy', 125_000, [1.3624, 1.3684]),
    prints: { pips: '60', profit: '750' },
  },
  {
    of: futures,
    says: '10 contracts',
    input: trade('EURUSD', 'buy', 1_250_000, [1.3624, 1.3684]),
    prints: { profit: '7500' },
  },
]

test.each(rowsOf(examples))('the profit matches %s', (_name, example) => {
  expect(computed(profitOf, example)).toEqual(example.prints)
})
