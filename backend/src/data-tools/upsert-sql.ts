import type { KindTable } from './data-kind.ts'

/**
 * One statement that stores rows ($1: a JSON array, each with `line`; $2: lines to leave out) and returns the numbers of added and changed
 * rows. Unchanged rows are only read: a second import of a file writes nothing.
 */
export function upsertSql(table: KindTable): string {
  const columns = Object.keys(table.columns)
  const moments = Object.keys(table.moments ?? {})
  const stamps = Object.entries(table.stamps ?? {})
  const names = [...columns, ...moments, ...stamps.map(([column]) => column)].join(', ')
  const values = [...[...columns, ...moments].map(column => `d.${column}`), ...stamps.map(([, sql]) => sql)].join(', ')
  const isOld = (row: string) => table.key.map(column => `old.${column} = ${row}.${column}`).join(' AND ')
  const isNew = `old.${table.key[0]} IS NULL`
  return `${incomingSql(table)},
    differing AS MATERIALIZED (
      SELECT ${columns.map(column => `i.${column}`).join(', ')}, ${isNew} AS is_new${momentValues(table)}
      FROM incoming i LEFT JOIN ${table.name} old ON ${isOld('i')} WHERE ${isNew} OR ${isDifferent(table)}
    ),
    inserted AS (INSERT INTO ${table.name} (${names}) SELECT ${values} FROM differing d WHERE d.is_new),
    updated AS (UPDATE ${table.name} old SET (${names}) = ROW (${values}) FROM differing d WHERE NOT d.is_new AND ${isOld('d')})
    ${table.besides ? `, ${table.besides}` : ''}
    SELECT count(*) FILTER (WHERE is_new)::integer AS added, count(*) FILTER (WHERE NOT is_new)::integer AS changed FROM differing`
}

/** Selects line and reason of rows with a missing reference; undefined for a kind without references. */
export const brokenSql = (table: KindTable): string | undefined =>
  table.broken && `${incomingSql(table)} ${table.broken}`

function incomingSql({ columns, moments = {} }: KindTable): string {
  const typed = [...Object.entries(columns), ...Object.keys(moments).map(column => [column, 'timestamptz'])]
  const record = typed.map(([column, type]) => `${column} ${type}`).join(', ')
  return `WITH incoming AS MATERIALIZED (SELECT * FROM json_to_recordset($1::json) AS r(line integer, ${record}) WHERE line <> ALL($2::integer[]))`
}

const momentValues = ({ key, moments = {} }: KindTable): string =>
  Object.entries(moments)
    .map(
      ([column, { inserted, changed }]) =>
        `, coalesce(i.${column}, CASE WHEN old.${key[0]} IS NULL THEN ${inserted} ELSE ${changed} END) AS ${column}`,
    )
    .join('')

/** Times are imported and exported in milliseconds; the database stores microseconds. */
function isDifferent({ columns, moments = {} }: KindTable): string {
  const old = Object.entries(columns).map(([column, type]) =>
    type === 'timestamptz' ? `date_trunc('milliseconds', old.${column})` : `old.${column}`,
  )
  const rows = `ROW (${old.join(', ')}) IS DISTINCT FROM ROW (${Object.keys(columns)
    .map(column => `i.${column}`)
    .join(', ')})`
  return [rows, ...Object.keys(moments).map(column => `date_trunc('milliseconds', old.${column}) <> i.${column}`)].join(
    ' OR ',
  )
}
