import {
  usercenterEmailbind,
  usercenterModifyemail,
  usercenterModifypassword,
  usercenterModifyphone,
  usercenterPhonebind,
  usercenterSamepassword,
} from 'calls/account-security'
import type { Queries } from 'database/db'
import { handle } from 'platform/api/handle'
import type { Caller, CallHandler } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import { errorCodes } from 'shared-state/api/error-codes'
import { hashPassword } from '../accounts/passwords.ts'
import type { CodeChannel } from '../accounts/proof-codes.ts'
import { endOtherAccess } from '../accounts/sessions.ts'
import { notifyOwner } from './account-notice.ts'
import { redeemFor } from './code-tokens.ts'
import { fieldRefusal } from './field-refusal.ts'
import { isOwnPassword, refuseCommon, requirePassword } from './own-password.ts'
import { readUser } from './profile.ts'
import { numberOf } from './proven-account.ts'
import { refuseTaken } from './register.ts'
import type { UserDeps } from './user-deps.ts'

const changeOf = { mail: 'email', sms: 'phone' } as const

/** Credentials: the password, the address, the number. */
export function securityHandlers(deps: UserDeps): CallHandler[] {
  const { db, codes } = deps

  /**
   * Sets the address or number that a token proves; the previous address, if there is one, is notified. `scene`
   * bind: only if none is set yet.
   */
  async function setProven(channel: CodeChannel, scene: 'bind' | 'change', codeToken: string, caller: Caller) {
    const { userId } = signedIn(caller)
    const former = await db.transaction(async queries => {
      const before = await queries.one<{ email: string | null; phone: string | null }>(
        'SELECT email, phone FROM users WHERE user_id = $1 FOR NO KEY UPDATE',
        [userId],
      )
      if (!before) throw new Refusal(errorCodes.sessionOver)
      if (scene === 'bind' && before[changeOf[channel]] !== null) throw new Refusal(errorCodes.wrongState)
      await refuseTaken(write(queries, userId, channel, codeToken, scene), caller.lang)
      return before
    })
    await notifyOwner(deps, userId, changeOf[channel], caller.lang, former.email ?? undefined)
    return { user: await readUser(db, userId) }
  }

  async function write(
    queries: Queries,
    userId: string,
    channel: CodeChannel,
    codeToken: string,
    scene: string,
  ): Promise<void> {
    const proof = await redeemFor(codes, channel, queries, codeToken, scene)
    if (channel === 'mail')
      return void (await queries.query('UPDATE users SET email = $2 WHERE user_id = $1', [userId, proof.subject]))
    const { areaCode, phone } = numberOf(proof)
    await queries.query('UPDATE users SET area_code = $2, phone = $3 WHERE user_id = $1', [userId, areaCode, phone])
  }

  const bind =
    (channel: CodeChannel) =>
    ({ codeToken }: { codeToken: string }, { caller }: { caller: Caller }) =>
      setProven(channel, 'bind', codeToken, caller)
  const change =
    (channel: CodeChannel) =>
    async ({ codeToken, password }: { codeToken: string; password: string }, { caller }: { caller: Caller }) => {
      await requirePassword(deps, signedIn(caller).userId, password, 'password', caller.lang)
      return setProven(channel, 'change', codeToken, caller)
    }

  return [
    handle(usercenterEmailbind, bind('mail')),
    handle(usercenterPhonebind, bind('sms')),
    handle(usercenterModifyemail, change('mail')),
    handle(usercenterModifyphone, change('sms')),
    handle(usercenterModifypassword, async ({ oldPassword, newPassword }, { caller }) => {
      const { userId } = signedIn(caller)
      await requirePassword(deps, userId, oldPassword, 'oldPassword', caller.lang)
      if (newPassword === oldPassword)
        throw fieldRefusal(errorCodes.samePassword, 'newPassword', 'samePassword', caller.lang)
      const { nick } = await readUser(db, userId)
      refuseCommon(newPassword, 'newPassword', [nick], caller.lang)
      const hash = await hashPassword(newPassword)
      await db.transaction(async queries => {
        await queries.query('UPDATE passwords SET hash = $2, changed_at = now() WHERE user_id = $1', [userId, hash])
        await endOtherAccess(queries, userId, caller.sessionId)
      })
      await notifyOwner(deps, userId, 'password', caller.lang)
      return { user: await readUser(db, userId) }
    }),
    handle(usercenterSamepassword, async ({ password }, { caller }) => ({
      same: await isOwnPassword(deps, signedIn(caller).userId, password),
    })),
  ]
}
