import type { articleComment } from 'calls/comment-writing'
import type { Comment } from 'calls/entities/comment'
import type { Db } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import type { CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import { lockWriter } from '../lock-writer.ts'
import { readComment } from './find-comment.ts'
import { insertComment } from './write-comment.ts'

/** Comments on a published article. 404/3001 for any other. */
export function commentOnArticle(
  db: Db,
  { code, content }: CallParsed<typeof articleComment>,
  caller: Caller,
): Promise<Comment> {
  return db.transaction(async queries => {
    await lockWriter(queries, signedIn(caller).userId)
    const found = await queries.one('SELECT FROM articles WHERE code = $1 AND published_at <= now() FOR SHARE', [code])
    if (!found) throw new Refusal(errorCodes.notFound)
    const about = { targetType: 'article', targetCode: code, parentId: null, rating: null, imageIds: [] } as const
    const made = await insertComment(queries, caller, { ...about, content, staff: false })
    return readComment(queries, made, caller.lang)
  })
}
