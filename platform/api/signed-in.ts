import { errorCodes } from 'shared-state/api/error-codes'
import type { Caller } from './handle.ts'
import { Refusal } from './refusal.ts'

/** The caller's user. The declaration's `who` admits only callers with a user, but a missing one is still refused with 401/2001. */
export function signedIn({ user }: Caller): { userId: string; roles: readonly string[] } {
  if (!user) throw new Refusal(errorCodes.notLoggedIn)
  return user
}
