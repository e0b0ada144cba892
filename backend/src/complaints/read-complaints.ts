import type { Complaint } from 'calls/entities/complaint'
import type { Db } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import { entriesByCode } from '../brokers/broker-rows.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { complaintColumns, complaintEventColumns, toComplaint } from './complaint-rows.ts'
import type { ComplaintEventRow, ComplaintRow } from './complaint-rows.ts'

/** Converts rows to results, each with its broker and its events. */
export async function toComplaints(
  db: Db,
  reference: ReferenceData,
  rows: readonly ComplaintRow[],
): Promise<Complaint[]> {
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
  return rows.map(row => toComplaint(row, brokers.get(row.broker_code)!, eventsOf.get(row.code) ?? []))
}

/** One complaint; 404/3001 for an unknown one. Whoever calls it has checked that the caller may see it. */
export async function readComplaint(db: Db, reference: ReferenceData, code: string): Promise<Complaint> {
  const rows = await db.query<ComplaintRow>(`SELECT ${complaintColumns} FROM complaints k WHERE k.code = $1`, [code])
  const [complaint] = await toComplaints(db, reference, rows)
  if (!complaint) throw new Refusal(errorCodes.notFound)
  return complaint
}
