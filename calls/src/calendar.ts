import { declareCall } from 'shared-state/api/declare-call'
import {
  array,
  extend,
  int,
  nullable,
  object,
  oneOf,
  optional,
  strictObject,
  string,
  withDefault,
} from 'shared-state/schema'
import { calendarEvent } from './entities/calendar-event.ts'
import {
  anyOf,
  code,
  countryCode,
  day,
  identifier,
  instant,
  matching,
  num,
  paging,
  text,
  whole,
} from './entities/fields.ts'
import { pageOf } from './entities/page.ts'

const section = 'Calendar'
const choice = object({ value: string(), name: string(), count: int() })
/** Countries shown under one name are one choice; `codes`: those that its events have. */
const countryChoice = extend(choice, { codes: array(string()) })

const filters = {
  countryCodes: anyOf(countryCode),
  importance: anyOf(whole(1, 3)),
  category: optional(identifier),
  currency: anyOf(matching(/^[A-Z]{3}$/, 3)),
}

/**
 * The economic calendar from `from` to `to`, both included, 31 days at most; today (UTC) by default. The choices of its filters are those that its
 * events have, and besides the given countries and category, so that a chosen one has a name on days without events.
 */
export const calendarIndexinit = declareCall({
  name: 'calendar.indexinit',
  path: 'calendar/index/init-v1',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({
    from: optional(day),
    to: optional(day),
    countryCodes: filters.countryCodes,
    category: filters.category,
  }),
  output: object({
    days: array(object({ date: day, count: int() })),
    items: array(calendarEvent),
    filters: object({ countries: array(countryChoice), categories: array(choice) }),
    cursor: nullable(string()),
  }),
})

/** The events of days (UTC) that match the filters, by time. Days as in calendar.indexinit. */
export const calendarFilter = declareCall({
  name: 'calendar.filter',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ from: optional(day), to: optional(day), ...filters, ...paging }),
  output: pageOf(calendarEvent),
})

/**
 * Events after the cursor by time, or before it, latest first; without a cursor from now on. Also narrowed by the filters of
 * calendar.filter, which a caller repeats with each cursor. `cursor` is null at the end.
 */
export const calendarMore = declareCall({
  name: 'calendar.more',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({
    cursor: optional(text(1, 100)),
    direction: withDefault(oneOf(['later', 'earlier']), 'later'),
    num,
    ...filters,
  }),
  output: object({ items: array(calendarEvent), cursor: nullable(string()) }),
})

/** The same figure at another time. `revisedTo`: the value that the following release corrected it to; null if it did not. */
const release = object({
  code: string(),
  slug: string(),
  at: instant,
  period: string(),
  actual: string(),
  consensus: nullable(string()),
  previous: nullable(string()),
  revisedTo: nullable(string()),
})

/**
 * An event with an explanation (HTML), the latest 24 published figures of its series, newest first, the next release after it, and up to
 * six other events of its country within three days. 404/3001 for an unknown code.
 */
export const calendarDetailinit = declareCall({
  name: 'calendar.detailinit',
  path: 'calendar/detail/init-v1',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ code }),
  output: object({
    event: extend(calendarEvent, { content: string(), categoryName: string() }),
    history: array(release),
    next: nullable(calendarEvent),
    related: array(calendarEvent),
  }),
})
