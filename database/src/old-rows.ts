import type { Db } from './db.ts'

/** Rows that are no longer needed. The owner of the table leaves their removal to `removeOldRows`. */
export interface OldRows {
  table: string
  /** SQL condition from the owner, never from a caller. */
  when: string
}

/** Small enough that the locks of one statement delay nobody. */
const atOnce = 5_000

/** Removes all old rows in batches; returns the number removed per table. Safe to run in several processes at once. */
export async function removeOldRows(db: Db, oldRows: readonly OldRows[]): Promise<Record<string, number>> {
  const removed: Record<string, number> = {}
  for (const { table, when } of oldRows) {
    const sql = `WITH gone AS (DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ${table} WHERE ${when} LIMIT ${atOnce} FOR UPDATE SKIP LOCKED)) RETURNING 1) SELECT count(*)::integer AS count FROM gone`
    for (let count = atOnce; count === atOnce;) {
      count = (await db.one<{ count: number }>(sql))!.count
      if (count > 0) removed[table] = (removed[table] ?? 0) + count
    }
  }
  return removed
}
