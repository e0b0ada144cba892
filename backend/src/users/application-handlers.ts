import { usercenterApplicationrevoke, usercenterApplications } from 'calls/applications'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import { errorCodes } from 'shared-state/api/error-codes'
import { grantedApplications, revokeApplication } from '../accounts/granted-applications.ts'
import type { UserDeps } from './user-deps.ts'

/** Applications that act in the user's name. */
export function applicationHandlers({ db }: Pick<UserDeps, 'db'>): CallHandler[] {
  const list = async (userId: string) => ({ items: await grantedApplications(db, userId) })
  return [
    handle(usercenterApplications, (_input, { caller }) => list(signedIn(caller).userId)),
    handle(usercenterApplicationrevoke, async ({ clientId }, { caller }) => {
      const { userId } = signedIn(caller)
      if (!(await revokeApplication(db, userId, clientId))) throw new Refusal(errorCodes.notFound)
      return list(userId)
    }),
  ]
}
