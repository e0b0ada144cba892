import { openDb } from 'database/open-db'
import { columnsOf, patiently, withoutIndexes } from './without-indexes.ts'

interface Place {
  dataDir: string
  env?: Record<string, string>
}

/** Rows per transaction: the database keeps a transaction's log until it ends. */
const chunk = 50_000

/** Multiplies the brokers of a stopped portal, with unique names and codes and one licence each, until there are `total`. */
export async function multiplyBrokers({ dataDir, env }: Place, total: number): Promise<void> {
  const db = await openDb({ databaseUrl: env?.DATABASE_URL, dataDir })
  const copied = await columnsOf(db, 'brokers', ['code', 'show_name', 'slug'])
  await patiently(
    db,
    'CREATE TABLE multiplied AS SELECT *, row_number() OVER (ORDER BY code) AS n FROM brokers; CREATE UNIQUE INDEX ON multiplied (n)',
  )
  const there = (await db.one<{ count: number }>('SELECT count(*)::integer AS count FROM brokers'))!.count
  await withoutIndexes(db, ['brokers', 'licences'], async () => {
    for (let from = 0; from < total - there; from += chunk) {
      const numbers = `generate_series(${from}, ${Math.min(from + chunk, total - there) - 1}) AS i JOIN multiplied b ON b.n = 1 + i % ${there}`
      await patiently(
        db,
        `INSERT INTO brokers (code, show_name, slug, ${copied.join(', ')})
         SELECT 'm' || i, initcap(translate(md5(i::text), '0123456789', 'aeioulrnst')::varchar(9)) || ' ' || b.show_name, b.slug, ${copied.map(column => `b.${column}`).join(', ')}
           FROM ${numbers};
         INSERT INTO licences (broker_code, regulator_id, licence_no, type, status, entity_name, two_char_code)
         SELECT 'm' || i, 1 + i % 60, 'SAMPLE-m' || i, t.type, b.licence_status, b.legal_name, 'GB'
           FROM ${numbers} CROSS JOIN (SELECT type FROM licences LIMIT 1) t`,
      )
      await db.script('CHECKPOINT')
    }
  })
  await patiently(
    db,
    'DROP TABLE multiplied; REFRESH MATERIALIZED VIEW broker_facets; SELECT recount_broker_findings(); SELECT refresh_search_words()',
  )
  // On PostgreSQL this could exceed the statement timeout; ownDatabase().vacuum does it there.
  if (db.engine === 'pglite') await db.script('VACUUM (ANALYZE)')
  await db.close()
}
