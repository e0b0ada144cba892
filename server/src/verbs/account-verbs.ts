import type { Db } from 'database/db'
import { CommandRefused } from 'platform/api/command-refused'
import { accountRoles } from 'shared-state/api/declare-call'

export interface RoleHolder {
  userId: string
  nick: string
  email: string | null
  roles: string[]
}

/** Manages the roles for moderation and releases. Only at the control socket, so that write access to the data folder is required. */
export function accountVerbs({ db }: { db: Db }) {
  const change = async (email: string, role: string, sql: string): Promise<RoleHolder> => {
    if (!(accountRoles as readonly string[]).includes(role))
      throw new CommandRefused(`'${role}' is not a role; roles are ${accountRoles.join(', ')}`)
    const holder = await db.one<RoleHolder>(
      `UPDATE users SET roles = ${sql} WHERE email = $1 RETURNING user_id AS "userId", nick, email, roles`,
      [email.trim().toLowerCase(), role],
    )
    if (!holder) throw new CommandRefused(`no account is registered with ${email}`)
    return holder
  }
  return {
    accountGrant: ({ email, role }: { email: string; role: string }) =>
      change(email, role, 'array_append(array_remove(roles, $2), $2)'),
    accountRevoke: ({ email, role }: { email: string; role: string }) => change(email, role, 'array_remove(roles, $2)'),
    accountList: () =>
      db.query<RoleHolder>(
        `SELECT user_id AS "userId", nick, email, roles FROM users WHERE roles <> '{}' ORDER BY nick`,
      ),
  }
}
