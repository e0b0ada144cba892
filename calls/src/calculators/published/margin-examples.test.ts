import { computed, rowsOf } from '../../testing/published-example.ts'
import type { PublishedExample, Source } from '../../testing/published-example.ts'
import { requiredMargin } from '../margin.ts'
import type { MarginInput } from '../margin.ts'

const sgt: Source = [
  'SGT Markets: Margin call vs stop out level',
  'https://sgtmarkets.com/faq-items/margin-call-vs-stop-out-level/',
]
const tenko: Source = [
  'TenkoFX: Stop out level 50% and margin call level 100%',
  'https://tenkofx.co.za/stop-out-level-50-and-margin-call-level-100/',
]
const ice: Source = [
  'ICE Markets: Calculation of the Stop Out level',
  'https://help.ice-markets.com/en/articles/3343736-calculation-of-the-stop-out-level',
]
const afterprime: Source = [
  'Afterprime: How do I calculate required margin for FX trades',
  'https://help.afterprime.com/en/trading/how-do-i-calculate-required-margin-for-fx-trades',
]
const egm: Source = [
  'EGM Securities: What is required margin',
  'https://support.egmsecurities.com/hc/en-us/articles/360015749238-What-is-required-margin',
]
const insta: Source = [
  'InstaForex: Calculation of collateral, Gold',
  'https://www.instaforex.com/support/en/trading-conditions/calculator/calculation-of-collateral/gold-gold',
]
const ebc: Source = [
  'EBC: How to calculate the margin required for gold and silver spot contract',
  'https://support.ebchelp.com/hc/en-001/articles/34289695130137-How-to-calculate-the-margin-required-for-gold-and-silver-spot-contract',
]
const axi: Source = [
  'Axi: How do I calculate the required margin for Gold, Silver, Platinum and Palladium trades?',
  'https://www.axi.com/ru/faqs/metals/how-do-i-calculate-the-required-margin-for-gold-silver-platinum-and-palladium-trades',
]
const doo: Source = [
  'Doo Prime: How is Margin for Precious Metals Calculated?',
  'https://dooprimesupports.com/en/trading-products/metals/precious-metal-margin',
]
const zedcex: Source = [
  'Zedcex: How to calculate margin level in PrimeXM oneZero',
  'https://help.zedcex.com/en/articles/8298466-how-to-calculate-margin-level-in-primexm-onezero',
]
const afsg: Source = [
  'AFSG: Calculating the Profit & Loss On Your CFD Account',
  'https://afsg.trade/education/cfd-trading/calculating-profit-and-loss-on-cfd-account',
]

/** In the quote currency of a pair, or in the given one. */
const position = (pair: string, units: number, price: number, rate: object, account = pair.slice(3)): MarginInput => ({
  pair,
  account,
  units,
  price,
  ...rate,
})
const inBase = (pair: string, units: number, leverage: number, account = pair.slice(0, 3)): MarginInput => ({
  pair,
  account,
  units,
  leverage,
  marginIn: 'base',
})
const pct1 = { marginRate: 0.01 }

const examples: PublishedExample<MarginInput>[] = [
  {
    of: sgt,
    says: '0.1 lot EUR/USD, 1:400',
    input: position('EURUSD', 10_000, 1.15, { leverage: 400 }),
    prints: { margin: '28.75' },
  },
  {
    of: tenko,
    says: '1 lot GBP/USD at 5%',
    input: position('GBPUSD', 100_000, 1.3, { marginRate: 0.05 }),
    prints: { margin: '6500' },
  },
  {
    of: ice,
    says: '0.5 lots GBP/USD bought',
    input: position('GBPUSD', 50_000, 1.3873, { leverage: 100 }),
    prints: { margin: '693.65' },
  },
  {
    of: ice,
    says: '0.5 lots GBP/USD sold',
    input: position('GBPUSD', 50_000, 1.387, { leverage: 100 }),
    prints: { margin: '693.5' },
  },
  { of: ice, says: '0.3 lots USD/CHF', input: inBase('USDCHF', 30_000, 100), prints: { margin: '300' } },
  {
    of: afterprime,
    says: '1 lot AUDJPY in euros',
    input: inBase('AUDJPY', 100_000, 100, 'EUR'),
    rates: { EURAUD: 1.59106 },
    prints: { margin: '628.51' },
  },
  { of: egm, says: '1 lot USDCAD', input: inBase('USDCAD', 100_000, 400), prints: { margin: '250.00' } },
  {
    of: egm,
    says: '0.1 lot EURUSD',
    input: position('EURUSD', 10_000, 1.14, { leverage: 400 }),
    prints: { margin: '28.5' },
  },
  {
    of: egm,
    says: '0.2 lots GBPCHF in dollars',
    input: inBase('GBPCHF', 20_000, 100, 'USD'),
    rates: { GBPUSD: 1.32 },
    prints: { margin: '264.00' },
  },
  {
    of: insta,
    says: '4 lots of gold',
    input: position('XAUUSD', 400, 904, { leverage: 100 }),
    prints: { margin: '3616' },
  },
  {
    of: ebc,
    says: '0.1 lot of gold',
    input: position('XAUUSD', 10, 2000, { leverage: 500 }),
    prints: { margin: '40' },
  },
  {
    of: ebc,
    says: '0.1 lot of silver',
    input: position('XAGUSD', 500, 23, { leverage: 500 }),
    prints: { margin: '23' },
  },
  { of: axi, says: 'gold at 1%', input: position('XAUUSD', 100, 1244.25, pct1), prints: { margin: '1244.25' } },
  { of: axi, says: 'silver at 1%', input: position('XAGUSD', 5000, 15.835, pct1), prints: { margin: '791.75' } },
  { of: axi, says: 'platinum at 1%', input: position('XPTUSD', 100, 982.006, pct1), prints: { margin: '982.01' } },
  { of: axi, says: 'palladium at 1%', input: position('XPDUSD', 100, 596.601, pct1), prints: { margin: '596.60' } },
  {
    of: axi,
    says: 'gold at 1:400',
    input: position('XAUUSD', 100, 1244.25, { leverage: 400 }),
    prints: { margin: '311.06' },
  },
  {
    of: axi,
    says: 'platinum at 1:400',
    input: position('XPTUSD', 100, 982.006, { leverage: 400 }),
    prints: { margin: '245.50' },
  },
  {
    of: axi,
    says: 'palladium at 1:400',
    input: position('XPDUSD', 100, 596.601, { leverage: 400 }),
    prints: { margin: '149.15' },
  },
  {
    of: doo,
    says: '1 lot of gold',
    input: position('XAUUSD', 100, 1806, { leverage: 500 }),
    prints: { margin: '361.2' },
  },
  {
    of: zedcex,
    says: '1 lot EURUSD at 1%',
    input: position('EURUSD', 100_000, 1.13, pct1),
    prints: { margin: '1130' },
  },
  {
    of: afsg,
    says: '10 units of the DAX at 3%, bought',
    input: position('GER40', 10, 13_173.5, { marginRate: 0.03 }, 'EUR'),
    prints: { margin: '3952' },
  },
  {
    of: afsg,
    says: '10 units of the DAX at 3%, sold',
    input: position('GER40', 10, 13_171.6, { marginRate: 0.03 }, 'EUR'),
    prints: { margin: '3951' },
  },
]

test.each(rowsOf(examples))('the required margin matches %s', (_name, example) => {
  expect(computed(requiredMargin, example)).toEqual(example.prints)
})
