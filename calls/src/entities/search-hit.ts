import { boolean, int, nullable, object, oneOf, optional, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import { brokerListEntry } from './broker-list-entry.ts'
import { publicExposureState } from './exposure.ts'
import { instant } from './fields.ts'
import { money } from './money.ts'

/** Kinds of things that can be found; `page` is a page of the site itself. */
export const searchTypes = [
  'broker',
  'article',
  'exposure',
  'regulator',
  'provider',
  'market',
  'survey',
  'page',
] as const
export const searchType = oneOf(searchTypes)
export type SearchType = OutputOfSchema<typeof searchType>

const { score, grade, licenceStatus, regulators, commentCount } = brokerListEntry.shape

/**
 * Something found. `url` is an address of this site, language included. What a
 * row shows besides is there for its own kind alone.
 */
export const searchHit = object({
  type: searchType,
  code: string(),
  title: string(),
  text: string(),
  /** Language of `title` and `text`: an exposure's may be its writer's own. */
  lang: string(),
  url: string(),
  ico: nullable(string()),
  broker: optional(object({ score, grade, licenceStatus, regulators, commentCount })),
  exposure: optional(object({ state: publicExposureState, overdue: boolean(), amount: money, publishedAt: instant })),
  article: optional(object({ category: string(), readMinutes: int(), publishedAt: instant })),
})
export type SearchHit = OutputOfSchema<typeof searchHit>
