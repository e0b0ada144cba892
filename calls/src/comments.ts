import { declareCall } from 'shared-state/api/declare-call'
import {
  array,
  boolean,
  extend,
  int,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  oneOf,
  optional,
  strictObject,
  string,
  withDefault,
} from 'shared-state/schema'
import { aboutBrokers, aboutTarget } from './about.ts'
import { comment, commentKind, commentTargets } from './entities/comment.ts'
import { code, codes, identifier, language, num, paging, whole } from './entities/fields.ts'
import { itemsOf, pageOf } from './entities/page.ts'

const section = 'Comments'

/**
 * Reviews of a broker (`traderCode`) or comments on something else (`targetType` and `targetCode`); exactly one of the two codes.
 * `lang` selects those written in that language. `counts` are of all that are shown
 * but those by the site's own team; `beingChecked` of them do not count in the rating. `translates`: comment.transinit translates by machine.
 */
export const commentList = declareCall({
  name: 'comment.list',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({
    targetType: withDefault(oneOf(commentTargets), 'broker'),
    traderCode: optional(code),
    targetCode: optional(code),
    kind: optional(commentKind),
    rating: optional(whole(1, 5)),
    hasImages: optional(boolean()),
    lang: optional(language),
    order: withDefault(oneOf(['new', 'old', 'helpful', 'rating']), 'new'),
    ...paging,
  }),
  output: extend(pageOf(comment), {
    counts: object({ positive: int(), neutral: int(), negative: int() }),
    beingChecked: int(),
    translates: boolean(),
  }),
  about: aboutTarget,
})

/** The first `num` replies to each of these comments that has any, oldest first: a list needs one call, not one per comment. */
export const commentReplies = declareCall({
  name: 'comment.replies',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({
    commentIds: array(identifier).check(minLength(1), maxLength(50)),
    num: withDefault(whole(1, 10), 3),
  }),
  output: itemsOf(object({ commentId: string(), replies: array(comment) })),
})

/** Reviews of the last 7 days or the last month, the most helpful or the newest first. `bad`: negative reviews of the last 7 days. */
export const commentMostweek = declareCall({
  name: 'comment.mostweek',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({
    scope: withDefault(oneOf(['week', 'month', 'bad']), 'week'),
    order: withDefault(oneOf(['helpful', 'new']), 'helpful'),
    num,
  }),
  output: itemsOf(comment),
})

/**
 * `rating` is the mean, 1-5, null without reviews; `distribution` counts 1, 2, 3, 4 and 5 stars in this order. Reviews that are being
 * checked and those by the site's own team are in none of these; `beingChecked` is the number of the former.
 */
export const commentStasticinit = declareCall({
  name: 'comment.stasticinit',
  path: 'comment/stastic/init-v1',
  section,
  scope: 'public',
  method: 'POST',
  repeat: 'reads',
  input: strictObject({ codes }),
  output: itemsOf(
    object({
      traderCode: string(),
      total: int(),
      positive: int(),
      neutral: int(),
      negative: int(),
      rating: nullable(number()),
      distribution: array(int()),
      beingChecked: int(),
    }),
  ),
  about: aboutBrokers,
})

const ofOneOrAll = strictObject({ traderCode: optional(code), num })

export const seoComment = declareCall({
  name: 'seo.comment',
  section,
  scope: 'public',
  method: 'GET',
  input: ofOneOrAll,
  output: itemsOf(comment),
})

export const seoNegativeevaluation = declareCall({
  name: 'seo.negativeevaluation',
  section,
  scope: 'public',
  method: 'GET',
  input: ofOneOrAll,
  output: itemsOf(comment),
})
