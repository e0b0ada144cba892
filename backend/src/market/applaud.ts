import type { marketApplaud } from 'calls/market-writing'
import type { Db } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { lockWriter } from '../lock-writer.ts'
import { findLive } from './find-listing.ts'

const ownApplause: Record<Language, string> = {
  en: 'You cannot applaud your own listing.',
  id: 'Anda tidak bisa mengapresiasi iklan sendiri.',
}

/** Adds or withdraws applause (calls, market.applaud). */
export function applaud(
  db: Db,
  { code, on }: CallParsed<typeof marketApplaud>,
  caller: Caller,
): Promise<CallOutput<typeof marketApplaud>> {
  const { userId } = signedIn(caller)
  return db.transaction(async queries => {
    await lockWriter(queries, userId)
    const { authorId } = await findLive(queries, code, { lock: true })
    if (authorId === userId) throw new Refusal(errorCodes.wrongState, { message: ownApplause[caller.lang] })
    await queries.query(
      on
        ? 'INSERT INTO listing_applause (listing_code, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING'
        : 'DELETE FROM listing_applause WHERE listing_code = $1 AND user_id = $2',
      [code, userId],
    )
    const counted = await queries.one<{ count: number }>(
      'SELECT applaud_count AS count FROM listings WHERE code = $1',
      [code],
    )
    return { applauded: on, applaudCount: counted!.count }
  })
}
