import { declareCall } from 'shared-state/api/declare-call'
import {
  array,
  boolean,
  literal,
  maxLength,
  nullable,
  object,
  oneOf,
  optional,
  strictObject,
  string,
  withDefault,
} from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import { countryCode, identifier, instant, line, matching, moment, paging } from './entities/fields.ts'
import { pageOf } from './entities/page.ts'

const shared = { section: 'Flash (7x24)', scope: 'moderation', who: ['moderator', 'editor'] } as const

/** Longest text of a news flash. */
export const MOST_FLASH_TEXT = 300
/** Topics, and symbols, of one item. */
const MOST_MARKS = 5
/** Days that an item can be scheduled ahead. */
export const MOST_DAYS_AHEAD = 30

export const deskViews = ['current', 'withdrawn'] as const

/**
 * A news flash as editors see it, in both languages; `tags` are codes. `state`: only a scheduled item can be changed. `history`: what editors
 * did with it, oldest first; empty for an item that did not come from the desk.
 */
const deskItem = object({
  id: string(),
  content: object({ en: string(), id: string() }),
  important: boolean(),
  tags: array(string()),
  symbols: array(string()),
  countryCode: nullable(string()),
  source: string(),
  publishedAt: instant,
  state: oneOf(['scheduled', 'published', 'withdrawn']),
  history: array(object({ action: oneOf(['write', 'change', 'withdraw']), nick: nullable(string()), at: instant })),
})
export type DeskItem = OutputOfSchema<typeof deskItem>

/** The items that are published or scheduled, by that time, latest first; or the withdrawn ones. `topics`: those that an item can have. */
export const live7x24Desk = declareCall({
  name: 'live7x24.desk',
  ...shared,
  method: 'GET',
  shownOnPages: true,
  input: strictObject({ view: withDefault(oneOf(deskViews), 'current'), ...paging }),
  output: object({
    ...pageOf(deskItem).shape,
    topics: array(object({ code: string(), name: string() })),
  }),
})

/**
 * Writes a news flash, or changes a scheduled one. `publishedAt`: now if it is missing or has passed. 400/1004 for an unknown topic, 400/1003
 * more than 30 days ahead, 404/3001 for an unknown item, 409/3101 for one that is already published.
 */
export const live7x24Save = declareCall({
  name: 'live7x24.save',
  ...shared,
  method: 'POST',
  repeat: 'key',
  input: strictObject({
    id: optional(matching(/^\d{1,15}$/, 15)),
    content: strictObject({ en: line(1, MOST_FLASH_TEXT), id: line(1, MOST_FLASH_TEXT) }),
    important: withDefault(boolean(), false),
    tags: withDefault(array(identifier).check(maxLength(MOST_MARKS)), []),
    symbols: withDefault(array(matching(/^[A-Z0-9]{3,12}$/, 12)).check(maxLength(MOST_MARKS)), []),
    countryCode: optional(countryCode),
    source: withDefault(line(1, 60), 'Brokerlens'),
    publishedAt: optional(moment),
  }),
  output: object({ id: string(), publishedAt: instant }),
})

/** Withdraws a news flash, from the desk or not; again changes nothing. 404/3001 for an unknown item. */
export const live7x24Withdraw = declareCall({
  name: 'live7x24.withdraw',
  ...shared,
  method: 'POST',
  repeat: 'natural',
  input: strictObject({ id: matching(/^\d{1,15}$/, 15) }),
  output: object({ done: literal(true) }),
})
