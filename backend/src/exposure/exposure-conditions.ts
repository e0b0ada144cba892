import type { exposureRevelation } from 'calls/exposure'
import { mediationStates } from 'calls/exposure-case/case-states'
import type { CallParsed } from 'shared-state/api/declare-call'
import { Conditions } from '../sql-parts.ts'
import { isPublic, overdue, publishedFrom } from '../exposure-sql.ts'

type Input = CallParsed<typeof exposureRevelation>
export interface ExposureFilters extends Omit<Input, 'order' | 'pageIndex' | 'pageSize'> {
  /** Only cases that wait for mediation, are in it or have been. */
  mediated?: true
}

/** Amounts in different currencies cannot be compared: a range without a currency selects claims in this one. */
const RANGE_CURRENCY = 'USD'

/** A case that ended without mediation is not among these. */
export const isMediated = `e.state IN (${mediationStates.map(state => `'${state}'`).join(', ')}) AND (e.state = 'mediation_requested'
  OR EXISTS (SELECT FROM exposure_events v WHERE v.exposure_code = e.code AND v.to_state = 'in_mediation'))`

/** Public exposures `e` under the filters. */
export function exposureConditions(filters: ExposureFilters): Conditions {
  const { amountFrom, amountTo } = filters
  const hasRange = amountFrom !== undefined || amountTo !== undefined
  const where = new Conditions()
  where.add(isPublic)
  if (filters.mediated) where.add(isMediated)
  where.when(filters.traderCode, value => `e.broker_code = ${value}`)
  where.when(filters.reason, value => `e.reason = ${value}`)
  where.when(filters.state, value => `e.state = ${value}`)
  where.when(filters.countryCode, value => `e.country_code = ${value}`)
  where.when(filters.replied, value => `e.replied = ${value}`)
  if (filters.overdue !== undefined) where.add(filters.overdue ? overdue : `NOT ${overdue}`)
  where.when(filters.currency ?? (hasRange ? RANGE_CURRENCY : undefined), value => `e.currency = ${value}`)
  where.when(amountFrom, value => `e.amount >= ${value}`)
  where.when(amountTo, value => `e.amount <= ${value}`)
  where.when(filters.from, value => publishedFrom(`${value}::date`))
  where.when(filters.to, value => `e.published_at < (${value}::date + 1)::timestamp AT TIME ZONE 'UTC'`)
  return where
}
