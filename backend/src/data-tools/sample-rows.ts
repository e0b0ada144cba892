import type { Queries } from 'database/db'

export interface ForeignKey {
  /** The referencing table and its columns. */
  from: string
  columns: string[]
  /** The referenced table and its columns. */
  to: string
  targets: string[]
  name: string
  definition: string
  /** Referencing rows are deleted with the row they refer to. */
  cascades: boolean
}

/** Tables that mark sample rows with a column other than `sample`; `t` is the row. */
const OWN_MARKS: Readonly<Record<string, string>> = {
  articles: 't.generated',
  // Sample licences can be told by their numbers (decisions 8).
  licences: `t.licence_no LIKE 'SAMPLE-%'`,
  // Real platforms, and generic entries for a firm's own platform, stay.
  software: `t.sample AND t.kind = 'other'`,
}

/** Identifies sample rows as far as the database alone can: by a mark, or by the rows they belong to. */
export interface SampleRows {
  foreignKeys: readonly ForeignKey[]
  /** Tables that can hold sample rows; referencing tables before the referenced ones. */
  tables: readonly string[]
  /** SQL condition: the row `alias` of a table is a sample row. */
  isSample(table: string, alias: string): string
}

export async function readSampleRows(queries: Queries): Promise<SampleRows> {
  const marked = await queries.query<{ name: string }>(
    `SELECT table_name::text AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'sample' AND data_type = 'boolean' ORDER BY 1`,
  )
  const marks = new Map([...marked.map(({ name }) => [name, 't.sample'] as const), ...Object.entries(OWN_MARKS)])
  const foreignKeys = await queries.query<ForeignKey>(FOREIGN_KEYS)
  const keysOf = (table: string) => foreignKeys.filter(key => key.from === table)
  const depths = depthsOf([...marks.keys()], foreignKeys)

  /** A row that belongs to a sample row is a sample row too, unless a real user wrote it. */
  const isSample = (table: string, alias: string): string => {
    const mark = marks.get(table)
    if (mark) return `(${mark.replaceAll('t.', `${alias}.`)})`
    const belongs = keysOf(table).filter(key => depths.has(key.to) && (key.cascades || key.to === 'users'))
    const writers = keysOf(table).filter(key => key.to === 'users')
    if (belongs.length === 0) return 'false'
    const byPerson = writers.map(
      key => `NOT EXISTS (SELECT FROM users u WHERE ${joined(key, alias, 'u')} AND NOT u.sample)`,
    )
    return [`(${belongs.map(key => pointsAtSample(key, alias)).join(' OR ')})`, ...byPerson].join(' AND ')
  }
  const pointsAtSample = (key: ForeignKey, alias: string): string => {
    const inner = `${alias}_${key.to}`
    return `EXISTS (SELECT FROM ${key.to} ${inner} WHERE ${joined(key, alias, inner)} AND ${isSample(key.to, inner)})`
  }
  const tables = [...depths].sort(([, a], [, b]) => b - a).map(([table]) => table)
  return { foreignKeys, tables, isSample }
}

/** Join condition of a foreign key. */
export const joined = (key: ForeignKey, from: string, to: string): string =>
  key.columns.map((column, index) => `${to}.${key.targets[index]} = ${from}.${column}`).join(' AND ')

/** The marked tables and all that refer to them, directly or indirectly, with their distance in steps. */
function depthsOf(marked: readonly string[], foreignKeys: readonly ForeignKey[]): Map<string, number> {
  const depths = new Map(marked.map(table => [table, 0]))
  for (let depth = 0, grown = true; grown; depth += 1) {
    const next = foreignKeys.filter(key => depths.get(key.to) === depth && !depths.has(key.from)).map(key => key.from)
    for (const table of next) depths.set(table, depth + 1)
    grown = next.length > 0
  }
  return depths
}

const FOREIGN_KEYS = `
  SELECT c.conrelid::regclass::text AS "from", c.confrelid::regclass::text AS "to", c.conname::text AS name,
    pg_get_constraintdef(c.oid) AS definition, c.confdeltype = 'c' AS cascades,
    ARRAY(SELECT a.attname::text FROM unnest(c.conkey) WITH ORDINALITY k(n, place) JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.n ORDER BY place) AS columns,
    ARRAY(SELECT a.attname::text FROM unnest(c.confkey) WITH ORDINALITY k(n, place) JOIN pg_attribute a ON a.attrelid = c.confrelid AND a.attnum = k.n ORDER BY place) AS targets
  FROM pg_constraint c WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace ORDER BY 1, 3`
