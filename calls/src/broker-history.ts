import { declareCall } from 'shared-state/api/declare-call'
import {
  array,
  nullable,
  number,
  object,
  oneOf,
  optional,
  strictObject,
  string,
  withDefault,
} from 'shared-state/schema'
import { aboutBroker } from './about.ts'
import { broker } from './entities/broker.ts'
import { code, day, identifier, instant, paging } from './entities/fields.ts'
import { pageOf } from './entities/page.ts'

const section = 'Brokers'

/** Figures of a broker whose history is stored. */
export const brokerMetrics = ['score', 'comments', 'exposures'] as const

/** The metrics that dealer.datahistory accepts, and the range of days it covers, up to today. */
export const dealerDatainit = declareCall({
  name: 'dealer.datainit',
  path: 'dealer/data/init-v1',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ traderCode: code }),
  output: object({
    metrics: array(object({ code: oneOf(brokerMetrics), name: string(), unit: string() })),
    from: day,
    to: day,
  }),
})

/**
 * A figure's value at the end of each day, week (Sunday) or month, oldest first; the last item is `to`. Comments and
 * exposures are running totals. Days before the broker was listed, or was rated, have no item.
 * `from` and `to` are included, 366 days at most; the default is the year until today.
 */
export const dealerDatahistory = declareCall({
  name: 'dealer.datahistory',
  path: 'dealer/data/history-v1',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({
    traderCode: code,
    metric: oneOf(brokerMetrics),
    from: optional(day),
    to: optional(day),
    step: withDefault(oneOf(['day', 'week', 'month']), 'day'),
  }),
  output: object({ items: array(object({ at: day, value: number() })) }),
  about: aboutBroker,
})

/** A change of one field of a record; `fieldName` is its name in the caller's language. */
const change = {
  at: instant,
  field: string(),
  fieldName: string(),
  from: nullable(string()),
  to: nullable(string()),
}

/** Changes to a broker's record, newest first. `field` filters by the item's `field`; values as they were stored. */
export const dealerHistoryinit = declareCall({
  name: 'dealer.historyinit',
  path: 'dealer/history/init-v1',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ traderCode: code, field: optional(identifier), ...paging }),
  output: pageOf(
    object({
      ...change,
      /** A code (`sample`, `import`, `record`); `sourceName` is its name in the caller's language. */
      source: string(),
      sourceName: string(),
    }),
  ),
})

export const mostSnapshotChanges = 200

/**
 * A broker as it was at the end of a day: its record with all later changes reverted, the licences already in effect, and
 * the posts until then. `changes` are the reverted ones, newest first, `mostSnapshotChanges` at most. Licence statuses, contacts, tags and
 * platforms are today's: their history is not stored.
 */
export const timemachineSnapshot = declareCall({
  name: 'timemachine.snapshot',
  section: 'Invoke',
  scope: 'public',
  method: 'GET',
  input: strictObject({ traderCode: code, date: day }),
  output: object({ broker, changes: array(object(change)) }),
})
