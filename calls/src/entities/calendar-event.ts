import { boolean, int, nullable, object, oneOf, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import { instant } from './fields.ts'

export const importances = [1, 2, 3] as const

/**
 * An event of the economic calendar. Figures are text as published, with `unit`; `importance` 1 (low) to 3 (high). `revised` is a new value
 * of `previous`. `currencyRisesOn`: whether the currency usually rises on a figure above or below the forecast; null: no clear rule.
 */
export const calendarEvent = object({
  code: string(),
  slug: string(),
  title: string(),
  countryCode: string(),
  twoCharCode: string(),
  currency: string(),
  importance: int(),
  category: string(),
  scheduledAt: instant,
  period: string(),
  unit: string(),
  previous: nullable(string()),
  consensus: nullable(string()),
  actual: nullable(string()),
  revised: nullable(string()),
  currencyRisesOn: nullable(oneOf(['higher', 'lower'])),
  sample: boolean(),
})
export type CalendarEvent = OutputOfSchema<typeof calendarEvent>
