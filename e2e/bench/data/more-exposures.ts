import { openDb } from 'database/open-db'
import { columnsOf, patiently, withoutIndexes } from './without-indexes.ts'

interface Place {
  dataDir: string
  env?: Record<string, string>
}

/** Rows per transaction: the database keeps a transaction's log until it ends. */
const chunk = 20_000
/** Each copy of the exposures happened so many days before the one before. */
const DAYS_BEFORE = 37
const times = ['state_since', 'published_at', 'created_at', 'updated_at']

/**
 * Multiplies the exposures of a stopped portal, each with its timeline but without notes, until there are `total`. The copies reach back
 * some years; the brokers have as many times more of them.
 */
export async function multiplyExposures({ dataDir, env }: Place, total: number): Promise<void> {
  const db = await openDb({ databaseUrl: env?.DATABASE_URL, dataDir })
  const columns = await columnsOf(db, 'exposures', ['code', ...times])
  await patiently(
    db,
    'CREATE TABLE multiplied AS SELECT *, row_number() OVER (ORDER BY published_at, code) AS n FROM exposures; CREATE UNIQUE INDEX ON multiplied (n)',
  )
  const there = (await db.one<{ count: number }>('SELECT count(*)::integer AS count FROM exposures'))!.count
  await withoutIndexes(db, ['exposures', 'exposure_events'], async () => {
    for (let from = 0; from < total - there; from += chunk) {
      const numbers = `generate_series(${from}, ${Math.min(from + chunk, total - there) - 1}) AS i JOIN multiplied e ON e.n = 1 + i % ${there}`
      const earlier = `make_interval(days => ${DAYS_BEFORE} * (1 + i / ${there}))`
      await patiently(
        db,
        `INSERT INTO exposures (code, ${times.join(', ')}, ${columns.join(', ')})
         SELECT 'm' || i, ${times.map(time => `e.${time} - ${earlier}`).join(', ')}, ${columns.map(column => `e.${column}`).join(', ')} FROM ${numbers};
         INSERT INTO exposure_events (exposure_code, action, from_state, to_state, actor, user_id, at)
         SELECT 'm' || i, v.action, v.from_state, v.to_state, v.actor, v.user_id, v.at - ${earlier}
           FROM ${numbers} JOIN exposure_events v ON v.exposure_code = e.code`,
      )
      await db.script('CHECKPOINT')
    }
  })
  await patiently(
    db,
    `DROP TABLE multiplied; UPDATE brokers b SET exposure_count = n.count
       FROM (SELECT broker_code, count(*) AS count FROM exposures WHERE exposure_is_public(state) GROUP BY broker_code) n WHERE n.broker_code = b.code`,
  )
  // On PostgreSQL this could exceed the statement timeout; ownDatabase().vacuum does it there.
  if (db.engine === 'pglite') await db.script('VACUUM (ANALYZE)')
  await db.close()
}
