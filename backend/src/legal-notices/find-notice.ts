import type { LegalNotice } from 'calls/entities/legal-notice'
import { noticeStepFor } from 'calls/legal-notice/notice-rules'
import type { NoticeAction, NoticeStep } from 'calls/legal-notice/notice-rules'
import type { NoticeCapacity, NoticeGround, NoticeNow, NoticeState } from 'calls/legal-notice/notice-states'
import type { Queries } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import type { CorrectedPost } from '../withheld-texts/move-words.ts'
import { isReceived, noticeColumns, noticeTables, toLegalNotice } from './notice-rows.ts'
import type { NoticeRow } from './notice-rows.ts'

export interface FoundNotice extends NoticeNow {
  code: string
  exposureCode: string
  authorId: string
  brokerName: string
  firm: string
  capacity: NoticeCapacity
  reference: string
  passages: string
  explanation: string
  contactSealed: string
  addressHash: string
  tokenHash: string
  lang: string
  correction: CorrectedPost | null
}

interface Row {
  code: string
  exposure_code: string
  author_id: string
  broker_name: string
  firm: string
  capacity: NoticeCapacity
  reference: string
  passages: string
  explanation: string
  contact_sealed: string
  address_hash: string
  token_hash: string
  lang: string
  correction: CorrectedPost | null
  state: NoticeState
  ground: NoticeGround
  state_since: string
  confirmed_at: string | null
}

/**
 * A notice in any state; 404/3001 for an unknown one, and for one that was not received unless `unconfirmed`. `lock` protects it and its
 * exposure from changes until the end of the transaction.
 */
export async function findNotice(
  queries: Queries,
  code: string,
  { lock = false, unconfirmed = false } = {},
): Promise<FoundNotice> {
  const row = await queries.one<Row>(
    `SELECT n.code, n.exposure_code, e.user_id AS author_id, e.broker_name, n.firm, n.capacity, n.reference, n.passages, n.explanation,
            n.contact_sealed, n.address_hash, n.token_hash, n.lang, n.correction, n.state, n.ground, n.state_since, n.confirmed_at
     FROM legal_notices n JOIN exposures e ON e.code = n.exposure_code WHERE n.code = $1 ${lock ? 'FOR NO KEY UPDATE OF n, e' : ''}`,
    [code],
  )
  if (!row || (row.state === 'sent' && !unconfirmed)) throw new Refusal(errorCodes.notFound)
  return {
    code: row.code,
    exposureCode: row.exposure_code,
    authorId: row.author_id,
    brokerName: row.broker_name,
    firm: row.firm,
    capacity: row.capacity,
    reference: row.reference,
    passages: row.passages,
    explanation: row.explanation,
    contactSealed: row.contact_sealed,
    addressHash: row.address_hash,
    tokenHash: row.token_hash,
    lang: row.lang,
    correction: row.correction,
    state: row.state,
    ground: row.ground,
    since: Date.parse(row.state_since),
    confirmedAt: row.confirmed_at === null ? null : Date.parse(row.confirmed_at),
  }
}

/** The row of the rules for an action; 409/3101 if it is not open. */
export function openStep(action: NoticeAction, found: NoticeNow): NoticeStep {
  const step = noticeStepFor(action, found, Date.now())
  if (!step) throw new Refusal(errorCodes.wrongState)
  return step
}

/** A notice as the log shows it; 404/3001 for one that was not received. */
export async function readNotice(queries: Queries, code: string, lang: Language): Promise<LegalNotice> {
  const row = await queries.one<NoticeRow>(
    `SELECT ${noticeColumns('$2')} FROM ${noticeTables} WHERE n.code = $1 AND ${isReceived}`,
    [code, lang],
  )
  if (!row) throw new Refusal(errorCodes.notFound)
  return toLegalNotice(row, lang)
}
