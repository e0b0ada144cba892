import type { Db } from 'database/db'
import { orderBy, sliceOf } from '../sql-parts.ts'
import type { Conditions, SortKey } from '../sql-parts.ts'

interface Asked {
  /** The columns to read; called after the rows have been counted, so that it may add parameters. */
  columns: () => string
  tables: string
  where: Conditions
  order: readonly SortKey[]
  pageIndex: number
  pageSize: number
}

/** One page of a user's list: counted, then read. */
export async function pageOfRows<Row>(
  db: Db,
  { columns, tables, where, order, pageIndex, pageSize }: Asked,
): Promise<{ rows: Row[]; total: number }> {
  const from = `FROM ${tables} ${where.where}`
  const total =
    (await db.one<{ total: number }>(`SELECT count(*)::integer AS total ${from}`, [...where.params]))?.total ?? 0
  const slice = sliceOf(pageIndex, pageSize, total, false)
  if (!slice) return { rows: [], total }
  const limits = `LIMIT ${where.param(slice.limit)} OFFSET ${where.param(slice.offset)}`
  return {
    rows: await db.query<Row>(`SELECT ${columns()} ${from} ORDER BY ${orderBy(order)} ${limits}`, where.params),
    total,
  }
}
