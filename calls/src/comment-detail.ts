import { declareCall } from 'shared-state/api/declare-call'
import { array, int, nullable, object, oneOf, strictObject, string } from 'shared-state/schema'
import { comment } from './entities/comment.ts'
import { identifier, instant, language, paging, text } from './entities/fields.ts'
import { pageOf } from './entities/page.ts'

const section = 'Comments'
const commentId = identifier

/**
 * A comment, its earlier versions (newest first; `at` is when that version was written) and a page of its replies, oldest first.
 * A comment that is not public is visible only to its author and moderators.
 */
export const commentDetail = declareCall({
  name: 'comment.detail',
  section,
  scope: 'read',
  method: 'GET',
  input: strictObject({ commentId, ...paging }),
  output: object({
    comment,
    history: array(object({ content: string(), rating: nullable(int()), at: instant })),
    replies: pageOf(comment),
  }),
})

/** The comment that a signed link in a mail shows, public or not. 410/3003 once the link has expired. */
export const commentTokendetail = declareCall({
  name: 'comment.tokendetail',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ token: text(20, 200) }),
  output: object({ comment }),
})

/** The stored translation of a comment; 501/5010 where there is none: this site has no translator. */
export const commentTransinit = declareCall({
  name: 'comment.transinit',
  path: 'comment/trans/init-v1',
  section,
  scope: 'read',
  method: 'GET',
  input: strictObject({ commentId, lang: language }),
  output: object({ lang: string(), content: string(), source: oneOf(['stored', 'machine']) }),
})
