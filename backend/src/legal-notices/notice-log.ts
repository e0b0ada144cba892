import type { exposureLegalnoticedetail, exposureLegalnotices } from 'calls/exposure-notices'
import { actionsWithReason } from 'calls/legal-notice/notice-rules'
import { noticeOutcomeNames, noticeOutcomes } from 'calls/legal-notice/notice-states'
import type { PublicNoticeState } from 'calls/legal-notice/notice-states'
import { noticeOutcomeWords, noticeStateNames } from 'calls/legal-notice/notice-words'
import type { NoticeEvent } from 'calls/entities/legal-notice'
import type { Db } from 'database/db'
import { memoize } from 'platform/api/memoize'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import { Conditions, sliceOf } from '../sql-parts.ts'
import { readNotice } from './find-notice.ts'
import { isReceived, isSeen, noticeColumns, noticeTables, toLegalNotice } from './notice-rows.ts'
import type { NoticeRow } from './notice-rows.ts'

type Input = CallParsed<typeof exposureLegalnotices>
type Log = CallOutput<typeof exposureLegalnotices>

/** Firms that the log names as senders of the most notices. */
const MOST_FIRMS = 10
const countOf = (outcome: 'withheld' | 'corrected' | 'rejected' | 'false_notice') =>
  `count(*) FILTER (WHERE n.state IN (${noticeOutcomes[outcome].map(state => `'${state}'`).join(', ')}))::integer`

/** The public log of legal notices. */
export function createNoticeLog(db: Db) {
  const firms = memoize({ seconds: 30 }, () =>
    db.query<Log['firms'][number]>(
      `SELECT min(n.firm) AS firm, count(*)::integer AS total, ${countOf('withheld')} AS withheld, ${countOf('corrected')} AS corrected,
         ${countOf('rejected')} AS rejected, ${countOf('false_notice')} AS "falseNotices"
       FROM legal_notices n WHERE ${isReceived} AND ${isSeen} GROUP BY searchable(n.firm) ORDER BY count(*) DESC, min(n.firm) LIMIT ${MOST_FIRMS}`,
    ),
  )

  async function page({ outcome, pageIndex, pageSize, ...filters }: Input, lang: Language): Promise<Log> {
    const where = conditions(filters)
    const rows = await db.query<{ state: PublicNoticeState; count: number }>(
      `SELECT n.state, count(*)::integer AS count FROM legal_notices n JOIN exposures e ON e.code = n.exposure_code ${where.where} GROUP BY n.state`,
      where.params,
    )
    const counts = noticeOutcomeNames.map(name => ({
      outcome: name,
      name: noticeOutcomeWords[name][lang],
      count: rows
        .filter(({ state }) => noticeOutcomes[name].some(one => one === state))
        .reduce((sum, { count }) => sum + count, 0),
    }))
    const total = counts
      .filter(one => outcome === undefined || one.outcome === outcome)
      .reduce((sum, { count }) => sum + count, 0)
    const answer = { total, pageIndex, pageSize, counts, firms: filters.code === undefined ? await firms() : [] }
    const slice = sliceOf(pageIndex, pageSize, total, false)
    if (!slice) return { ...answer, items: [] }
    const listed = conditions(filters)
    listed.when(outcome && noticeOutcomes[outcome], states => `n.state = ANY(${states})`)
    const items = await db.query<NoticeRow>(
      `SELECT ${noticeColumns(listed.param(lang))} FROM ${noticeTables} ${listed.where}
       ORDER BY n.confirmed_at DESC, n.code LIMIT ${listed.param(slice.limit)} OFFSET ${listed.param(slice.offset)}`,
      listed.params,
    )
    return { ...answer, items: items.map(row => toLegalNotice(row, lang)) }
  }

  return { page }
}

function conditions({ code, traderCode, firm }: Pick<Input, 'code' | 'traderCode' | 'firm'>): Conditions {
  const where = new Conditions()
  where.add(isReceived)
  where.when(code, value => `n.exposure_code = ${value}`)
  where.when(traderCode, value => `e.broker_code = ${value}`)
  // A firm that is not named yet is not found by its name either.
  where.when(firm, value => `searchable(n.firm) = searchable(${value}::text) AND ${isSeen}`)
  return where
}

interface EventRow {
  to_state: PublicNoticeState
  actor: NoticeEvent['actor']
  note: string | null
  lang: string
  at: string
}

/** One notice with its steps, newest first; 404/3001 for one that was not received. */
export async function noticeWithEvents(
  db: Db,
  code: string,
  lang: Language,
): Promise<CallOutput<typeof exposureLegalnoticedetail>> {
  const notice = await readNotice(db, code, lang)
  const rows = await db.query<EventRow>(
    `SELECT to_state, actor, lang, at, CASE WHEN action = ANY($2) THEN note END AS note FROM legal_notice_events
     WHERE notice_code = $1 ORDER BY at DESC, event_id DESC`,
    [code, actionsWithReason],
  )
  const events = rows.map(({ to_state: state, actor, note, lang: noteLang, at }) => ({
    state,
    stateName: noticeStateNames[state][lang],
    actor,
    reason: note ?? '',
    lang: note === null ? null : noteLang,
    at,
  }))
  return { notice, events }
}
