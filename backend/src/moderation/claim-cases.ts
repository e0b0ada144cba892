import { accusedColumn } from '../brokers/namesakes.ts'
import type { AccusedRow } from '../brokers/namesakes.ts'
import { imagesColumn, toImages } from '../images/image-rows.ts'
import type { ImageRow } from '../images/image-rows.ts'
import { toUserPublic, userPublicColumns } from '../users/user-rows.ts'
import type { UserPublicRow } from '../users/user-rows.ts'
import { brokerOf, factsOf, NONE } from './moderation-case.ts'
import type { CaseSource } from './moderation-case.ts'

interface Row extends UserPublicRow {
  enterprise_id: string
  name: string
  licence_no: string
  website: string
  contact_name: string
  contact_email: string
  state: string
  at: string
  accused: AccusedRow | null
  broker_slug: string | null
  broker_code: string | null
  images: ImageRow[] | null
  has_owner: boolean
}

/** Enterprise accounts after submission; enterprise.audit decides them. */
export const claimCases: CaseSource = {
  cases: `SELECT 'enterprise' AS kind, e.enterprise_id AS id, e.submitted_at AS at, e.state, e.state IN ('submitted', 'reviewing') AS waits,
            ${NONE} AS user_id, e.broker_code::text AS broker_code, ${NONE} AS reason, ${NONE} AS country_code
          FROM enterprises e WHERE e.state <> 'draft'`,
  async read({ db, lang }, ids) {
    const rows = await db.query<Row>(
      `SELECT e.enterprise_id, e.name, e.licence_no, e.website, e.contact_name, e.contact_email, e.state, e.submitted_at AS at, e.broker_code,
              ${accusedColumn('e.broker_code')} AS accused, b.slug AS broker_slug, ${imagesColumn('e.image_ids')} AS images, ${userPublicColumns},
              u.user_id IS NOT NULL AS has_owner
       FROM enterprises e LEFT JOIN brokers b ON b.code = e.broker_code
       LEFT JOIN users u ON u.user_id = (SELECT s.user_id FROM enterprise_staff s WHERE s.enterprise_id = e.enterprise_id AND s.role = 'owner'
                                           AND s.state = 'active' ORDER BY s.invited_at, s.staff_id LIMIT 1)
       WHERE e.enterprise_id = ANY($1) AND e.state <> 'draft'`,
      [ids],
    )
    return rows.map(row => ({
      kind: 'enterprise',
      id: row.enterprise_id,
      title: row.name,
      user: row.has_owner ? toUserPublic(row, lang) : null,
      state: row.state,
      createdAt: row.at,
      url: row.broker_code === null ? null : `/${lang}/brokers/info/${row.broker_slug}-${row.broker_code}.html`,
      broker: brokerOf(row.accused, lang),
      text: '',
      images: toImages(row.images),
      facts: factsOf(
        {
          broker: brokerOf(row.accused, lang)?.name,
          licenceNo: row.licence_no,
          website: row.website,
          name: row.contact_name,
          email: row.contact_email,
        },
        lang,
      ),
    }))
  },
}
