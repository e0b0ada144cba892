import { declareCall } from 'shared-state/api/declare-call'
import { array, boolean, nullable, object, optional, strictObject, string } from 'shared-state/schema'
import { countryCode, identifier, num, text } from './entities/fields.ts'
import { flashItem } from './entities/flash-item.ts'

const section = 'Flash (7x24)'
const filters = { tag: optional(identifier), countryCode: optional(countryCode), important: optional(boolean()), num }

/** Newest first; `cursor` continues with live7x24.more, null at the end. */
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
})

export const live7x24More = declareCall({
  name: 'live7x24.more',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ cursor: text(1, 300), ...filters }),
  output: object({ items: array(flashItem), cursor: nullable(string()) }),
})
