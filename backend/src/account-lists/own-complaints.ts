import type { usercenterComplaintfunds } from 'calls/account-lists'
import type { Db } from 'database/db'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { entriesByCode } from '../brokers/broker-rows.ts'
import { complaintColumns, complaintEventColumns, toComplaint } from '../complaints/complaint-rows.ts'
import type { ComplaintEventRow, ComplaintRow } from '../complaints/complaint-rows.ts'
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

/** A user's own complaints to brokers, each with its events. */
export async function ownComplaints(
  db: Db,
  reference: ReferenceData,
  userId: string,
  { state, order, pageIndex, pageSize }: CallParsed<typeof usercenterComplaintfunds>,
): Promise<CallOutput<typeof usercenterComplaintfunds>> {
  const where = new Conditions()
  where.add(`k.user_id = ${where.param(userId)}`)
  where.when(state, value => `k.state = ${value}`)
  const { rows, total } = await pageOfRows<ComplaintRow & { broker_code: string }>(db, {
    columns: () => `${complaintColumns}, k.broker_code`,
    tables: 'complaints k',
    where,
    order: order === 'new' ? newest : largest,
    pageIndex,
    pageSize,
  })
  const [brokers, events] = await Promise.all([
    entriesByCode(
      db,
      reference,
      rows.map(row => row.broker_code),
    ),
    db.query<ComplaintEventRow & { complaint_code: string }>(
      `SELECT ${complaintEventColumns}, e.complaint_code FROM complaint_events e LEFT JOIN users u ON u.user_id = e.user_id
       WHERE e.complaint_code = ANY($1) ORDER BY e.at, e.event_id`,
      [rows.map(row => row.code)],
    ),
  ])
  const eventsOf = Map.groupBy(events, event => event.complaint_code)
  const items = rows.map(row => toComplaint(row, brokers.get(row.broker_code)!, eventsOf.get(row.code) ?? []))
  return { items, total, pageIndex, pageSize }
}
