import type { calendarFilter, calendarMore } from 'calls/calendar'
import type { CallParsed } from 'shared-state/api/declare-call'
import { codesLike } from '../countries/same-country.ts'
import type { Conditions } from '../sql-parts.ts'

type Filters = Pick<
  CallParsed<typeof calendarFilter> | CallParsed<typeof calendarMore>,
  'countryCodes' | 'importance' | 'category' | 'currency'
>

/** Adds the filters to a statement on `calendar_events c`. */
export function addEventFilters(where: Conditions, { countryCodes, importance, category, currency }: Filters): void {
  where.anyOf('c.country_code', countryCodes?.flatMap(codesLike))
  where.anyOf('c.importance', importance)
  where.when(category, value => `c.category = ${value}`)
  where.anyOf('c.currency', currency)
}
