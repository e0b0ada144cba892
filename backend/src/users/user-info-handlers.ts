import {
  homeContentcookie,
  homeGetUserinfo,
  homeGetUserinfoKh,
  usercenterGetuser,
  usercenterGetuserfromcookie,
} from 'calls/users'
import { handle } from 'platform/api/handle'
import type { Caller, CallHandler } from 'platform/api/handle'
import { signedIn } from 'platform/api/signed-in'
import type { ExtraFields } from 'platform/api/envelope'
import { VEST_COOKIE } from '../accounts/session-cookies.ts'
import { readUser, readUserPublic } from './profile.ts'
import type { UserDeps } from './user-deps.ts'

/** Spec 7.4: `result` next to Data, and `extra` as the text to show on failure. */
const userInfoExtra: ExtraFields = answer =>
  'data' in answer ? { extra: '', result: answer.data } : { extra: answer.message }
const resultExtra: ExtraFields = answer => ('data' in answer ? { result: answer.data } : {})

/** Information about users. */
export function userInfoHandlers({ db }: Pick<UserDeps, 'db'>): CallHandler[] {
  const userInfo = async ({ UserId }: { UserId: string }, caller: Caller) =>
    UserId === signedIn(caller).userId ? readUser(db, UserId) : readUserPublic(db, UserId, caller.lang)
  /** The user whose cookies these are; the vest flag needs the cookie VEST as well (spec 6), which alone proves nothing. */
  const userOf = async ({ userId }: { userId: string }, { receivedCookies }: Caller) => {
    const user = await readUser(db, userId)
    return { ...user, vest: user.vest && receivedCookies?.[VEST_COOKIE] === '1' }
  }

  return [
    handle(homeGetUserinfo, (input, { caller }) => userInfo(input, caller), userInfoExtra),
    handle(homeGetUserinfoKh, (input, { caller }) => userInfo(input, caller), userInfoExtra),
    handle(
      homeContentcookie,
      async (_input, { caller }) => {
        if (!caller.user) return null
        const { userId, vest } = await userOf(caller.user, caller)
        return { userId, vest }
      },
      resultExtra,
    ),
    handle(usercenterGetuser, async (_input, { caller }) => ({ user: await readUser(db, signedIn(caller).userId) })),
    handle(usercenterGetuserfromcookie, async (_input, { caller }) => ({
      result: caller.user ? await userOf(caller.user, caller) : null,
    })),
  ]
}
