import type { Db } from 'database/db'

/** Sessions record when they were last used. */
const changesByItself = ['sessions']

/** A fingerprint of the database: two are equal if no row was added, changed or deleted in between. */
export async function databaseFingerprint(db: Db): Promise<Record<string, string>> {
  const tables = await db.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
  )
  const prints = tables.map(({ name }) => {
    const last = changesByItself.includes(name) ? `''` : 'coalesce(max(xmin::text::bigint), 0)'
    return `SELECT '${name}' AS name, count(*) || '/' || ${last} AS print FROM ${name}`
  })
  const rows = await db.query<{ name: string; print: string }>(prints.join(' UNION ALL '))
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]))
}
