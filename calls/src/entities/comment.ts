import { array, boolean, int, nullable, object, oneOf, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import { instant } from './fields.ts'
import { image } from './image.ts'
import { userPublic } from './user.ts'

export const commentKinds = ['positive', 'neutral', 'negative'] as const
export const commentKind = oneOf(commentKinds)
export const commentState = oneOf(['pending', 'published', 'flagged', 'removed'])
export const commentTargets = ['broker', 'article', 'exposure', 'market', 'survey'] as const

/**
 * A review or reply. `lang` is the language of `content`: the reader's where there is a translation, else the writer's own, which
 * is `originalLang`. `rating` 1-5, null for a reply.
 */
export const comment = object({
  commentId: string(),
  traderCode: nullable(string()),
  /** Name and slug of the broker it is about, so that a list can link to it. */
  traderName: nullable(string()),
  traderSlug: nullable(string()),
  targetType: oneOf(commentTargets),
  targetCode: string(),
  parentId: nullable(string()),
  user: userPublic,
  rating: nullable(int()),
  kind: commentKind,
  content: string(),
  lang: string(),
  originalLang: string(),
  images: array(image),
  state: commentState,
  /** A rule has found that it may be manipulated: it stays visible and does not count until a moderator decides (docs/decisions/0054). */
  beingChecked: boolean(),
  staff: boolean(),
  replyCount: int(),
  helpfulCount: int(),
  createdAt: instant,
  editedAt: nullable(instant),
  version: int(),
  sample: boolean(),
})
export type Comment = OutputOfSchema<typeof comment>
