import { tradeCost } from 'calls/calculators/trade-cost'
import { byCost, COST_PAIR, forextoolsTradecost } from 'calls/trade-costs'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { entriesInOrder } from '../brokers/broker-rows.ts'
import type { LeadingBrokers } from '../brokers/leading-brokers.ts'
import type { ReadReferenceRates } from '../rates/reference-rates.ts'
import type { ReferenceData } from '../reference/reference-data.ts'

const DEFAULT_BROKERS = 6

interface Account {
  broker_code: string
  name: string
  spread_from: number
  commission_per_lot: number
  currency: string
}

interface TradeCostDeps {
  db: Db
  reference: ReferenceData
  leadingBrokers: LeadingBrokers
  referenceRates: ReadReferenceRates
}

/** What a trade costs at several brokers, from the terms that they state for their accounts. */
export function tradeCostHandlers({ db, reference, leadingBrokers, referenceRates }: TradeCostDeps): CallHandler[] {
  return [
    handle(forextoolsTradecost, async ({ lots, account, codes }) => {
      const { rates, source, at } = await referenceRates()
      const brokers = codes
        ? await entriesInOrder(db, reference, [...new Set(codes)])
        : await leadingBrokers.first('score', DEFAULT_BROKERS)
      const accounts = await db.query<Account>(
        `SELECT broker_code, name, spread_from, commission_per_lot, currency FROM broker_accounts
         WHERE broker_code = ANY($1) ORDER BY broker_code, position`,
        [brokers.map(broker => broker.code)],
      )
      const pairs: Record<string, number> = {}
      const costsOf = (terms: Account) => {
        const cost = tradeCost(
          {
            pair: COST_PAIR,
            account,
            lots,
            spreadPips: terms.spread_from,
            commissionPerLot: terms.commission_per_lot,
            commissionCurrency: terms.currency,
          },
          rates,
        )
        if (!cost.ok) return []
        const { ok: _ok, pairs: used, ...costs } = cost
        Object.assign(pairs, used)
        return [{ account: terms.name, spreadPips: terms.spread_from, costs }]
      }
      const items = brokers.map(broker => {
        const known = accounts.filter(({ broker_code }) => broker_code === broker.code).flatMap(costsOf)
        const [best] = known.toSorted((a, b) => a.costs.total - b.costs.total)
        return { broker, ...(best ?? { account: null, spreadPips: null, costs: null }) }
      })
      return { pair: COST_PAIR, items: byCost(items), ratesUsed: { pairs, source: source ?? 'none', at } }
    }),
  ]
}
