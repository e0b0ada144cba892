import { noticeStatesThatLapse, noticeStatesThatWait } from 'calls/legal-notice/notice-rules'
import { noticeGroundNames } from 'calls/legal-notice/notice-words'
import type { NoticeGround } from 'calls/legal-notice/notice-states'
import { accusedColumn } from '../brokers/namesakes.ts'
import type { AccusedRow } from '../brokers/namesakes.ts'
import { brokerOf, factsOf, NONE } from './moderation-case.ts'
import type { CaseSource } from './moderation-case.ts'

interface Row {
  code: string
  firm: string
  ground: NoticeGround
  explanation: string
  state: string
  confirmed_at: string
  exposure_code: string
  exposure_slug: string
  exposure_title: string
  broker_name: string
  accused: AccusedRow | null
}

const lapses = [...noticeStatesThatLapse].map(
  ([state, days]) => `n.state = '${state}' AND n.state_since < now() - interval '${days} days'`,
)

/** Legal notices whose sender has confirmed their address; exposure.noticereview shows one in full, exposure.noticedecide decides it. */
export const noticeCases: CaseSource = {
  cases: `SELECT 'legalnotice' AS kind, n.code::text AS id, n.state_since AS at, n.state,
            n.state IN (${noticeStatesThatWait.map(state => `'${state}'`).join(', ')}) OR ${lapses.join(' OR ')} AS waits,
            ${NONE} AS user_id, e.broker_code::text AS broker_code, ${NONE} AS reason, ${NONE} AS country_code
          FROM legal_notices n JOIN exposures e ON e.code = n.exposure_code WHERE n.state <> 'sent'`,
  async read({ db, lang }, codes) {
    const rows = await db.query<Row>(
      `SELECT n.code, n.firm, n.ground, n.explanation, n.state, n.confirmed_at, n.exposure_code, e.slug AS exposure_slug,
              coalesce(e.title->>$2, e.title->>e.lang) AS exposure_title, e.broker_name, ${accusedColumn('e.broker_code')} AS accused
       FROM legal_notices n JOIN exposures e ON e.code = n.exposure_code WHERE n.code = ANY($1) AND n.state <> 'sent'`,
      [codes, lang],
    )
    return rows.map(row => ({
      kind: 'legalnotice',
      id: row.code,
      title: `${row.firm}: ${row.exposure_title}`,
      user: null,
      state: row.state,
      createdAt: row.confirmed_at,
      url: `/${lang}/exposure/${row.exposure_slug}-${row.exposure_code}.html`,
      broker: brokerOf(row.accused, lang),
      text: row.explanation,
      images: [],
      facts: factsOf(
        {
          broker: brokerOf(row.accused, lang)?.name ?? row.broker_name,
          reason: noticeGroundNames[row.ground][lang],
        },
        lang,
      ),
    }))
  },
}
