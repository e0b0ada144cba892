import { declareCall } from 'shared-state/api/declare-call'
import { array, int, object, oneOf, optional, strictObject, withDefault } from 'shared-state/schema'
import { day } from './entities/fields.ts'

/** Counted events, named after the call or route that reports them. */
export const eventMetrics = [
  'fxad.hits',
  'dealer.statistics',
  'netwon$report',
  'dealer.searchdetailstatistics',
  'dealer.searchstatisticscollect',
] as const
export type EventMetric = (typeof eventMetrics)[number]

/**
 * Number of events per day, week (to Sunday) or month in UTC, oldest first; `at` is the last day of each. `from`
 * and `to` are included, 366 days at most; the default is the year until today.
 */
export const datalakeStats = declareCall({
  name: 'datalake.stats',
  section: 'Invoke',
  scope: 'operations',
  method: 'GET',
  who: ['ops'],
  input: strictObject({
    metric: oneOf(eventMetrics),
    from: optional(day),
    to: optional(day),
    step: withDefault(oneOf(['day', 'week', 'month']), 'day'),
  }),
  output: object({ items: array(object({ at: day, value: int() })) }),
})
