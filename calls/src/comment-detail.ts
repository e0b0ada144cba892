import { declareCall } from 'shared-state/api/declare-call'
import { array, boolean, int, nullable, object, oneOf, strictObject, string } from 'shared-state/schema'
import { comment } from './entities/comment.ts'
import { identifier, instant, language, paging, text } from './entities/fields.ts'
import { pageOf } from './entities/page.ts'

const section = 'Comments'
const commentId = identifier

/**
 * A comment, its earlier versions (newest first; `at` is when that version was written) and a page of its replies, oldest first.
 * A comment that is not public is visible only to its author and moderators. `translates`: comment.transinit translates by machine.
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
    translates: boolean(),
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

/**
 * A comment's text in a language: `stored` is by people, the author or a translator; `machine` is a machine translation, which is made once
 * and has to be labelled. 501/5010 where there is no stored one and the setting TRANSLATION_URL is missing. 409/3101: the comment is not
 * public, so it is not translated. 429/4001 after 60 comments translated for one network in an hour.
 */
export const commentTransinit = declareCall({
  name: 'comment.transinit',
  path: 'comment/trans/init-v1',
  section,
  scope: 'read',
  method: 'GET',
  writes: true,
  input: strictObject({ commentId, lang: language }),
  output: object({ lang: string(), content: string(), source: oneOf(['stored', 'machine']) }),
})
