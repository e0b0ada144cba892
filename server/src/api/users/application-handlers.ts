import { usercenterApplicationrevoke, usercenterApplications } from 'shared-state/calls/applications'
import { errorCodes } from 'shared-state/calls/error-codes'
import { grantedApplications, revokeApplication } from '../../accounts/granted-applications.ts'
import { handle } from '../handle.ts'
import type { CallHandler } from '../handle.ts'
import { Refusal } from '../refusal.ts'
import { signedIn } from '../signed-in.ts'
import type { UserParts } from './user-parts.ts'

/** Which other programs act in the user's name. */
export function applicationHandlers({ db }: Pick<UserParts, 'db'>): CallHandler[] {
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
