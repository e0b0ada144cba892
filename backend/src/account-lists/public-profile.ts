import type { usercenterProfile } from 'calls/account-lists'
import type { Db } from 'database/db'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import { userCard } from '../feed/business-card.ts'
import { postsOfUser } from '../feed/posts-of-user.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { repliesFor } from './replies-for.ts'

/** A user's public page; 404/3001 for an unknown user, and for an account that is deleted or blocked. */
export async function publicProfile(
  db: Db,
  reference: ReferenceData,
  { userId, ...asked }: CallParsed<typeof usercenterProfile>,
  lang: Language,
): Promise<CallOutput<typeof usercenterProfile>> {
  const [{ user, counts }, traderCode, posts] = await Promise.all([
    userCard(db, userId, lang),
    repliesFor(db, reference, userId),
    postsOfUser(db, reference, userId, { ...asked, order: 'new' }, lang),
  ])
  return { user: user!, counts, traderCode, posts }
}
