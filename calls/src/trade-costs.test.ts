import fc from 'fast-check'
import { mayLead } from './findings/findings-of.ts'
import { everyBrokerState } from './testing/broker-states.ts'
import { tradeCost } from './calculators/trade-cost.ts'
import { byCost } from './trade-costs.ts'

const states = everyBrokerState()
const items = fc.array(
  fc.record({
    broker: fc.record({
      code: fc.stringMatching(/^[a-z0-9]{1,4}$/),
      findings: fc.constantFrom(...states).map(state => state.findings),
    }),
    costs: fc.option(fc.record({ total: fc.nat(20) })),
  }),
  { maxLength: 10 },
)

test('no broker that may not lead comes before one that may, or is marked as the cheapest', () => {
  fc.assert(
    fc.property(items, given => {
      const sorted = byCost(given)
      const fit = sorted.map(({ broker }) => mayLead(broker))
      expect(fit).toEqual(fit.toSorted((a, b) => Number(b) - Number(a)))
      expect(sorted.filter(item => item.cheapest).every(({ broker, costs }) => mayLead(broker) && costs !== null)).toBe(
        true,
      )
    }),
  )
})

test('an unknown cost never helps a broker, and the cheapest has the lowest known total of those that may lead', () => {
  fc.assert(
    fc.property(items, given => {
      for (const isFit of [true, false]) {
        const group = byCost(given).filter(({ broker }) => mayLead(broker) === isFit)
        const known = group.filter(({ costs }) => costs !== null)
        expect(group.slice(0, known.length)).toEqual(known)
        const totals = known.map(({ costs }) => costs!.total)
        expect(totals).toEqual(totals.toSorted((a, b) => a - b))
        if (isFit)
          expect(known.filter(({ cheapest }) => cheapest).map(({ costs }) => costs!.total)).toEqual(
            totals.filter(total => total === totals[0]),
          )
      }
    }),
  )
})

test.each([
  ['the spread of one lot', { lots: 1, spreadPips: 0.8 }, {}, { spread: 8, commission: 0, total: 8 }],
  [
    'spread and commission of half a lot',
    { lots: 0.5, spreadPips: 0.1, commissionPerLot: 7 },
    {},
    { spread: 0.5, commission: 3.5, total: 4 },
  ],
  [
    'a commission in another currency',
    { lots: 2, spreadPips: 0, commissionPerLot: 5, commissionCurrency: 'EUR' },
    { EURUSD: 1.1 },
    { spread: 0, commission: 11, total: 11 },
  ],
])('the cost of a trade has %s', (_name, terms, rates, costs) => {
  expect(tradeCost({ pair: 'EURUSD', account: 'USD', ...terms }, rates)).toMatchObject({ ok: true, ...costs })
})

test('a commission without a rate is an error that names the pair, and one of zero needs none', () => {
  const terms = { pair: 'EURUSD', account: 'USD', lots: 1, spreadPips: 1, commissionCurrency: 'CHF' }
  expect(tradeCost({ ...terms, commissionPerLot: 5 }, {})).toMatchObject({
    ok: false,
    faults: [{ field: 'rates', pair: 'CHFUSD' }],
  })
  expect(tradeCost({ ...terms, commissionPerLot: 0 }, {})).toMatchObject({ ok: true, total: 10, pairs: {} })
})
