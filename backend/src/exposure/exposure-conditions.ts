import type { exposureRevelation } from 'calls/exposure'
import { mediationStates } from 'calls/exposure-case/case-states'
import type { SqlValue } from 'database/db'
import type { CallParsed } from 'shared-state/api/declare-call'
import { codesLike } from '../countries/same-country.ts'
import { Conditions } from '../sql-parts.ts'
import { isPublic, isTurnOfStaff, overdue, publishedFrom, sqlList } from '../exposure-sql.ts'

type Input = CallParsed<typeof exposureRevelation>
export interface ExposureFilters extends Omit<Input, 'order' | 'pageIndex' | 'pageSize'> {
  /** Only cases that wait for mediation, are in it or have been. */
  mediated?: true
}

/** Amounts in different currencies cannot be compared: a range without a currency selects claims in this one. */
const RANGE_CURRENCY = 'USD'

/** Of the states of mediation, only these can also be reached without it (calls/exposure-case/case-rules). */
export const wasMediated = `(e.mediated OR e.state NOT IN ('resolved', 'abandoned'))`
export const isMediated = `e.state IN (${sqlList(mediationStates)}) AND ${wasMediated}`

/** Public exposures `e` under the filters. `params`: those of another part of the statement. */
export function exposureConditions(filters: ExposureFilters, params?: SqlValue[]): Conditions {
  const { amountFrom, amountTo } = filters
  const hasRange = amountFrom !== undefined || amountTo !== undefined
  const where = new Conditions(params)
  where.add(isPublic)
  if (filters.mediated) where.add(isMediated)
  where.when(filters.traderCode, value => `e.broker_code = ${value}`)
  where.when(filters.reason, value => `e.reason = ${value}`)
  where.when(filters.state, value => `e.state = ${value}`)
  where.anyOf('e.country_code', filters.countryCode === undefined ? undefined : codesLike(filters.countryCode))
  where.when(filters.replied, value => `e.replied = ${value}`)
  if (filters.overdue === true) where.add(`${isTurnOfStaff} AND ${overdue}`)
  if (filters.overdue === false) where.add(`NOT ${overdue}`)
  where.when(filters.currency ?? (hasRange ? RANGE_CURRENCY : undefined), value => `e.currency = ${value}`)
  where.when(amountFrom, value => `e.amount >= ${value}`)
  where.when(amountTo, value => `e.amount <= ${value}`)
  where.when(filters.from, value => publishedFrom(`${value}::date`))
  where.when(filters.to, value => `e.published_at < (${value}::date + 1)::timestamp AT TIME ZONE 'UTC'`)
  return where
}
