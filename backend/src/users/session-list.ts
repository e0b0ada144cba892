import type { usercenterSessions } from 'calls/sessions'
import type { Db } from 'database/db'
import type { CallOutput } from 'shared-state/api/declare-call'

interface Row {
  session_id: string
  device: string
  ip: string
  country_code: string
  created_at: string
  last_seen_at: string
}

/** A user's live sessions: the caller's own first, then the last seen. */
export async function listSessions(
  db: Db,
  userId: string,
  ownId: string | null,
): Promise<CallOutput<typeof usercenterSessions>> {
  const rows = await db.query<Row>(
    `SELECT session_id, device, ip, country_code, created_at, last_seen_at FROM sessions
     WHERE user_id = $1 AND expires_at > now() ORDER BY session_id = $2 DESC, last_seen_at DESC, session_id`,
    [userId, ownId ?? ''],
  )
  return {
    items: rows.map(row => ({
      sessionId: row.session_id,
      device: row.device,
      ip: row.ip,
      countryCode: row.country_code,
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at,
      current: row.session_id === ownId,
    })),
  }
}
