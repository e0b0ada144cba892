import type { Queries } from 'database/db'

/** Tables whose foreign keys refer to one of these, directly or indirectly, without these themselves. They are emptied with them. */
export async function tablesPointingAt(queries: Queries, tables: readonly string[]): Promise<string[]> {
  const rows = await queries.query<{ name: string }>(
    `WITH RECURSIVE pointing AS (
       SELECT conrelid FROM pg_constraint WHERE contype = 'f' AND confrelid::regclass::text = ANY($1)
       UNION SELECT k.conrelid FROM pg_constraint k JOIN pointing p ON k.confrelid = p.conrelid WHERE k.contype = 'f')
     SELECT conrelid::regclass::text AS name FROM pointing WHERE conrelid::regclass::text <> ALL($1) ORDER BY name`,
    [tables],
  )
  return rows.map(({ name }) => name)
}

/** Whether the tables and those that refer to them are all empty. */
export async function areEmpty(queries: Queries, tables: readonly string[]): Promise<boolean> {
  const all = [...tables, ...(await tablesPointingAt(queries, tables))]
  const held = all.map(table => `EXISTS (SELECT FROM ${table})`).join(' OR ')
  return (await queries.one<{ held: boolean }>(`SELECT ${held} AS held`))?.held === false
}
