import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { isCommonPassword } from '../accounts/password-rules.ts'
import { fieldRefusal } from './field-refusal.ts'
import type { UserDeps } from './user-deps.ts'

type Needed = Pick<UserDeps, 'db' | 'passwords' | 'limits'>

/** Whether this is the signed-in user's password; 429/4003 after too many wrong ones. */
export async function isOwnPassword(
  { db, passwords, limits: { ownPassword } }: Needed,
  userId: string,
  password: string,
): Promise<boolean> {
  const wait = ownPassword.waitFor(userId)
  if (wait > 0) throw new Refusal(errorCodes.tooManyTries, { headers: { 'Retry-After': String(wait) } })
  ownPassword.count(userId)
  const row = await db.one<{ hash: string }>('SELECT hash FROM passwords WHERE user_id = $1', [userId])
  const right = await passwords.matches(password, row?.hash)
  if (right) ownPassword.clear(userId)
  return right
}

/** Refuses 400/2005 at `field` unless this is the signed-in user's password. */
export async function requirePassword(
  deps: Needed,
  userId: string,
  password: string,
  field: string,
  lang: Language,
): Promise<void> {
  if (!(await isOwnPassword(deps, userId, password)))
    throw fieldRefusal(errorCodes.wrongPassword, field, 'wrongPassword', lang)
}

/** Refuses 400/1012 at `field` for a password that is among the first an attacker would guess. */
export function refuseCommon(password: string, field: string, ownNames: readonly string[], lang: Language): void {
  if (isCommonPassword(password, ownNames)) throw fieldRefusal(errorCodes.commonPassword, field, 'tooCommon', lang)
}
