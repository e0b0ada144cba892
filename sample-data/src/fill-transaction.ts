import type { Db, Queries } from 'database/db'

/** Row of `settings` that records how the database was filled: {version, today, scale, parts}. */
export const FILL_SETTING = 'sample_data'
const FILL_LOCK = 7_246_002
/** Generating rows may keep the database waiting longer than any request. */
const IDLE_LIMIT_MS = 10 * 60_000

/** Runs `fill` in one transaction without a time limit; several processes take turns. */
export function fillTransaction<Result>(db: Db, fill: (queries: Queries) => Promise<Result>): Promise<Result> {
  const alone = async (queries: Queries): Promise<Result> => {
    await queries.script('SET LOCAL statement_timeout = 0')
    if (db.engine === 'postgres') await queries.query('SELECT pg_advisory_xact_lock($1)', [FILL_LOCK])
    return fill(queries)
  }
  return db.transaction(alone, { idleLimitMs: IDLE_LIMIT_MS })
}
