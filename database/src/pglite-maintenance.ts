import type { PGlite } from '@electric-sql/pglite'

/** PostgreSQL's autovacuum has the same defaults, except for 50 rows in place of 1,000. */
const DEAD_SHARE = 0.2
const DEAD_ROWS = 1_000

const MOST_DEAD = `
  SELECT format('%I.%I', schemaname, relname) AS name FROM pg_stat_user_tables
  WHERE n_dead_tup > ${DEAD_ROWS} + ${DEAD_SHARE} * n_live_tup ORDER BY n_dead_tup DESC LIMIT 1`

/**
 * Work of PostgreSQL's helper processes that a single-user one lacks: a checkpoint, without which the log grows and a start after a kill
 * takes ever longer, and a vacuum of the table that needs it most.
 */
export async function runMaintenance(pg: PGlite): Promise<void> {
  await pg.exec('CHECKPOINT')
  const { rows } = await pg.query<{ name: string }>(MOST_DEAD)
  for (const { name } of rows) await pg.exec(`VACUUM (ANALYZE) ${name}`)
}
