import { nullable, object, oneOf, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'

export const searchTypes = ['broker', 'article', 'exposure', 'regulator', 'provider', 'market', 'survey'] as const
export const searchType = oneOf(searchTypes)
export type SearchType = OutputOfSchema<typeof searchType>

/** Something found. `title` and `text` in the caller's language; `url` is an address of this site, language included. */
export const searchHit = object({
  type: searchType,
  code: string(),
  title: string(),
  text: string(),
  url: string(),
  ico: nullable(string()),
})
export type SearchHit = OutputOfSchema<typeof searchHit>
