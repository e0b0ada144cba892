import { declareCall } from 'shared-state/api/declare-call'
import {
  array,
  boolean,
  gte,
  lte,
  maxLength,
  nullable,
  number,
  object,
  optional,
  strictObject,
  string,
  withDefault,
} from 'shared-state/schema'
import { brokerListEntry } from './entities/broker-list-entry.ts'
import { code, matching } from './entities/fields.ts'
import { mayLead } from './findings/findings-of.ts'
import type { Finding } from './entities/finding.ts'
import { ratesUsed } from './tools.ts'

/** Spreads are stated for this pair only (broker accounts). */
export const COST_PAIR = 'EURUSD'
export const MOST_COMPARED = 10

/**
 * What a trade costs at several brokers: of each, the account that is cheapest for it. `costs` is null for a broker that states no account,
 * or a commission in a currency without a rate. `cheapest`: the lowest total of those that may lead (decisions 7). Sorted by `byCost`.
 */
export const forextoolsTradecost = declareCall({
  name: 'forextools.tradecost',
  section: 'Tools',
  scope: 'public',
  method: 'GET',
  input: strictObject({
    lots: withDefault(number().check(gte(0.01), lte(1000)), 1),
    account: withDefault(matching(/^[A-Z]{3}$/, 3), 'USD'),
    codes: optional(array(code).check(maxLength(MOST_COMPARED))),
  }),
  output: object({
    pair: string(),
    items: array(
      object({
        broker: brokerListEntry,
        account: nullable(string()),
        spreadPips: nullable(number()),
        costs: nullable(object({ spread: number(), commission: number(), total: number() })),
        cheapest: boolean(),
      }),
    ),
    ratesUsed,
  }),
})

interface Costed {
  broker: { code: string; findings: readonly Finding[] }
  costs: { total: number } | null
}

/**
 * Sorts brokers by cost and marks the cheapest. Brokers that may not lead come after all others, whatever they cost, and are never the cheapest;
 * within both groups, those whose cost is not known come last.
 */
export function byCost<Item extends Costed>(items: readonly Item[]): (Item & { cheapest: boolean })[] {
  const rank = ({ broker, costs }: Item) => (mayLead(broker) ? 0 : 2) + (costs === null ? 1 : 0)
  const totalOf = ({ costs }: Item) => costs?.total ?? 0
  const sorted = items.toSorted(
    (a, b) => rank(a) - rank(b) || totalOf(a) - totalOf(b) || (a.broker.code < b.broker.code ? -1 : 1),
  )
  const first = sorted.find(item => rank(item) === 0)
  return sorted.map(item => ({
    ...item,
    cheapest: first !== undefined && rank(item) === 0 && totalOf(item) === totalOf(first),
  }))
}
