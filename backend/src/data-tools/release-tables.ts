import type { Db, Queries } from 'database/db'

/** Rows as JSON by table. */
export type TableRows = Record<string, object[]>

const releaseTables = (queries: Queries) =>
  queries.query<{ name: string }>(
    `SELECT relname::text AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname ~ '^releases?(_|$)' ORDER BY 1`,
  )

/**
 * Reads releases and pointers: they belong to the files in the data folder's store, not to the data, and are kept when data is restored.
 */
export async function readReleaseTables(db: Db): Promise<TableRows> {
  const rows: TableRows = {}
  for (const { name } of await releaseTables(db)) {
    rows[name] = (await db.query<{ row: object }>(`SELECT to_jsonb(t) AS row FROM ${name} t`)).map(({ row }) => row)
  }
  return rows
}

/** Replaces the content of the release tables with these rows. Only for an embedded database that is not in use yet. */
export async function writeReleaseTables(db: Db, rows: TableRows): Promise<void> {
  await db.transaction(async queries => {
    await queries.script('SET LOCAL session_replication_role = replica') // skips foreign key checks: tables come in any order
    for (const { name } of await releaseTables(queries)) {
      await queries.script(`DELETE FROM ${name}`)
      await queries.query(`INSERT INTO ${name} SELECT * FROM jsonb_populate_recordset(NULL::${name}, $1::jsonb)`, [
        JSON.stringify(rows[name] ?? []),
      ])
    }
    const counted = await queries.query<{ sql: string }>(
      `SELECT format('SELECT setval(pg_get_serial_sequence(%L, %L), coalesce(max(%I), 0) + 1, false) FROM %I', table_name, column_name, column_name, table_name) AS sql
       FROM information_schema.columns WHERE table_schema = 'public' AND is_identity = 'YES' AND table_name ~ '^releases?(_|$)'`,
    )
    for (const { sql } of counted) await queries.query(sql)
  })
}
