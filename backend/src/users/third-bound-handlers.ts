import { usercenterThirdbound, usercenterThirdunbind } from 'calls/third-party'
import type { Queries } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import { errorCodes } from 'shared-state/api/error-codes'
import { notifyOwner } from './account-notice.ts'
import { requirePassword } from './own-password.ts'
import { listThird } from './third-identities.ts'
import type { UserDeps } from './user-deps.ts'

/** Lists and removes the providers a user signs in through. */
export function thirdBoundHandlers(deps: UserDeps): CallHandler[] {
  const { db, openid } = deps

  async function requireOtherWay(queries: Queries, userId: string, provider: string): Promise<void> {
    const bound = (await listThird(queries, userId, openid.list)).find(item => item.provider === provider)
    if (!bound) throw new Refusal(errorCodes.notFound)
    if (bound.onlyWay) throw new Refusal(errorCodes.onlyWayIn)
  }

  return [
    handle(usercenterThirdbound, async (_input, { caller }) => ({
      items: await listThird(db, signedIn(caller).userId, openid.list),
    })),

    handle(usercenterThirdunbind, async ({ provider, password }, { caller }) => {
      const { userId } = signedIn(caller)
      // Checked before the password too: an account with only one way in may have no password to ask for.
      await requireOtherWay(db, userId, provider)
      await requirePassword(deps, userId, password, 'password', caller.lang)
      await db.transaction(async queries => {
        // Of two concurrent removals the second sees the result of the first.
        await queries.query('SELECT 1 FROM users WHERE user_id = $1 FOR NO KEY UPDATE', [userId])
        await requireOtherWay(queries, userId, provider)
        await queries.query('DELETE FROM third_identities WHERE user_id = $1 AND provider = $2', [userId, provider])
      })
      await notifyOwner(deps, userId, 'thirdRemoved', caller.lang)
      return { items: await listThird(db, userId, openid.list) }
    }),
  ]
}
