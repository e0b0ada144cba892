import { accusedColumn, accusedNameOf } from '../brokers/namesakes.ts'
import type { AccusedRow } from '../brokers/namesakes.ts'
import { complaintColumns } from '../complaints/complaint-rows.ts'
import type { ComplaintRow } from '../complaints/complaint-rows.ts'
import { imagesColumn, toImages } from '../images/image-rows.ts'
import type { ImageRow } from '../images/image-rows.ts'
import { reasonNames } from '../reference/words.ts'
import { toUserPublic, userPublicColumns } from '../users/user-rows.ts'
import type { UserPublicRow } from '../users/user-rows.ts'
import { factsOf } from './moderation-case.ts'
import type { CaseSource } from './moderation-case.ts'

type Row = ComplaintRow & UserPublicRow & { accused: AccusedRow; contact: string; images: ImageRow[] | null }

/** Complaints to brokers, which are not public. */
export const complaintCases: CaseSource = {
  cases: `SELECT 'complaint' AS kind, k.code::text AS id, k.created_at AS at, k.state, k.state = 'open' AS waits FROM complaints k`,
  async read({ db, lang }, codes) {
    const rows = await db.query<Row>(
      `SELECT ${complaintColumns}, k.contact, ${accusedColumn('k.broker_code')} AS accused, ${userPublicColumns},
         (SELECT ${imagesColumn('e.image_ids')} FROM complaint_events e WHERE e.complaint_code = k.code ORDER BY e.at, e.event_id LIMIT 1) AS images
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
        text: row.content,
        images: toImages(row.images),
        facts: factsOf(
          {
            broker,
            reason: reasonNames[row.reason][lang],
            amount: row.amount === null ? null : `${row.amount} ${row.currency}`,
            contact: row.contact,
          },
          lang,
        ),
      }))
  },
}
