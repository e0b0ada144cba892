import type { LegalNotice } from 'calls/entities/legal-notice'
import { actionsWithReason } from 'calls/legal-notice/notice-rules'
import { dueAt, noticeOutcomes } from 'calls/legal-notice/notice-states'
import type { NoticeGround, NoticeState, PublicNoticeState } from 'calls/legal-notice/notice-states'
import { noticeGroundNames, noticeStateNames } from 'calls/legal-notice/notice-words'
import type { Language } from 'shared-state/i18n/languages'
import { countryName } from '../countries/country-names.ts'

export interface NoticeRow {
  code: string
  state: PublicNoticeState
  firm: string
  ground: NoticeGround
  country_code: string
  state_since: string
  confirmed_at: string
  exposure_code: string
  exposure_slug: string
  exposure_title: string
  title_lang: string
  sample: boolean
  broker_name: string
  broker_code: string | null
  broker_slug: string | null
  seen: boolean
  answered: boolean
  decided_at: string | null
  reason: LegalNotice['reason']
}

const sqlList = (values: readonly string[]) => values.map(value => `'${value}'`).join(', ')

/** A moderator has looked at the notice `n`, so that its firm is named. */
export const isSeen = `EXISTS (SELECT FROM legal_notice_events v WHERE v.notice_code = n.code AND v.actor = 'moderator')`

/** Columns of a confirmed notice; `lang` is the placeholder of the reader's language. The sender's name and address are not among them. */
export const noticeColumns = (
  lang: string,
) => `n.code, n.state, n.firm, n.ground, n.country_code, n.state_since, n.confirmed_at, n.exposure_code,
  e.slug AS exposure_slug, coalesce(e.title->>${lang}, e.title->>e.lang) AS exposure_title,
  CASE WHEN e.title->>${lang} IS NULL THEN e.lang ELSE ${lang} END AS title_lang, e.sample, e.broker_name, e.broker_code, b.slug AS broker_slug,
  ${isSeen} AS seen,
  EXISTS (SELECT FROM legal_notice_events v WHERE v.notice_code = n.code AND v.action = 'answer') AS answered,
  (SELECT min(v.at) FROM legal_notice_events v WHERE v.notice_code = n.code AND v.action IN (${sqlList(actionsWithReason)})) AS decided_at,
  CASE WHEN latest.note IS NOT NULL THEN jsonb_build_object('text', latest.note, 'lang', latest.lang) END AS reason`

export const noticeTables = `legal_notices n JOIN exposures e ON e.code = n.exposure_code LEFT JOIN brokers b ON b.code = e.broker_code
  LEFT JOIN LATERAL (SELECT v.note, v.lang FROM legal_notice_events v
    WHERE v.notice_code = n.code AND v.action IN (${sqlList(actionsWithReason)}) ORDER BY v.at DESC, v.event_id DESC LIMIT 1) latest ON true`

export const isReceived = `n.state <> 'sent'`
const DAY_MS = 86_400_000
const isOpen = (state: NoticeState) => [...noticeOutcomes.open, 'rewritten', 'appealed'].some(one => one === state)

/** A notice as the log shows it. */
export function toLegalNotice(row: NoticeRow, lang: Language): LegalNotice {
  const received = Date.parse(row.confirmed_at)
  const due = dueAt({
    state: row.state,
    ground: row.ground,
    since: Date.parse(row.state_since),
    confirmedAt: received,
  })
  return {
    code: row.code,
    state: row.state,
    stateName: noticeStateNames[row.state][lang],
    firm: row.seen ? row.firm : null,
    ground: row.ground,
    groundName: noticeGroundNames[row.ground][lang],
    countryName: countryName(row.country_code, lang),
    exposure: {
      code: row.exposure_code,
      slug: row.exposure_slug,
      title: row.exposure_title,
      lang: row.title_lang,
      sample: row.sample,
    },
    brokerName: row.broker_name,
    broker:
      row.broker_code === null || row.broker_slug === null ? null : { code: row.broker_code, slug: row.broker_slug },
    receivedAt: row.confirmed_at,
    dueAt: due === null ? null : new Date(due).toISOString(),
    overdue: due !== null && isOpen(row.state) && due < Date.now(),
    decidedAt: row.decided_at,
    days: row.decided_at === null ? null : Math.ceil((Date.parse(row.decided_at) - received) / DAY_MS),
    answered: row.answered,
    reason: row.reason,
  }
}
