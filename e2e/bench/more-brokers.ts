import { openDb } from '../../server/src/db/open-db.ts'
import type { Queries } from '../../server/src/db/db.ts'

interface Place {
  dataDir: string
  env?: Record<string, string>
}

/** Multiplies the brokers of a stopped portal, with names and codes of their own and one licence each, until there are `total`. */
export async function multiplyBrokers({ dataDir, env }: Place, total: number): Promise<void> {
  const db = await openDb({ databaseUrl: env?.DATABASE_URL, dataDir })
  await db.transaction(async queries => {
    await queries.script('SET LOCAL statement_timeout = 0; ALTER TABLE brokers DISABLE TRIGGER USER; ALTER TABLE licences DISABLE TRIGGER USER')
    const copied = (await columnsOf(queries, 'brokers')).filter(column => !['code', 'show_name', 'slug'].includes(column)).map(column => `b.${column}`)
    const there = (await queries.one<{ count: number }>('SELECT count(*)::integer AS count FROM brokers'))!.count
    await queries.query(
      `WITH numbered AS (SELECT *, row_number() OVER (ORDER BY code) AS n FROM brokers),
            made AS (SELECT i, (i % $1) + 1 AS n FROM generate_series(0, $2::integer) AS i)
       INSERT INTO brokers (code, show_name, slug, ${copied.map(column => column.slice(2)).join(', ')})
       SELECT 'm' || i, initcap(translate(lower(md5(i::text)::text), '0123456789', 'aeioulrnst')::varchar(9)) || ' ' || b.show_name, b.slug, ${copied.join(', ')}
         FROM made JOIN numbered b USING (n)`,
      [there, total - there - 1],
    )
    await queries.script(`
      INSERT INTO licences (broker_code, regulator_id, licence_no, type, status, entity_name, two_char_code)
      SELECT b.code, 1 + (hashtext(b.code) & 1023) % 60, 'SAMPLE-' || b.code, t.type, b.licence_status, b.legal_name, 'GB'
        FROM brokers b CROSS JOIN (SELECT type FROM licences LIMIT 1) t WHERE b.code LIKE 'm%';
      ALTER TABLE brokers ENABLE TRIGGER USER; ALTER TABLE licences ENABLE TRIGGER USER;
      REFRESH MATERIALIZED VIEW broker_facets; SELECT refresh_search_words()`)
  }, { idleLimitMs: 3_600_000 })
  await db.script('ANALYZE')
  await db.close()
}

const columnsOf = async (queries: Queries, table: string): Promise<string[]> =>
  (await queries.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1 AND is_generated = 'NEVER' AND table_schema = 'public'`,
    [table],
  )).map(({ name }) => name)
