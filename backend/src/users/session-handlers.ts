import {
  usercenterRefusedsignins,
  usercenterSessionrevoke,
  usercenterSessionrevokeothers,
  usercenterSessions,
  usercenterSigninhistory,
} from 'calls/sessions'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import { errorCodes } from 'shared-state/api/error-codes'
import { endOtherAccess, endSession } from '../accounts/sessions.ts'
import { listSignIns } from '../accounts/sign-in-history.ts'
import { listSessions } from './session-list.ts'
import type { UserDeps } from './user-deps.ts'

/** A user's current sessions and past sign-ins. */
export function sessionHandlers({ db, refusedSignIns }: Pick<UserDeps, 'db' | 'refusedSignIns'>): CallHandler[] {
  return [
    handle(usercenterSessions, (_input, { caller }) => listSessions(db, signedIn(caller).userId, caller.sessionId)),
    handle(usercenterSessionrevoke, async ({ sessionId }, { caller }) => {
      const { userId } = signedIn(caller)
      if (!(await endSession(db, userId, sessionId))) throw new Refusal(errorCodes.notFound)
      return listSessions(db, userId, caller.sessionId)
    }),
    handle(usercenterSessionrevokeothers, async (_input, { caller }) => {
      const { userId } = signedIn(caller)
      await endOtherAccess(db, userId, caller.sessionId)
      return listSessions(db, userId, caller.sessionId)
    }),
    handle(usercenterSigninhistory, (paging, { caller }) => listSignIns(db, signedIn(caller).userId, paging)),
    handle(usercenterRefusedsignins, (_input, { caller }) => refusedSignIns.list(signedIn(caller).userId)),
  ]
}
