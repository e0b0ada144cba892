import { computed, rowsOf } from '../../testing/published-example.ts'
import type { PublishedExample, Source } from '../../testing/published-example.ts'
import { positionSize } from '../position.ts'
import type { PositionInput } from '../position.ts'

const babypips: Source = ['BabyPips forum: Newbie confused', 'https://forums.babypips.com/t/newbie-confused/39331/6']
const xtriel: Source = ['xTriel: Position Size Calculator', 'https://xtriel.com/tools/position-size-calculator/']
const n1cm: Source = ['N1CM: Position size calculator', 'https://www.n1cm-1.com/tools/position-size-calculator.html']
const pipcy: Source = ['Pipcy: Position size', 'https://pipcy.com/?p=3643']
const proTrading: Source = [
  'Euro FX (6E) Futures Contract Specifications',
  'https://startproptrading.com/contract-specifications/6e',
]

const account = { pair: 'EURUSD', account: 'USD' }

const examples: PublishedExample<PositionInput>[] = [
  {
    of: babypips,
    says: '2% of $1,000 at 50 pips',
    input: { ...account, balance: 1000, riskPct: 2, stopPips: 50 },
    prints: { riskAmount: '20', units: '4000', lots: '0.04' },
  },
  {
    of: babypips,
    says: '5.71 micro-lots at 35 pips, rounded down to 5',
    input: { ...account, balance: 1000, riskPct: 2, stopPips: 35, contractSize: 1000, lotStep: 1 },
    prints: { lots: '5' },
  },
  {
    of: xtriel,
    says: '1% of $10,000 at 25 pips',
    input: { ...account, balance: 10_000, riskPct: 1, stopPips: 25 },
    prints: { riskAmount: '100', lots: '0.40', pipValuePerLot: '10' },
  },
  {
    of: n1cm,
    says: '2% of $10,000 at 50 pips',
    input: { ...account, balance: 10_000, riskPct: 2, stopPips: 50 },
    prints: { riskAmount: '200', lots: '0.40' },
  },
  {
    of: pipcy,
    says: '1% of $10,000, from 1.1200 to 1.1150',
    input: { ...account, balance: 10_000, riskPct: 1, stopDistance: 0.005 },
    prints: { riskAmount: '100', units: '20000', lots: '0.2' },
  },
  {
    of: proTrading,
    says: '$500 at 40 points of the Euro FX future',
    input: { ...account, riskAmount: 500, stopPips: 40, contractSize: 125_000, lotStep: 1 },
    prints: { lots: '1', pipValuePerLot: '12.50' },
  },
]

test.each(rowsOf(examples))('the position size matches %s', (_name, example) => {
  expect(computed(positionSize, example)).toEqual(example.prints)
})
