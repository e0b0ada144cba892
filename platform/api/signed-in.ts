import { errorCodes } from 'shared-state/api/error-codes'
import type { Caller } from './handle.ts'
import { Refusal } from './refusal.ts'

/** The caller's user; the declaration's `who` has let nobody else in, so a miss is 401/2001 all the same. */
export function signedIn({ user }: Caller): { userId: string; roles: readonly string[] } {
  if (!user) throw new Refusal(errorCodes.notLoggedIn)
  return user
}
