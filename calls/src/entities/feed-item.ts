import { boolean, nullable, object, oneOf, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import { brokerListEntry } from './broker-list-entry.ts'
import { instant } from './fields.ts'
import { userPublic } from './user.ts'

export const feedKind = oneOf(['comment', 'exposure', 'listing', 'article'])

/**
 * One public post. `text` is the plain beginning of its content, in `lang`; `url` is an address of this site, language included.
 * `user.vest`: a post by the site's team, to be labelled.
 */
export const feedItem = object({
  kind: feedKind,
  code: string(),
  title: string(),
  text: string(),
  lang: string(),
  url: string(),
  user: nullable(userPublic),
  broker: nullable(brokerListEntry),
  at: instant,
  sample: boolean(),
})
export type FeedItem = OutputOfSchema<typeof feedItem>
