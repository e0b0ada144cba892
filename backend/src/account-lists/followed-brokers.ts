import type { usercenterMycollection } from 'calls/account-lists'
import type { Db } from 'database/db'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { entryColumns, entryMaker } from '../brokers/broker-rows.ts'
import type { EntryRow } from '../brokers/broker-rows.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { Conditions, namePattern } from '../sql-parts.ts'
import { pageOfRows } from './page-of-rows.ts'

type Input = CallParsed<typeof usercenterMycollection>

const orders = {
  added: [{ sql: 'k.created_at', desc: true }, { sql: 'b.code' }],
  score: [{ sql: 'b.score', desc: true, nullable: true }, { sql: 'b.code' }],
  name: [{ sql: 'lower(b.show_name)' }, { sql: 'b.code' }],
}

/** The brokers a user follows. */
export async function followedBrokers(
  db: Db,
  reference: ReferenceData,
  userId: string,
  { keyword, order, pageIndex, pageSize }: Input,
): Promise<CallOutput<typeof usercenterMycollection>> {
  const where = new Conditions()
  where.add(`k.user_id = ${where.param(userId)}`)
  where.when(
    keyword === undefined ? undefined : namePattern(keyword),
    name => `(lower(b.show_name) LIKE ${name} OR lower(b.short_name) LIKE ${name})`,
  )
  const [toEntry, { rows, total }] = await Promise.all([
    entryMaker(reference),
    pageOfRows<EntryRow & { added_at: string }>(db, {
      columns: () => `${entryColumns}, k.created_at AS added_at`,
      tables: 'collections k JOIN brokers b ON b.code = k.broker_code',
      where,
      order: orders[order],
      pageIndex,
      pageSize,
    }),
  ])
  return { items: rows.map(row => ({ ...toEntry(row), addedAt: row.added_at })), total, pageIndex, pageSize }
}
