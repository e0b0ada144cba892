import type { usercenterProfile } from 'calls/account-lists'
import type { Db } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { userCard } from '../feed/business-card.ts'
import { postsOfUser } from '../feed/posts-of-user.ts'
import type { ReferenceData } from '../reference/reference-data.ts'

/** A user's public page; 404/3001 for an unknown user, and for an account that is deleted or blocked. */
export async function publicProfile(
  db: Db,
  reference: ReferenceData,
  { userId, ...asked }: CallParsed<typeof usercenterProfile>,
  lang: Language,
): Promise<CallOutput<typeof usercenterProfile>> {
  const isBlocked = await db.one('SELECT user_id FROM users WHERE user_id = $1 AND blocked_at IS NOT NULL', [userId])
  if (isBlocked) throw new Refusal(errorCodes.notFound)
  const [{ user, counts }, posts] = await Promise.all([
    userCard(db, userId, lang),
    postsOfUser(db, reference, userId, { ...asked, order: 'new' }, lang),
  ])
  return { user: user!, counts, posts }
}
