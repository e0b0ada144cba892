import { declareCall } from 'shared-state/api/declare-call'
import { array, int, nullable, object, oneOf, strictObject, string } from 'shared-state/schema'
import { comment } from './entities/comment.ts'
import { identifier, instant, language, paging, text } from './entities/fields.ts'
import { pageOf } from './entities/page.ts'

const section = 'Comments'
const commentId = identifier

/**
 * A comment, what it said before (newest first; `at` is when that was written) and a page of its replies, oldest first.
 * What is not public is there for its author and moderators alone.
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

/** What a signed link in a mail shows, public or not. 410/3003 once the link has run out. */
export const commentTokendetail = declareCall({
  name: 'comment.tokendetail',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ token: text(20, 200) }),
  output: object({ comment }),
})

/** The stored words of a comment in a language; 501/5010 where there are none: this site has no translator. */
export const commentTransinit = declareCall({
  name: 'comment.transinit',
  path: 'comment/trans/init-v1',
  section,
  scope: 'read',
  method: 'GET',
  input: strictObject({ commentId, lang: language }),
  output: object({ lang: string(), content: string(), source: oneOf(['stored', 'machine']) }),
})
