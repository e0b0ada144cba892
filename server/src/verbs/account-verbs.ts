import { recordEvent } from 'backend/audit-events'
import type { Db } from 'database/db'
import { CommandRefused } from 'platform/api/command-refused'
import { accountRoles } from 'shared-state/api/declare-call'

export interface RoleHolder {
  userId: string
  nick: string
  email: string | null
  roles: string[]
}

/** Marks an account of the site's own team: its posts are labelled and count in no rating (docs/decisions/0102). */
const TEAM = 'vest'
const grantable: readonly string[] = [...accountRoles, TEAM]
const shown = `user_id AS "userId", nick, email, roles || CASE WHEN vest THEN '{${TEAM}}' ELSE '{}' END::text[] AS roles`

/**
 * Manages the roles for moderation and releases, and who belongs to the team. Only at the control socket, so that write access to the data
 * folder is required.
 */
export function accountVerbs({ db }: { db: Db }) {
  const change = async (email: string, role: string, isGranted: boolean): Promise<RoleHolder> => {
    if (!grantable.includes(role))
      throw new CommandRefused(`'${role}' is not a role; roles are ${grantable.join(', ')}`)
    const holder = await db.one<RoleHolder>(
      `UPDATE users SET vest = CASE WHEN $2 = '${TEAM}' THEN $3 ELSE vest END, roles = CASE WHEN $2 = '${TEAM}' THEN roles
         WHEN $3 THEN array_append(array_remove(roles, $2), $2) ELSE array_remove(roles, $2) END
       WHERE email = $1 RETURNING ${shown}`,
      [email.trim().toLowerCase(), role, isGranted],
    )
    if (!holder) throw new CommandRefused(`no account is registered with ${email}`)
    return holder
  }
  return {
    accountGrant: ({ email, role }: { email: string; role: string }) => change(email, role, true),
    /**
     * Takes back the latest grant of `vest`: the account leaves the team, and the posts that the grant marked count again. Posts written in the
     * team stay marked. Who decided this, and why, is in the audit log.
     */
    accountMistakenVest: ({ email, actor, reason }: { email: string; actor: string; reason: string }) =>
      db.transaction(async queries => {
        if (!reason.trim()) throw new CommandRefused('a reason is required: it is kept in the audit log')
        const holder = await queries.one<RoleHolder & { marked: boolean }>(
          `SELECT ${shown}, vest_since IS NOT NULL AS marked FROM users WHERE email = $1 FOR NO KEY UPDATE`,
          [email.trim().toLowerCase()],
        )
        if (!holder) throw new CommandRefused(`no account is registered with ${email}`)
        const { userId } = holder
        if (!holder.marked)
          throw new CommandRefused(`${email} was never marked as one of the team, or the grant was taken back`)
        const unmarked = await queries.query(
          `UPDATE comments c SET by_team = false, marked_by_grant = NULL FROM users u
           WHERE u.user_id = $1 AND c.user_id = $1 AND c.marked_by_grant = u.vest_since RETURNING c.comment_id`,
          [userId],
        )
        await queries.query('UPDATE users SET vest = false, vest_since = NULL WHERE user_id = $1', [userId])
        await recordEvent(queries, {
          kind: 'account',
          targetId: userId,
          action: 'mistaken_vest',
          from: 'team',
          to: 'user',
          userId: null,
          reason: `${actor}: ${reason.trim()}`,
        })
        return { nick: holder.nick, posts: unmarked.length }
      }),
    accountRevoke: ({ email, role }: { email: string; role: string }) => change(email, role, false),
    accountList: () => db.query<RoleHolder>(`SELECT ${shown} FROM users WHERE roles <> '{}' OR vest ORDER BY nick`),
  }
}
