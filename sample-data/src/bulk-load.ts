import type { Queries } from 'database/db'
import { tablesPointingAt } from './filled-tables.ts'
import type { OnPart } from './sample-scene.ts'

interface Definition {
  table_name: string
  name: string
  definition: string
}

const SECONDARY_INDEXES = `
  SELECT tablename AS table_name, indexname AS name, indexdef AS definition FROM pg_indexes
  WHERE schemaname = 'public' AND tablename = ANY($1)
    AND NOT EXISTS (SELECT FROM pg_constraint c
                    WHERE c.conindid = format('%I.%I', schemaname, indexname)::regclass AND c.contype IN ('p', 'u'))
  ORDER BY tablename, indexname`

const FOREIGN_KEYS = `
  SELECT conrelid::regclass::text AS table_name, conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
  WHERE contype = 'f' AND conrelid::regclass::text = ANY($1) ORDER BY conrelid::regclass::text, conname`

/**
 * Empties the tables and those that refer to them, and runs `load` without their foreign keys, secondary indexes and triggers; then
 * restores all of them, which also checks the keys, and updates the planner's statistics. Must run inside a transaction.
 */
export async function withBareTables(
  queries: Queries,
  tables: readonly string[],
  load: () => Promise<void>,
  onIndexes: OnPart,
): Promise<void> {
  const emptied = [...tables, ...(await tablesPointingAt(queries, tables))]
  const keys = await queries.query<Definition>(FOREIGN_KEYS, [emptied])
  const indexes = await queries.query<Definition>(SECONDARY_INDEXES, [tables])
  await queries.script(`TRUNCATE ${emptied.join(', ')}`)
  for (const { table_name, name } of keys) await queries.script(`ALTER TABLE ${table_name} DROP CONSTRAINT ${name}`)
  for (const { name } of indexes) await queries.script(`DROP INDEX ${name}`)
  for (const table of tables) await queries.script(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  await load()
  for (const [done, { definition }] of indexes.entries()) {
    await queries.script(definition)
    onIndexes((done + 1) / indexes.length)
  }
  for (const table of tables) await queries.script(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
  for (const { table_name, name, definition } of keys) {
    await queries.script(`ALTER TABLE ${table_name} ADD CONSTRAINT ${name} ${definition}`)
  }
  await queries.script(`ANALYZE ${tables.join(', ')}`)
}
