import { declareCall } from 'shared-state/api/declare-call'
import { array, boolean, nullable, object, optional, strictObject, string } from 'shared-state/schema'
import { aboutFlashes } from './about.ts'
import { countryCode, day, identifier, matching, num, text } from './entities/fields.ts'
import { flashItem } from './entities/flash-item.ts'

const section = 'Flash (7x24)'
const filters = {
  tag: optional(identifier),
  countryCode: optional(countryCode),
  important: optional(boolean()),
  day: optional(day),
  num,
}

/** Newest first, of one day (UTC) if asked; `cursor` continues with live7x24.more, null at the end. */
export const live7x24Init = declareCall({
  name: 'live7x24.init',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject(filters),
  output: object({
    items: array(flashItem),
    tags: array(object({ code: string(), name: string() })),
    cursor: nullable(string()),
  }),
  about: aboutFlashes,
})

export const live7x24More = declareCall({
  name: 'live7x24.more',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ cursor: text(1, 300), ...filters }),
  output: object({ items: array(flashItem), cursor: nullable(string()) }),
  about: aboutFlashes,
})

/**
 * Items published after the one with the id `after`, newest first, 50 at most: for readers whose live stream was interrupted. `more`: there
 * are further ones, or `after` no longer exists, so that older items may be missing as well.
 */
export const live7x24Latest = declareCall({
  name: 'live7x24.latest',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ after: matching(/^\d{1,15}$/, 36), tag: optional(identifier), important: optional(boolean()) }),
  output: object({ items: array(flashItem), more: boolean() }),
})
