import { int, nullable, object, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import { instant } from './fields.ts'

/** An event of the economic calendar. Figures are text as published, with `unit`; `importance` 1 (low) to 3 (high). */
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
})
export type CalendarEvent = OutputOfSchema<typeof calendarEvent>
