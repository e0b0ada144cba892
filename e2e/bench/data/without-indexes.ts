import type { Db } from 'database/db'

/** Runs SQL that may take longer than any request. */
export const patiently = (db: Db, sql: string): Promise<void> =>
  db.transaction(queries => queries.script(`SET LOCAL statement_timeout = 0; ${sql}`), { idleLimitMs: 3_600_000 })

/** Runs `load` while the tables have neither secondary indexes nor triggers of their own; then restores both. */
export async function withoutIndexes(db: Db, tables: readonly string[], load: () => Promise<void>): Promise<void> {
  const indexes = await db.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE schemaname = 'public' AND tablename = ANY($1)
       AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = format('%I.%I', schemaname, indexname)::regclass)`,
    [tables],
  )
  const triggers = (set: 'DISABLE' | 'ENABLE') =>
    tables.map(table => `ALTER TABLE ${table} ${set} TRIGGER USER`).join('; ')
  const drops = indexes.map(({ name }) => `DROP INDEX ${name}`).join('; ')
  await patiently(db, `${triggers('DISABLE')}; ${drops}`)
  await load()
  await patiently(db, triggers('ENABLE'))
  for (const { definition } of indexes) await patiently(db, definition)
}

/** The columns of a table that can be copied, except for some. */
export async function columnsOf(db: Db, table: string, except: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_name = $1 AND is_generated = 'NEVER' AND table_schema = 'public' AND column_name <> ALL($2) ORDER BY 1`,
    [table, except],
  )
  return rows.map(({ name }) => name)
}
