import type { surveyWithdraw } from 'calls/survey-desk'
import type { Db } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import type { CallOutput } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import { lockSurvey, recordEvent } from './survey-history.ts'

/** Withdraws a survey (calls, survey.withdraw): its text stays in the history only, and nothing shows its pictures any longer. */
export function withdrawSurvey(db: Db, code: string, caller: Caller): Promise<CallOutput<typeof surveyWithdraw>> {
  const { userId } = signedIn(caller)
  return db.transaction(async queries => {
    if (await lockSurvey(queries, code, caller)) {
      await recordEvent(queries, { code, action: 'withdraw', userId })
      await queries.query('DELETE FROM surveys WHERE code = $1', [code])
      return { done: true }
    }
    const sql = `SELECT FROM survey_history WHERE survey_code = $1 AND action = 'withdraw' LIMIT 1`
    if (await queries.one(sql, [code])) return { done: true }
    throw new Refusal(errorCodes.notFound)
  })
}
