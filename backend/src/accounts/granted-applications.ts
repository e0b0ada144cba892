import type { Queries } from 'database/db'
import type { GrantScope } from 'shared-state/api/call-scope'

/** A client that a user allows to act in their name, with the combined scopes of all its valid grants. */
export interface GrantedApplication {
  clientId: string
  name: string
  scopes: GrantScope[]
  since: string
  /** Null: never. */
  lastUsedAt: string | null
}

/** A user's applications, by name, without the site's own client. */
export const grantedApplications = (db: Queries, userId: string): Promise<GrantedApplication[]> =>
  db.query<GrantedApplication>(
    `SELECT c.client_id AS "clientId", c.name, min(g.created_at) AS since, max(g.last_used_at) AS "lastUsedAt",
            array_remove(ARRAY[CASE WHEN bool_or('read' = ANY (g.scopes)) THEN 'read' END,
                               CASE WHEN bool_or('write' = ANY (g.scopes)) THEN 'write' END], NULL) AS scopes
     FROM oauth_grants g JOIN oauth_clients c USING (client_id)
     WHERE g.user_id = $1 AND g.ended_at IS NULL AND g.expires_at > now() AND c.secret_hash IS NOT NULL
     GROUP BY c.client_id, c.name ORDER BY lower(c.name), c.client_id`,
    [userId],
  )

/** Ends all grants of a user to one client, with their codes and tokens; false if none was valid. */
export async function revokeApplication(db: Queries, userId: string, clientId: string): Promise<boolean> {
  const sql = `UPDATE oauth_grants SET ended_at = now()
               WHERE user_id = $1 AND client_id = $2 AND ended_at IS NULL AND expires_at > now() RETURNING grant_id`
  return (await db.query(sql, [userId, clientId])).length > 0
}
