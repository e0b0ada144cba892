import { usercenterEmailregister } from 'calls/register'
import { usercenterForgotpassword, usercenterLogin, usercenterLogout, usercenterPhonequicklogin } from 'calls/sign-in'
import { randomInt } from 'node:crypto'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import { DEVICE_COOKIE, DEVICE_SECONDS } from '../accounts/known-devices.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { httpOnlyCookie, logoutCookies } from '../accounts/session-cookies.ts'
import { endOtherAccess, endSession } from '../accounts/sessions.ts'
import { notifyOwner } from './account-notice.ts'
import { redeemFor, tokenOf } from './code-tokens.ts'
import { fieldRefusal } from './field-refusal.ts'
import { checkLogin } from './login.ts'
import { refuseCommon } from './own-password.ts'
import { readUser } from './profile.ts'
import { accountOf, numberOf } from './proven-account.ts'
import { insertUser } from './register.ts'
import { signIn } from './sign-in.ts'
import type { UserDeps } from './user-deps.ts'

const noAccount = {
  mail: { en: 'There is no account with this address.', id: 'Tidak ada akun dengan alamat ini.' },
  sms: { en: 'There is no account with this number.', id: 'Tidak ada akun dengan nomor ini.' },
}

/** Login, registration, logout, and forgotten passwords. */
export function signInHandlers(deps: UserDeps): CallHandler[] {
  const { db, codes, cookies, devices, passwords } = deps
  return [
    handle(usercenterLogin, async ({ remember, ...given }, context) => {
      const user = await checkLogin(deps, given, context.caller)
      await signIn(deps, { ...user, remember, signIn: { way: 'password' } }, context)
      return { user }
    }),

    handle(usercenterPhonequicklogin, async ({ terms, remember, ...given }, context) => {
      const { lang } = context.caller
      const token = await tokenOf(deps, 'sms', given, context.caller)
      const { userId, created } = await db.transaction(async queries => {
        const proof = await redeemFor(codes, 'sms', queries, token, 'login')
        const account = await accountOf(queries, proof)
        if (account?.blocked) throw new Refusal(errorCodes.blocked)
        if (account) return { userId: account.userId, created: false }
        if (!terms) throw fieldRefusal(errorCodes.missing, 'terms', 'missing', lang)
        // A default name; it can be changed like any other.
        const nick = `Trader ${randomInt(1_000_000_000)}`
        return { userId: await insertUser(queries, { phone: numberOf(proof), nick }, lang), created: true }
      })
      const user = await readUser(db, userId)
      await signIn(deps, { ...user, remember, signIn: { way: created ? 'register' : 'code' } }, context)
      return { user, created }
    }),

    handle(usercenterEmailregister, async ({ password, nick, countryCode, ...given }, context) => {
      const { lang } = context.caller
      refuseCommon(password, 'password', [nick], lang)
      const token = await tokenOf(deps, 'mail', given, context.caller)
      const passwordHash = await hashPassword(password)
      const userId = await db.transaction(async queries => {
        const { subject } = await redeemFor(codes, 'mail', queries, token, 'register')
        return insertUser(queries, { email: subject, nick, countryCode, passwordHash }, lang)
      })
      const user = await readUser(db, userId)
      await signIn(deps, { ...user, signIn: { way: 'register' } }, context)
      return { user }
    }),

    handle(usercenterLogout, async ({ everywhere }, { caller, setCookie }) => {
      if (caller.user && caller.sessionId) {
        if (everywhere) await endOtherAccess(db, caller.user.userId, null)
        else await endSession(db, caller.user.userId, caller.sessionId)
      }
      logoutCookies(cookies).forEach(setCookie)
      return { done: true as const }
    }),

    handle(usercenterForgotpassword, async ({ codeToken, newPassword }, { caller, setCookie }) => {
      const proof = await codes.read(db, codeToken, 'forgot')
      const account = await accountOf(db, proof)
      if (!account) throw new Refusal(errorCodes.badToken, { message: noAccount[proof.channel][caller.lang] })
      if (account.blocked) throw new Refusal(errorCodes.blocked)
      const { nick } = await readUser(db, account.userId)
      if (account.hash && (await passwords.matches(newPassword, account.hash)))
        throw fieldRefusal(errorCodes.samePassword, 'newPassword', 'samePassword', caller.lang)
      refuseCommon(newPassword, 'newPassword', [nick], caller.lang)
      const hash = await hashPassword(newPassword)
      await db.transaction(async queries => {
        await codes.redeem(queries, codeToken, 'forgot')
        await queries.query(
          'INSERT INTO passwords (user_id, hash) VALUES ($1, $2) ON CONFLICT (user_id) DO UPDATE SET hash = excluded.hash, changed_at = now()',
          [account.userId, hash],
        )
        await endOtherAccess(queries, account.userId, null)
      })
      await notifyOwner(deps, account.userId, 'password', caller.lang)
      if (caller.user?.userId === account.userId) logoutCookies(cookies).forEach(setCookie)
      // A user who has proved the address is not held up at login by the guesses of strangers.
      setCookie(httpOnlyCookie(cookies, DEVICE_COOKIE, await devices.issue(account.userId), DEVICE_SECONDS))
      return { done: true as const }
    }),
  ]
}
