import { declareCall } from 'shared-state/api/declare-call'
import { array, int, nullable, object, optional, strictObject, string } from 'shared-state/schema'
import { calendarEvent } from './entities/calendar-event.ts'
import { day } from './entities/fields.ts'

const choice = object({ value: string(), name: string(), count: int() })

/** The economic calendar from `from` to `to`, both included, 31 days at most; today (UTC) by default. */
export const calendarIndexinit = declareCall({
  name: 'calendar.indexinit',
  path: 'calendar/index/init-v1',
  section: 'Calendar',
  scope: 'public',
  method: 'GET',
  input: strictObject({ from: optional(day), to: optional(day) }),
  output: object({
    days: array(object({ date: day, count: int() })),
    items: array(calendarEvent),
    filters: object({ countries: array(choice), categories: array(choice) }),
    cursor: nullable(string()),
  }),
})
