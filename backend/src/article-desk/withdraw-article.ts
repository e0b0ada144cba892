import type { articleWithdraw } from 'calls/article-desk'
import type { Db } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import type { CallOutput } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import { lockArticle, recordEvent } from './article-history.ts'

/** Withdraws an article (calls, article.withdraw): its text stays in the history only. Comments on it stay where they are. */
export function withdrawArticle(db: Db, code: string, caller: Caller): Promise<CallOutput<typeof articleWithdraw>> {
  const { userId } = signedIn(caller)
  return db.transaction(async queries => {
    if (await lockArticle(queries, code, caller.lang)) {
      await recordEvent(queries, { code, action: 'withdraw', userId })
      await queries.query('DELETE FROM articles WHERE code = $1', [code])
      return { done: true }
    }
    const sql = `SELECT FROM article_history WHERE article_code = $1 AND action = 'withdraw' LIMIT 1`
    if (await queries.one(sql, [code])) return { done: true }
    throw new Refusal(errorCodes.notFound)
  })
}
