import { boolean, int, nullable, object, oneOf, optional, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import { brokerListEntry } from './broker-list-entry.ts'
import { publicExposureState } from './exposure.ts'
import { instant } from './fields.ts'
import { money } from './money.ts'

/** Types of search hits; `swift` is a SWIFT code, `page` a page of the site itself. */
export const searchTypes = [
  'broker',
  'article',
  'exposure',
  'regulator',
  'provider',
  'swift',
  'market',
  'survey',
  'page',
] as const
export const searchType = oneOf(searchTypes)
export type SearchType = OutputOfSchema<typeof searchType>

const { score, grade, licenceStatus, findings, regulators, commentCount } = brokerListEntry.shape

/**
 * A search hit. `url` is an address of this site, language included. The additional
 * fields of a row are present only for its own type.
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
  /** Only its spelling is similar to the keyword. */
  near: optional(boolean()),
  broker: optional(object({ score, grade, licenceStatus, findings, regulators, commentCount })),
  exposure: optional(object({ state: publicExposureState, overdue: boolean(), amount: money, publishedAt: instant })),
  article: optional(object({ category: string(), readMinutes: int(), publishedAt: instant })),
})
export type SearchHit = OutputOfSchema<typeof searchHit>
