import type { Db } from 'database/db'
import { openDb } from 'database/open-db'

interface Place {
  dataDir: string
  env?: Record<string, string>
}

/** Rows per transaction: the database keeps a transaction's log until it ends. */
const chunk = 50_000

/** Multiplies the brokers of a stopped portal, with unique names and codes and one licence each, until there are `total`. */
export async function multiplyBrokers({ dataDir, env }: Place, total: number): Promise<void> {
  const db = await openDb({ databaseUrl: env?.DATABASE_URL, dataDir })
  const patient = (sql: string) =>
    db.transaction(queries => queries.script(`SET LOCAL statement_timeout = 0; ${sql}`), { idleLimitMs: 3_600_000 })
  const indexes = await secondaryIndexes(db)
  await patient(
    `ALTER TABLE brokers DISABLE TRIGGER USER; ALTER TABLE licences DISABLE TRIGGER USER; ${indexes.map(({ name }) => `DROP INDEX ${name}`).join('; ')}`,
  )
  const copied = (await columnsOf(db)).filter(column => !['code', 'show_name', 'slug'].includes(column))
  await patient(
    'CREATE TABLE multiplied AS SELECT *, row_number() OVER (ORDER BY code) AS n FROM brokers; CREATE UNIQUE INDEX ON multiplied (n)',
  )
  const there = (await db.one<{ count: number }>('SELECT count(*)::integer AS count FROM brokers'))!.count
  for (let from = 0; from < total - there; from += chunk) {
    await patient(`
      INSERT INTO brokers (code, show_name, slug, ${copied.join(', ')})
      SELECT 'm' || i, initcap(translate(md5(i::text), '0123456789', 'aeioulrnst')::varchar(9)) || ' ' || b.show_name, b.slug, ${copied.map(column => `b.${column}`).join(', ')}
        FROM generate_series(${from}, ${Math.min(from + chunk, total - there) - 1}) AS i JOIN multiplied b ON b.n = 1 + i % ${there};
      INSERT INTO licences (broker_code, regulator_id, licence_no, type, status, entity_name, two_char_code)
      SELECT 'm' || i, 1 + i % 60, 'SAMPLE-m' || i, t.type, b.licence_status, b.legal_name, 'GB'
        FROM generate_series(${from}, ${Math.min(from + chunk, total - there) - 1}) AS i JOIN multiplied b ON b.n = 1 + i % ${there} CROSS JOIN (SELECT type FROM licences LIMIT 1) t`)
    await db.script('CHECKPOINT')
  }
  await patient(
    'DROP TABLE multiplied; ALTER TABLE brokers ENABLE TRIGGER USER; ALTER TABLE licences ENABLE TRIGGER USER',
  )
  for (const { definition } of indexes) await patient(definition)
  await patient(
    'REFRESH MATERIALIZED VIEW broker_facets; SELECT recount_broker_findings(); SELECT refresh_search_words()',
  )
  // On PostgreSQL this could exceed the statement timeout; ownDatabase().vacuum does it there.
  if (db.engine === 'pglite') await db.script('VACUUM (ANALYZE)')
  await db.close()
}

const columnsOf = async (db: Db): Promise<string[]> =>
  (
    await db.query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'brokers' AND is_generated = 'NEVER' AND table_schema = 'public'`,
    )
  ).map(({ name }) => name)

const secondaryIndexes = (db: Db) =>
  db.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE schemaname = 'public' AND tablename IN ('brokers', 'licences')
       AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = format('%I.%I', schemaname, indexname)::regclass)`,
  )
