import type { articleComment } from 'calls/comment-writing'
import type { Comment } from 'calls/entities/comment'
import type { Db } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import type { CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import { lockWriter } from '../lock-writer.ts'
import { published } from '../surveys/survey-rows.ts'
import { readComment } from './find-comment.ts'
import { insertComment } from './write-comment.ts'

/** Finds the published text with the code $1, and keeps it until the comment is stored. */
const findPublished = {
  article: 'SELECT FROM articles WHERE code = $1 AND published_at <= now() FOR SHARE',
  survey: `SELECT FROM surveys s WHERE s.code = $1 AND ${published} FOR SHARE`,
}

/** Comments on a published article or survey. 404/3001 for any other. */
export function commentOnText(
  db: Db,
  targetType: keyof typeof findPublished,
  { code, content }: CallParsed<typeof articleComment>,
  caller: Caller,
): Promise<Comment> {
  return db.transaction(async queries => {
    await lockWriter(queries, signedIn(caller).userId)
    if (!(await queries.one(findPublished[targetType], [code]))) throw new Refusal(errorCodes.notFound)
    const about = { targetType, targetCode: code, parentId: null, rating: null, imageIds: [] } as const
    const made = await insertComment(queries, caller, { ...about, content, staff: false })
    return readComment(queries, made, caller.lang)
  })
}
