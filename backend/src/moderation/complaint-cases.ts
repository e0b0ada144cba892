import { accusedColumn, accusedNameOf } from '../brokers/namesakes.ts'
import type { AccusedRow } from '../brokers/namesakes.ts'
import { complaintColumns } from '../complaints/complaint-rows.ts'
import type { ComplaintRow } from '../complaints/complaint-rows.ts'
import { imagesColumn, toImages } from '../images/image-rows.ts'
import type { ImageRow } from '../images/image-rows.ts'
import type { Language } from 'shared-state/i18n/languages'
import { reasonNames } from '../reference/words.ts'
import { toUserPublic, userPublicColumns } from '../users/user-rows.ts'
import type { UserPublicRow } from '../users/user-rows.ts'
import { brokerOf, factsOf, moneyIn, NONE } from './moderation-case.ts'
import type { CaseSource } from './moderation-case.ts'

interface Added {
  day: string
  note: string
}
type Row = ComplaintRow & UserPublicRow & { accused: AccusedRow; added: Added[]; images: ImageRow[] | null }

/** The author's text, with what they have added since. */
const textOf = (content: string, added: readonly Added[], lang: Language): string =>
  [content, ...added.map(({ day, note }) => `${lang === 'id' ? 'Tambahan' : 'Added'} ${day}: ${note}`)].join('\n\n')

/** Private complaints about brokers. The contact is shown by complaint.contact only, which is audited. */
export const complaintCases: CaseSource = {
  cases: `SELECT 'complaint' AS kind, k.code::text AS id, k.created_at AS at, k.state, k.state = 'open' AS waits,
            k.user_id, k.broker_code::text AS broker_code, k.reason, ${NONE} AS country_code FROM complaints k`,
  async read({ db, lang }, codes) {
    const rows = await db.query<Row>(
      `SELECT ${complaintColumns}, ${accusedColumn('k.broker_code')} AS accused, ${userPublicColumns},
         coalesce((SELECT jsonb_agg(jsonb_build_object('day', to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), 'note', e.note) ORDER BY e.at, e.event_id)
           FROM complaint_events e WHERE e.complaint_code = k.code AND e.actor = 'author' AND e.note <> ''), '[]') AS added,
         ${imagesColumn('ARRAY(SELECT unnest(e.image_ids) FROM complaint_events e WHERE e.complaint_code = k.code ORDER BY e.at, e.event_id)')} AS images
       FROM complaints k JOIN users u ON u.user_id = k.user_id WHERE k.code = ANY($1)`,
      [codes],
    )
    return rows
      .map(row => ({ row, broker: accusedNameOf(row.accused, lang) }))
      .map(({ row, broker }) => ({
        kind: 'complaint',
        id: row.code,
        title: lang === 'id' ? `Pengaduan tentang ${broker}` : `Complaint about ${broker}`,
        user: toUserPublic(row, lang),
        state: row.state,
        createdAt: row.created_at,
        url: null,
        broker: brokerOf(row.accused, lang),
        text: textOf(row.content, row.added, lang),
        images: toImages(row.images),
        facts: factsOf(
          {
            broker,
            reason: reasonNames[row.reason][lang],
            amount: moneyIn(lang, row.amount, row.currency),
          },
          lang,
        ),
      }))
  },
}
