import type { reportReason } from 'calls/entities/report-reason'
import type { Language } from 'shared-state/i18n/languages'
import type { OutputOfSchema } from 'shared-state/schema'
import { reasonNameOf } from '../content-reports/tickets.ts'
import { listingPath } from '../market/listing-path.ts'
import { isLive } from '../market/listing-rows.ts'
import { toUserPublic, userPublicColumns } from '../users/user-rows.ts'
import type { UserPublicRow } from '../users/user-rows.ts'
import { contactMessages, isContactMessage } from './contact-message-cases.ts'
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
  listing_title: string | null
  listing_type: string | null
  listing_slug: string | null
  target_id: string
}

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
        contactMessages(context, ids.filter(isContactMessage)),
      ])
    ).flat()
  },
}

async function reports({ db, lang }: CaseContext, ids: readonly string[]): Promise<ModerationCase[]> {
  const rows = await db.query<ReportRow>(
    `SELECT t.ticket_id, t.reason, t.content, t.state, t.created_at, t.target_id, e.slug AS exposure_slug,
            coalesce(e.title->>$2, e.title->>e.lang) AS exposure_title, l.title AS listing_title, l.type AS listing_type,
            CASE WHEN ${isLive} THEN l.slug END AS listing_slug, ${userPublicColumns}
     FROM moderation_tickets t JOIN users u ON u.user_id = t.user_id
     LEFT JOIN exposures e ON t.kind = 'exposure' AND e.code = t.target_id
     LEFT JOIN listings l ON t.kind = 'market' AND l.code = t.target_id WHERE t.ticket_id = ANY($1) AND t.kind <> 'comment'`,
    [ids.map(Number), lang],
  )
  return rows.map(row => ({
    kind: 'ticket',
    id: String(row.ticket_id),
    title: row.exposure_title ?? row.listing_title ?? row.target_id,
    user: toUserPublic(row, lang),
    state: row.state,
    createdAt: row.created_at,
    url: urlOf(row, lang),
    broker: null,
    text: row.content,
    images: [],
    facts: factsOf({ reason: reasonNameOf(row.reason, lang) }, lang),
  }))
}

/** The page of what is reported, if it has one: a listing has one while it is live. */
function urlOf(
  { exposure_slug, listing_type, listing_slug, target_id: code }: ReportRow,
  lang: Language,
): string | null {
  if (exposure_slug !== null) return `/${lang}/exposure/${exposure_slug}-${code}.html`
  if (listing_type === null || listing_slug === null) return null
  return `/${lang}${listingPath({ type: listing_type, slug: listing_slug, code })}`
}
