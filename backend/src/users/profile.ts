import type { User, UserPublic } from 'calls/entities/user'
import type { Queries } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { toUser, toUserPublic, userColumns, userPublicColumns } from './user-rows.ts'
import type { UserPublicRow, UserRow } from './user-rows.ts'

/** A user as they see themselves; a deleted user no longer has a session: 401/2002. */
export async function readUser(queries: Queries, userId: string): Promise<User> {
  const row = await queries.one<UserRow>(`SELECT ${userColumns} FROM users u WHERE u.user_id = $1`, [userId])
  if (!row) throw new Refusal(errorCodes.sessionOver)
  return toUser(row)
}

/** A user as everyone sees them; 404/3001 for an unknown id and for a deleted account. */
export async function readUserPublic(queries: Queries, userId: string, lang: Language): Promise<UserPublic> {
  const row = await queries.one<UserPublicRow>(
    `SELECT ${userPublicColumns} FROM users u WHERE u.user_id = $1 AND u.deleted_at IS NULL`,
    [userId],
  )
  if (!row) throw new Refusal(errorCodes.notFound)
  return toUserPublic(row, lang)
}
