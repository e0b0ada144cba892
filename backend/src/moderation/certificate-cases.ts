import { openText } from '../accounts/sealed-text.ts'
import { countryName } from '../countries/country-names.ts'
import { imagesColumn, toImages } from '../images/image-rows.ts'
import type { ImageRow } from '../images/image-rows.ts'
import { CERTIFICATE_SEAL } from '../users/certificate-seal.ts'
import { toUserPublic, userPublicColumns } from '../users/user-rows.ts'
import type { UserPublicRow } from '../users/user-rows.ts'
import { factsOf, NONE } from './moderation-case.ts'
import type { CaseSource } from './moderation-case.ts'

interface Row extends UserPublicRow {
  state: string
  submitted_at: string
  real_name_sealed: string
  doc_no_sealed: string
  doc_type: keyof typeof documents
  doc_country: string
  images: ImageRow[] | null
}

const documents = {
  passport: { en: 'Passport', id: 'Paspor' },
  id: { en: 'Identity card', id: 'Kartu identitas' },
  licence: { en: 'Driving licence', id: 'Surat izin mengemudi' },
}

/** Applications for an identity check; a case's id is the userId. */
export const certificateCases: CaseSource = {
  cases: `SELECT 'certificate' AS kind, n.user_id AS id, n.submitted_at AS at, u.certificate_state AS state, u.certificate_state = 'pending' AS waits,
            n.user_id, ${NONE} AS broker_code, ${NONE} AS reason, ${NONE} AS country_code
          FROM certificates n JOIN users u USING (user_id)`,
  async read({ db, lang, secret }, userIds) {
    const rows = await db.query<Row>(
      `SELECT ${userPublicColumns}, u.certificate_state AS state, n.submitted_at, n.real_name_sealed, n.doc_no_sealed, n.doc_type,
              n.country_code AS doc_country, ${imagesColumn('n.image_ids')} AS images
       FROM certificates n JOIN users u USING (user_id) WHERE n.user_id = ANY($1)`,
      [userIds],
    )
    const opened = (sealed: string) => openText(secret, CERTIFICATE_SEAL, sealed)
    return rows.map(row => ({
      kind: 'certificate',
      id: row.user_id,
      title: row.nick,
      user: toUserPublic(row, lang),
      state: row.state,
      createdAt: row.submitted_at,
      url: null,
      broker: null,
      text: '',
      images: toImages(row.images),
      facts: factsOf(
        {
          realName: opened(row.real_name_sealed),
          docType: documents[row.doc_type][lang],
          docNo: opened(row.doc_no_sealed),
          country: countryName(row.doc_country, lang),
        },
        lang,
      ),
    }))
  },
}
