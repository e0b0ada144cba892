import { errorCodes } from 'shared-state/calls/error-codes'
import * as calls from 'shared-state/calls/users'
import { CODE_SECONDS, CODE_TOKEN_SECONDS, RESEND_SECONDS } from '../../accounts/mailed-codes.ts'
import type { MailedCodes } from '../../accounts/mailed-codes.ts'
import type { MailGateway } from '../../accounts/mail-outbox.ts'
import type { AttemptLimit } from '../../accounts/attempt-limits.ts'
import { isCommonPassword } from '../../accounts/password-rules.ts'
import { hashPassword } from '../../accounts/passwords.ts'
import { logoutCookies } from '../../accounts/session-cookies.ts'
import type { CookieSettings } from '../../accounts/session-cookies.ts'
import { endSession } from '../../accounts/sessions.ts'
import type { Db } from '../../db/db.ts'
import { handle } from '../handle.ts'
import type { CallHandler } from '../handle.ts'
import { fieldMessage } from '../messages.ts'
import { Refusal } from '../refusal.ts'
import { codeMail } from './code-mail.ts'
import { checkLogin } from './login.ts'
import type { LoginGuard } from './login.ts'
import { readUser } from './profile.ts'
import { insertUser } from './register.ts'
import { signIn } from './sign-in.ts'

export interface AccountParts {
  db: Db
  cookies: CookieSettings
  codes: MailedCodes
  mail: MailGateway | undefined
  guard: LoginGuard
  mailsByIp: AttemptLimit
}

/** Coming and going: login, logout, mailed codes, registration. */
export function accountHandlers({ db, cookies, codes, mail, guard, mailsByIp }: AccountParts): CallHandler[] {
  return [
    handle(calls.usercenterLogin, async ({ account, password, remember }, context) => {
      const user = await checkLogin(db, guard, account, password, context.caller.ip)
      await signIn(db, cookies, user, remember, context)
      return { user }
    }),
    handle(calls.usercenterLogout, async (_input, { caller, setCookie }) => {
      if (caller.user && caller.sessionId) await endSession(db, caller.user.userId, caller.sessionId)
      logoutCookies(cookies).forEach(setCookie)
      return { done: true as const }
    }),
    handle(calls.usercenterSendemail, async ({ email, scene }, { caller }) => {
      if (!mail) throw new Refusal(errorCodes.notConfigured, { message: notConfigured[caller.lang] })
      const wait = mailsByIp.waitFor(caller.ip)
      if (wait > 0) throw new Refusal(errorCodes.tooManyRequests, { headers: { 'Retry-After': String(wait) } })
      mailsByIp.count(caller.ip)
      const address = email.toLowerCase()
      const sendId = await codes.send(address, scene, code => mail.send(codeMail(address, code, cookies.origin, caller.lang)))
      return { sendId, expiresIn: CODE_SECONDS, resendAfter: RESEND_SECONDS }
    }),
    handle(calls.usercenterValidateemailcode, async ({ sendId, code }) => ({
      codeToken: await codes.exchange(sendId, code),
      expiresIn: CODE_TOKEN_SECONDS,
    })),
    handle(calls.usercenterEmailregister, async ({ sendId, code, codeToken, password, nick, countryCode }, context) => {
      const { lang } = context.caller
      const missing = (field: string) =>
        new Refusal(errorCodes.missing, { errors: [{ field, message: fieldMessage('missing', lang) }] })
      if (!codeToken && !sendId) throw missing('sendId')
      if (!codeToken && !code) throw missing('code')
      if (isCommonPassword(password, [nick])) throw commonPassword('password', lang)
      const token = codeToken ?? (await codes.exchange(sendId ?? '', code ?? ''))
      const passwordHash = await hashPassword(password)
      const userId = await db.transaction(async queries => {
        const email = await codes.redeem(queries, token, 'register')
        return insertUser(queries, { email, nick, countryCode: countryCode ?? '', passwordHash }, lang)
      })
      const user = await readUser(db, userId)
      await signIn(db, cookies, user, false, context)
      return { user }
    }),
  ]
}

const notConfigured = { en: 'Mail is not configured on this site.', id: 'Surel belum dikonfigurasi di situs ini.' }

export const commonPassword = (field: string, lang: 'en' | 'id') =>
  new Refusal(errorCodes.commonPassword, { errors: [{ field, message: fieldMessage('tooCommon', lang) }] })
