import { usercenterAccountdelete, usercenterAccountexport } from 'calls/account-data'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import { errorCodes } from 'shared-state/api/error-codes'
import { logoutCookies } from '../accounts/session-cookies.ts'
import { fieldRefusal } from '../users/field-refusal.ts'
import { requirePassword } from '../users/own-password.ts'
import { readUser } from '../users/profile.ts'
import { accountOf } from '../users/proven-account.ts'
import type { UserDeps } from '../users/user-deps.ts'
import { deleteAccount } from './account-delete.ts'
import { exportAccount } from './account-export.ts'

/** Data export and account deletion. */
export function accountDataHandlers(deps: UserDeps): CallHandler[] {
  const { db, codes, cookies, secret } = deps
  return [
    handle(usercenterAccountexport, async (_input, { caller, setHeader }) => {
      setHeader('Content-Disposition', 'attachment; filename="account.json"')
      const data = await exportAccount(db, signedIn(caller).userId, secret)
      return { exportedAt: new Date().toISOString(), site: cookies.origin, data }
    }),
    handle(usercenterAccountdelete, async ({ password, codeToken }, { caller, setCookie }) => {
      const { userId } = signedIn(caller)
      const { hasPassword } = await readUser(db, userId)
      if (hasPassword && password === undefined)
        throw fieldRefusal(errorCodes.missing, 'password', 'missing', caller.lang)
      if (password !== undefined) await requirePassword(deps, userId, password, 'password', caller.lang)
      else if (codeToken === undefined) throw fieldRefusal(errorCodes.missing, 'codeToken', 'missing', caller.lang)
      await db.transaction(async queries => {
        if (password === undefined) {
          const proof = await codes.redeem(queries, codeToken!, 'change')
          if ((await accountOf(queries, proof))?.userId !== userId) throw new Refusal(errorCodes.badToken)
        }
        await deleteAccount(queries, userId)
      })
      logoutCookies(cookies).forEach(setCookie)
      return { done: true as const }
    }),
  ]
}
