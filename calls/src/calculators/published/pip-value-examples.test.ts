import { computed, rowsOf } from '../../testing/published-example.ts'
import type { PublishedExample, Source } from '../../testing/published-example.ts'
import { pipValueOf } from '../pip-value.ts'
import type { PipValueInput } from '../pip-value.ts'

const milton: Source = [
  'Milton Markets: How can I calculate 1 pip of profit or loss',
  'https://support.miltonmarkets.com/hc/en-us/articles/360058415291-How-can-I-calculate-1-pip-of-profit-or-loss',
]
const fxcm: Source = [
  'FXCM: How to calculate PIP value?',
  'https://help.fxcm.com/markets/Trading/Education/Trading-Basics/32856512/How-to-calculate-PIP-value.htm',
]
const ebc: Source = ['EBC: Pip Value Calculator', 'https://www.ebc.com/forex-tools/pip-value-calculator/']
const tradeNation: Source = [
  'Trade Nation: What is a pip in forex trading?',
  'https://tradenation.com/articles/what-is-a-pip-in-forex-trading/',
]
const exobeacon: Source = ['Exobeacon: What is a pip', 'https://exobeacon.com/tools/pip-value']
const dayTraders: Source = ['Tick value of futures (CME contracts)', 'https://day-traders.net/tick-value-of-futures/']
const hycmGold: Source = [
  'HYCM: Examples of a CFD commodities trade',
  'https://help.hycm.com/hc/en-us/articles/10103932677404-Examples-of-a-CFD-commodities-trade',
]
const hycmIndex: Source = [
  'HYCM: Examples of a CFD indices trade',
  'https://help.hycm.com/hc/en-us/articles/360000599179-Examples-of-a-CFD-indices-trade',
]

const lot = 100_000

const examples: PublishedExample<PipValueInput>[] = [
  {
    of: milton,
    says: '1 lot of EUR/USD',
    input: { pair: 'EURUSD', account: 'USD', units: lot },
    prints: { pipValue: '10' },
  },
  {
    of: milton,
    says: '1 lot of USD/CHF',
    input: { pair: 'USDCHF', account: 'CHF', units: lot },
    prints: { pipValue: '10' },
  },
  {
    of: milton,
    says: '1 lot of EUR/JPY',
    input: { pair: 'EURJPY', account: 'JPY', units: lot },
    prints: { pipValue: '1000' },
  },
  {
    of: fxcm,
    says: '10K of EUR/USD',
    input: { pair: 'EURUSD', account: 'USD', units: 10_000 },
    prints: { pipValue: '1' },
  },
  {
    of: fxcm,
    says: '10K of EUR/GBP in dollars at 1.66',
    input: { pair: 'EURGBP', account: 'USD', units: 10_000 },
    rates: { GBPUSD: 1.66 },
    prints: { pipValue: '1.66' },
  },
  {
    of: ebc,
    says: '100,000 GBP/JPY in dollars at 159.653',
    input: { pair: 'GBPJPY', account: 'USD', units: lot },
    rates: { USDJPY: 159.653 },
    prints: { pipValue: '6.26' },
  },
  {
    of: tradeNation,
    says: '40,000 USD/JPY at 140.05',
    input: { pair: 'USDJPY', account: 'USD', units: 40_000 },
    rates: { USDJPY: 140.05 },
    prints: { pipValue: '2.86' },
  },
  {
    of: exobeacon,
    says: '1 lot of USD/JPY',
    input: { pair: 'USDJPY', account: 'JPY', units: lot },
    prints: { pipValue: '1000' },
  },
  {
    of: dayTraders,
    says: 'a tick of the Euro FX future',
    input: { pair: 'EURUSD', account: 'USD', units: 125_000 },
    prints: { pipValue: '12.5' },
  },
  {
    of: dayTraders,
    says: 'a tick of the Japanese yen future',
    input: { pair: 'JPYUSD', account: 'USD', units: 12_500_000, pipSize: 0.000001 },
    prints: { pipValue: '12.5' },
  },
  {
    of: dayTraders,
    says: 'a tick of the Mexican peso future',
    input: { pair: 'MXNUSD', account: 'USD', units: 500_000, pipSize: 0.00001 },
    prints: { pipValue: '5.0' },
  },
  {
    of: hycmGold,
    says: '100 oz of gold',
    input: { pair: 'XAUUSD', account: 'USD', units: 100 },
    prints: { pipValue: '1' },
  },
  {
    of: hycmIndex,
    says: '5 contracts of US30',
    input: { pair: 'US30', account: 'USD', units: 5 },
    prints: { pipValue: '5' },
  },
]

test.each(rowsOf(examples))('the value of a pip matches %s', (_name, example) => {
  expect(computed(pipValueOf, example)).toEqual(example.prints)
})
