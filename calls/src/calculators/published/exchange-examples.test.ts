import { computed, rowsOf } from '../../testing/published-example.ts'
import type { PublishedExample, Source } from '../../testing/published-example.ts'
import { exchangeAmount } from '../exchange.ts'
import type { ExchangeInput } from '../exchange.ts'

const study: Source = [
  'Foreign currency conversion',
  'https://www.studymathonline.com/foreign-currency-conversion.html',
]
const house: Source = [
  'House of Math: How Currency Exchange Works',
  'https://www.houseofmath.com/encyclopedia/numbers-and-quantities/economy/money/how-currency-exchange-works',
]
const mcGraw: Source = [
  'McGraw-Hill textbook of business mathematics, 2008, example 11.1.6',
  'https://issuhub.com/view/index?id=4277&pageIndex=494',
]

const examples: PublishedExample<ExchangeInput>[] = [
  {
    of: study,
    says: '$1,000',
    input: { from: 'USD', to: 'EUR', amount: 1000 },
    rates: { USDEUR: 0.75 },
    prints: { result: '750' },
  },
  {
    of: study,
    says: '$500',
    input: { from: 'USD', to: 'EUR', amount: 500 },
    rates: { USDEUR: 0.75 },
    prints: { result: '375' },
  },
  {
    of: study,
    says: '¥3,000',
    input: { from: 'CNY', to: 'GBP', amount: 3000 },
    rates: { CNYGBP: 0.1 },
    prints: { result: '300' },
  },
  {
    of: study,
    says: '¥800',
    input: { from: 'CNY', to: 'CAD', amount: 800 },
    rates: { CNYCAD: 0.17 },
    prints: { result: '136' },
  },
  {
    of: study,
    says: 'R$55',
    input: { from: 'BRL', to: 'USD', amount: 55 },
    rates: { USDBRL: 2.2 },
    prints: { result: '25' },
  },
  {
    of: study,
    says: '₱900',
    input: { from: 'PHP', to: 'USD', amount: 900 },
    rates: { USDPHP: 45 },
    prints: { result: '20' },
  },
  {
    of: house,
    says: 'C$342',
    input: { from: 'CAD', to: 'USD', amount: 342 },
    rates: { CADUSD: 0.79 },
    prints: { result: '270' },
  },
  {
    of: house,
    says: '£500',
    input: { from: 'GBP', to: 'USD', amount: 500 },
    rates: { GBPUSD: 1.4 },
    prints: { result: '700' },
  },
  {
    of: mcGraw,
    says: 'R40,000 in dollars',
    input: { from: 'RUB', to: 'USD', amount: 40_000 },
    rates: { RUBUSD: 0.03731 },
    prints: { result: '1492.40' },
  },
  {
    of: mcGraw,
    says: 'R40,000 in baht through dollars',
    input: { from: 'RUB', to: 'THB', amount: 40_000 },
    rates: { RUBUSD: 0.03731, USDTHB: 37.693 },
    prints: { result: '56253' },
  },
]

test.each(rowsOf(examples))('the exchanged amount matches %s', (_name, example) => {
  expect(computed(exchangeAmount, example)).toEqual(example.prints)
})
