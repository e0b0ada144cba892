import type { Queries } from 'database/db'
import { createHash, randomBytes } from 'node:crypto'

/** Lifetime of a login in seconds, with and without `remember`. */
export const SESSION_SECONDS = { remembered: 30 * 86_400, plain: 86_400 }
/** Newest sessions kept per account: further sign-ins end the oldest. */
const SESSIONS_KEPT = 100
const SEEN_EVERY = "interval '1 minute'"

export interface Session {
  /** Public identifier: shown and revoked in the account centre. */
  sessionId: string
  userId: string
  roles: string[]
  vest: boolean
  nick: string
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** The live session that a `sid` cookie belongs to, or null. Blocked users have none. Records when it was last used, once a minute. */
export async function resolveSession(db: Queries, cookieValue: string | undefined): Promise<Session | null> {
  if (!cookieValue || !/^[\w-]{43}$/.test(cookieValue)) return null
  const hash = hashOf(cookieValue)
  const row = await db.one<Session & { stale: boolean }>(
    `SELECT s.session_id AS "sessionId", u.user_id AS "userId", u.roles, u.vest, u.nick,
            s.last_seen_at < now() - ${SEEN_EVERY} AS stale
     FROM sessions s JOIN users u USING (user_id)
     WHERE s.session_hash = $1 AND s.expires_at > now() AND u.blocked_at IS NULL`,
    [hash],
  )
  if (!row) return null
  const { stale, ...session } = row
  if (stale) await db.query('UPDATE sessions SET last_seen_at = now() WHERE session_hash = $1', [hash])
  return session
}

export interface NewSession {
  userId: string
  remember: boolean
  device: string
  ip: string
  country: string
}

/** Starts a session: 256 random bits for the cookie, of which only the hash is stored. */
export async function startSession(
  db: Queries,
  session: NewSession,
): Promise<{ secret: string; sessionId: string; expiresAt: string }> {
  const secret = randomBytes(32).toString('base64url')
  const sessionId = randomBytes(12).toString('base64url')
  const seconds = session.remember ? SESSION_SECONDS.remembered : SESSION_SECONDS.plain
  const started = await db.one<{ expires_at: string }>(
    `INSERT INTO sessions (session_hash, session_id, user_id, device, ip, country_code, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7)) RETURNING expires_at`,
    [hashOf(secret), sessionId, session.userId, session.device.slice(0, 200), session.ip, session.country, seconds],
  )
  await db.query(
    `DELETE FROM sessions WHERE session_hash IN (
       SELECT session_hash FROM sessions WHERE user_id = $1 ORDER BY created_at DESC OFFSET ${SESSIONS_KEPT})`,
    [session.userId],
  )
  return { secret, sessionId, expiresAt: started!.expires_at }
}

/** Ends one session of a user; false if it was not theirs or had ended. */
export async function endSession(db: Queries, userId: string, sessionId: string): Promise<boolean> {
  const sql = 'DELETE FROM sessions WHERE user_id = $1 AND session_id = $2 RETURNING session_id'
  return (await db.query(sql, [userId, sessionId])).length > 0
}

/**
 * Ends, in one statement, all ways into an account that do not require its password, except one session: the other sessions, the grants of
 * every application (oauth-grants.ts), and QR sign-ins that a browser could still complete.
 */
export async function endOtherAccess(db: Queries, userId: string, keptId: string | null): Promise<void> {
  await db.query(
    `WITH ended AS (DELETE FROM sessions WHERE user_id = $1 AND session_id IS DISTINCT FROM $2),
          waiting AS (DELETE FROM qr_sign_ins WHERE user_id = $1)
     UPDATE oauth_grants SET ended_at = now() WHERE user_id = $1 AND ended_at IS NULL`,
    [userId, keptId],
  )
}
