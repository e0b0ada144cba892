import type { marketContact } from 'calls/market-writing'
import type { Db } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { lockWriter } from '../lock-writer.ts'
import { findLive } from './find-listing.ts'

/** Users can ask for this many contacts in a day: enough for people, too few to copy them all. */
const CONTACTS_A_DAY = 30

const tooMany: Record<Language, string> = {
  en: `You can ask for ${CONTACTS_A_DAY} contacts a day.`,
  id: `Anda dapat meminta ${CONTACTS_A_DAY} kontak per hari.`,
}

/** How to reach the author; a user's first request counts (calls, market.contact). */
export function readContact(
  db: Db,
  { code }: CallParsed<typeof marketContact>,
  caller: Caller,
): Promise<CallOutput<typeof marketContact>> {
  const { userId } = signedIn(caller)
  return db.transaction(async queries => {
    await lockWriter(queries, userId)
    const { authorId } = await findLive(queries, code, { lock: true })
    const isNew =
      authorId !== userId &&
      (await queries.one(
        `INSERT INTO listing_contacts (listing_code, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING at`,
        [code, userId],
      )) !== undefined
    if (isNew) {
      const asked = await queries.one<{ count: number; seconds: number }>(
        `SELECT count(*)::integer AS count, ceil(extract(epoch FROM min(at) + interval '1 day' - now()))::integer AS seconds
         FROM listing_contacts WHERE user_id = $1 AND at > now() - interval '1 day'`,
        [userId],
      )
      if (asked!.count > CONTACTS_A_DAY)
        throw new Refusal(errorCodes.tooManyRequests, {
          message: tooMany[caller.lang],
          headers: { 'Retry-After': String(Math.max(1, asked!.seconds)) },
        })
      await queries.query('UPDATE listings SET contact_count = contact_count + 1 WHERE code = $1', [code])
    }
    const found = await queries.one<{ contact: string }>('SELECT contact FROM listings WHERE code = $1', [code])
    return { contact: found!.contact }
  })
}
