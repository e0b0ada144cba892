import { MOST_FOLLOWED_CASES } from 'calls/exposure-cases'
import type { exposureFollow } from 'calls/exposure-cases'
import type { Db } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { lockWriter } from '../lock-writer.ts'
import { checkStep } from './check-step.ts'
import { findCase } from './find-case.ts'

const tooMany: Record<Language, string> = {
  en: `You already follow ${MOST_FOLLOWED_CASES} cases. Unfollow one of them first.`,
  id: `Anda sudah mengikuti ${MOST_FOLLOWED_CASES} kasus. Berhentilah mengikuti salah satunya dulu.`,
}

/** Follows a case or stops (calls, exposure.follow). The case is not locked: once public, it stays public. */
export function followCase(
  db: Db,
  { code, on }: CallParsed<typeof exposureFollow>,
  caller: Caller,
): Promise<CallOutput<typeof exposureFollow>> {
  const { userId } = signedIn(caller)
  return db.transaction(async queries => {
    await lockWriter(queries, userId)
    checkStep(await findCase(queries, code, caller), on ? 'follow' : 'unfollow')
    await queries.query(
      on
        ? 'INSERT INTO exposure_follows (user_id, exposure_code) VALUES ($1, $2) ON CONFLICT (user_id, exposure_code) DO NOTHING'
        : 'DELETE FROM exposure_follows WHERE user_id = $1 AND exposure_code = $2',
      [userId, code],
    )
    const counts = await queries.one<{ followers: number; own: number }>(
      `SELECT (SELECT count(*) FROM exposure_follows WHERE exposure_code = $2)::integer AS followers,
              (SELECT count(*) FROM exposure_follows WHERE user_id = $1)::integer AS own`,
      [userId, code],
    )
    if (on && counts!.own > MOST_FOLLOWED_CASES)
      throw new Refusal(errorCodes.wrongState, { message: tooMany[caller.lang] })
    return { followed: on, followers: counts!.followers }
  })
}
