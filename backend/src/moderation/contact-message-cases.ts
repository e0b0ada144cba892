import { toUserPublic, userPublicColumns } from '../users/user-rows.ts'
import type { UserPublicRow } from '../users/user-rows.ts'
import { factsOf } from './moderation-case.ts'
import type { CaseContext, ModerationCase } from './moderation-case.ts'

interface Row extends UserPublicRow {
  ticket_id: string
  name: string
  email: string
  subject: string
  content: string
  state: string
  created_at: string
  has_user: boolean
}

/** The id of a contact message has 16 characters; a report's is a shorter number. */
export const isContactMessage = (ticketId: string): boolean => ticketId.length === 16

/** Messages to the site by their ids. */
export async function contactMessages({ db, lang }: CaseContext, ids: readonly string[]): Promise<ModerationCase[]> {
  const rows = await db.query<Row>(
    `SELECT l.ticket_id, l.name, l.email, l.subject, l.content, l.state, l.created_at, u.user_id IS NOT NULL AS has_user, ${userPublicColumns}
     FROM tickets l LEFT JOIN users u ON u.user_id = l.user_id WHERE l.ticket_id = ANY($1)`,
    [ids],
  )
  return rows.map(row => ({
    kind: 'ticket',
    id: row.ticket_id,
    title: row.subject,
    user: row.has_user ? toUserPublic(row, lang) : null,
    state: row.state,
    createdAt: row.created_at,
    url: null,
    broker: null,
    text: row.content,
    images: [],
    facts: factsOf({ name: row.name, email: row.email }, lang),
  }))
}
