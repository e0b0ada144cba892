import { errorCodes } from 'shared-state/calls/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import * as calls from 'shared-state/calls/users'
import type { AttemptLimit } from '../../accounts/attempt-limits.ts'
import { isCommonPassword } from '../../accounts/password-rules.ts'
import { hashPassword } from '../../accounts/passwords.ts'
import type { PasswordCheck } from '../../accounts/passwords.ts'
import { endOtherSessions, endSession } from '../../accounts/sessions.ts'
import type { Db } from '../../db/db.ts'
import { handle } from '../handle.ts'
import type { Besides, Caller, CallHandler } from '../handle.ts'
import { fieldMessage } from '../messages.ts'
import type { FieldMessage } from '../messages.ts'
import { Refusal } from '../refusal.ts'
import { signedIn } from '../signed-in.ts'
import { commonPassword } from './account-handlers.ts'
import { readUser, readUserPublic } from './profile.ts'
import { refuseTaken } from './register.ts'
import { listSessions } from './session-list.ts'

export interface UserParts {
  db: Db
  passwords: PasswordCheck
  /** Wrong old passwords per user. */
  oldPasswordTries: AttemptLimit
}

/** Spec 7.4: `result` beside Data, and `extra` as the text to show on failure. */
const userInfoBesides: Besides = answer => ('data' in answer ? { extra: '', result: answer.data } : { extra: answer.message })
const resultBesides: Besides = answer => ('data' in answer ? { result: answer.data } : {})

/** What a user sees and changes of their own. */
export function userHandlers({ db, passwords, oldPasswordTries }: UserParts): CallHandler[] {
  const userInfo = async ({ UserId }: { UserId: string }, caller: Caller) =>
    UserId === signedIn(caller).userId ? readUser(db, UserId) : readUserPublic(db, UserId, caller.lang)

  return [
    handle(calls.homeGetUserinfo, (input, { caller }) => userInfo(input, caller), userInfoBesides),
    handle(calls.homeGetUserinfoKh, (input, { caller }) => userInfo(input, caller), userInfoBesides),
    handle(
      calls.homeContentcookie,
      async (_input, { caller }) => {
        if (!caller.user) return null
        const { userId, vest } = await readUser(db, caller.user.userId)
        return { userId, vest }
      },
      resultBesides,
    ),
    handle(calls.usercenterGetuser, async (_input, { caller }) => ({ user: await readUser(db, signedIn(caller).userId) })),
    handle(calls.usercenterGetuserfromcookie, async (_input, { caller }) => ({
      result: caller.user ? await readUser(db, caller.user.userId) : null,
    })),
    handle(calls.usercenterModifynick, async ({ nick }, { caller }) => {
      const { userId } = signedIn(caller)
      await refuseTaken(db.query('UPDATE users SET nick = $2 WHERE user_id = $1', [userId, nick]), caller.lang)
      return { user: await readUser(db, userId) }
    }),
    handle(calls.usercenterModifygender, async ({ gender }, { caller }) => {
      const { userId } = signedIn(caller)
      await db.query('UPDATE users SET gender = $2 WHERE user_id = $1', [userId, gender])
      return { user: await readUser(db, userId) }
    }),
    handle(calls.usercenterModifypassword, async ({ oldPassword, newPassword }, { caller }) => {
      const { userId } = signedIn(caller)
      await checkOldPassword(userId, oldPassword, caller.lang)
      if (newPassword === oldPassword) throw at(errorCodes.samePassword, 'newPassword', 'samePassword', caller.lang)
      const { nick } = await readUser(db, userId)
      if (isCommonPassword(newPassword, [nick])) throw commonPassword('newPassword', caller.lang)
      const hash = await hashPassword(newPassword)
      await db.transaction(async queries => {
        await queries.query('UPDATE passwords SET hash = $2, changed_at = now() WHERE user_id = $1', [userId, hash])
        await endOtherSessions(queries, userId, caller.sessionId)
      })
      return { user: await readUser(db, userId) }
    }),
    handle(calls.usercenterSessions, (_input, { caller }) => listSessions(db, signedIn(caller).userId, caller.sessionId)),
    handle(calls.usercenterSessionrevoke, async ({ sessionId }, { caller }) => {
      const { userId } = signedIn(caller)
      if (!(await endSession(db, userId, sessionId))) throw new Refusal(errorCodes.notFound)
      return listSessions(db, userId, caller.sessionId)
    }),
  ]

  async function checkOldPassword(userId: string, oldPassword: string, lang: Language): Promise<void> {
    const wait = oldPasswordTries.waitFor(userId)
    if (wait > 0) throw new Refusal(errorCodes.tooManyTries, { headers: { 'Retry-After': String(wait) } })
    oldPasswordTries.count(userId)
    const row = await db.one<{ hash: string }>('SELECT hash FROM passwords WHERE user_id = $1', [userId])
    if (!(await passwords.matches(oldPassword, row?.hash))) throw at(errorCodes.wrongPassword, 'oldPassword', 'wrongPassword', lang)
    oldPasswordTries.clear(userId)
  }
}

const at = (code: typeof errorCodes.samePassword | typeof errorCodes.wrongPassword, field: string, message: FieldMessage, lang: Language) =>
  new Refusal(code, { errors: [{ field, message: fieldMessage(message, lang) }] })
