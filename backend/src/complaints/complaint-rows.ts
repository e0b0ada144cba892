import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import type { Complaint } from 'calls/entities/complaint'
import { imagesColumn, toImages } from '../images/image-rows.ts'
import type { ImageRow } from '../images/image-rows.ts'

export interface ComplaintRow {
  code: string
  broker_code: string
  reason: Complaint['reason']
  content: string
  amount: number | null
  currency: string | null
  state: Complaint['state']
  created_at: string
}

export interface ComplaintEventRow {
  event_id: number
  action: string
  from_state: string | null
  to_state: string
  actor: Complaint['events'][number]['actor']
  name: string | null
  note: string
  images: ImageRow[] | null
  at: string
}

/** A complaint's columns, without the private contact. */
export const complaintColumns =
  'k.code, k.broker_code, k.reason, k.content, k.amount, k.currency, k.state, k.created_at'

/** An event's columns of `complaint_events e LEFT JOIN users u`. */
export const complaintEventColumns = `e.event_id, e.action, e.from_state, e.to_state, e.actor, u.nick AS name, e.note, e.at,
  ${imagesColumn('e.image_ids')} AS images`

const toEvent = (row: ComplaintEventRow): Complaint['events'][number] => ({
  eventId: String(row.event_id),
  action: row.action,
  from: row.from_state,
  to: row.to_state,
  actor: row.actor,
  name: row.name ?? '',
  reason: null,
  note: row.note,
  lang: null,
  images: toImages(row.images),
  at: row.at,
})

export const toComplaint = (
  row: ComplaintRow,
  broker: BrokerListEntry,
  events: readonly ComplaintEventRow[],
): Complaint => ({
  code: row.code,
  broker,
  reason: row.reason,
  content: row.content,
  amount: row.amount === null || row.currency === null ? null : { amount: row.amount, currency: row.currency },
  state: row.state,
  events: events.map(toEvent),
  createdAt: row.created_at,
})
