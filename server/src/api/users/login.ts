import type { AttemptLimit } from '../../accounts/attempt-limits.ts'
import type { PasswordCheck } from '../../accounts/passwords.ts'
import { errorCodes } from 'shared-state/calls/error-codes'
import type { User } from 'shared-state/calls/entities/user'
import type { Db } from '../../db/db.ts'
import { Refusal } from '../refusal.ts'
import { toUser, userColumns } from './user-rows.ts'
import type { UserRow } from './user-rows.ts'

/** Wrong passwords per account and per address of the caller, in a window of time. */
export const LOGIN_TRIES = { account: { most: 10, seconds: 900 }, ip: { most: 50, seconds: 900 } }

export interface LoginGuard {
  byAccount: AttemptLimit
  byIp: AttemptLimit
  passwords: PasswordCheck
}

/**
 * The user whose address and password these are. Refuses 400/2005 for a wrong password and an unknown address alike, in
 * the same time; 429/4003 after too many; 403/2010 for a blocked account, once the password was right.
 */
export async function checkLogin(db: Db, guard: LoginGuard, account: string, password: string, ip: string): Promise<User> {
  const address = account.trim().toLowerCase()
  const wait = Math.max(guard.byAccount.waitFor(address), guard.byIp.waitFor(ip))
  if (wait > 0) throw new Refusal(errorCodes.tooManyTries, { headers: { 'Retry-After': String(wait) } })
  // Counted before the check, so that guesses sent at the same time count too. A right password clears its account, and
  // takes back its own count of the address: people behind one address do not lock each other out by logging in.
  guard.byAccount.count(address)
  guard.byIp.count(ip)
  const row = await db.one<UserRow & { hash: string | null; blocked: boolean }>(
    `SELECT ${userColumns}, p.hash, u.blocked_at IS NOT NULL AS blocked FROM users u LEFT JOIN passwords p USING (user_id) WHERE u.email = $1`,
    [address],
  )
  const right = await guard.passwords.matches(password, row?.hash ?? undefined)
  if (!row || !right) throw new Refusal(errorCodes.wrongPassword)
  if (row.blocked) throw new Refusal(errorCodes.blocked)
  guard.byAccount.clear(address)
  guard.byIp.takeBack(ip)
  return toUser(row)
}
