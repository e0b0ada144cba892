import type { reportReason } from 'calls/entities/report-reason'
import type { Language } from 'shared-state/i18n/languages'
import type { OutputOfSchema } from 'shared-state/schema'
import { reportReasonNames } from '../content-reports/tickets.ts'
import { toUserPublic, userPublicColumns } from '../users/user-rows.ts'
import type { UserPublicRow } from '../users/user-rows.ts'
import { factsOf, NONE } from './moderation-case.ts'
import type { CaseContext, CaseSource, ModerationCase } from './moderation-case.ts'

interface ReportRow extends UserPublicRow {
  ticket_id: number
  reason: OutputOfSchema<typeof reportReason>
  content: string
  state: string
  created_at: string
  exposure_slug: string | null
  exposure_title: string | null
  target_id: string
}

interface LetterRow extends UserPublicRow {
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

/** Reports on anything but comments, and contact messages. */
export const ticketCases: CaseSource = {
  cases: `SELECT 'ticket' AS kind, t.ticket_id::text COLLATE "C" AS id, t.created_at AS at, t.state, t.state = 'open' AS waits,
            t.user_id, ${NONE} AS broker_code, ${NONE} AS reason, ${NONE} AS country_code
          FROM moderation_tickets t WHERE t.kind <> 'comment'
          UNION ALL SELECT 'ticket', l.ticket_id, l.created_at, l.state, l.state = 'open', l.user_id, ${NONE}, ${NONE}, ${NONE} FROM tickets l`,
  async read(context, ids) {
    return (
      await Promise.all([
        reports(
          context,
          ids.filter(id => /^[1-9]\d{0,14}$/.test(id)),
        ),
        letters(context, ids.filter(isContactMessage)),
      ])
    ).flat()
  },
}

async function reports({ db, lang }: CaseContext, ids: readonly string[]): Promise<ModerationCase[]> {
  const rows = await db.query<ReportRow>(
    `SELECT t.ticket_id, t.reason, t.content, t.state, t.created_at, t.target_id, e.slug AS exposure_slug,
            coalesce(e.title->>$2, e.title->>e.lang) AS exposure_title, ${userPublicColumns}
     FROM moderation_tickets t JOIN users u ON u.user_id = t.user_id
     LEFT JOIN exposures e ON t.kind = 'exposure' AND e.code = t.target_id WHERE t.ticket_id = ANY($1) AND t.kind <> 'comment'`,
    [ids.map(Number), lang],
  )
  return rows.map(row => ({
    kind: 'ticket',
    id: String(row.ticket_id),
    title: row.exposure_title ?? row.target_id,
    user: toUserPublic(row, lang),
    state: row.state,
    createdAt: row.created_at,
    url: row.exposure_slug === null ? null : `/${lang}/exposure/${row.exposure_slug}-${row.target_id}.html`,
    broker: null,
    text: row.content,
    images: [],
    facts: factsOf({ reason: nameOf(row.reason, lang) }, lang),
  }))
}

const nameOf = (reason: ReportRow['reason'], lang: Language) =>
  reportReasonNames(lang).find(({ code }) => code === reason)?.name

async function letters({ db, lang }: CaseContext, ids: readonly string[]): Promise<ModerationCase[]> {
  const rows = await db.query<LetterRow>(
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
