import type { usercenterComplaintfunds } from 'calls/account-lists'
import type { Db } from 'database/db'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { complaintColumns } from '../complaints/complaint-rows.ts'
import type { ComplaintRow } from '../complaints/complaint-rows.ts'
import { toComplaints } from '../complaints/read-complaints.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { Conditions } from '../sql-parts.ts'
import { pageOfRows } from './page-of-rows.ts'

const newest = [{ sql: 'k.created_at', desc: true }, { sql: 'k.code' }]
/** Sums in different currencies cannot be compared: those in dollars come first. */
const largest = [
  { sql: `k.currency IS NOT DISTINCT FROM 'USD'`, desc: true },
  { sql: 'k.amount', desc: true, nullable: true },
  ...newest,
]

/** A user's own private complaints, each with its events. */
export async function ownComplaints(
  db: Db,
  reference: ReferenceData,
  userId: string,
  { state, order, pageIndex, pageSize }: CallParsed<typeof usercenterComplaintfunds>,
): Promise<CallOutput<typeof usercenterComplaintfunds>> {
  const where = new Conditions()
  where.add(`k.user_id = ${where.param(userId)}`)
  where.when(state, value => `k.state = ${value}`)
  const { rows, total } = await pageOfRows<ComplaintRow>(db, {
    columns: () => complaintColumns,
    tables: 'complaints k',
    where,
    order: order === 'new' ? newest : largest,
    pageIndex,
    pageSize,
  })
  return { items: await toComplaints(db, reference, rows), total, pageIndex, pageSize }
}
