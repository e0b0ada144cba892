import type { LegalNotice } from 'calls/entities/legal-notice'
import type { exposureNoticedecide } from 'calls/exposure-notices'
import type { NoticeStep } from 'calls/legal-notice/notice-rules'
import { noticeOutcomes } from 'calls/legal-notice/notice-states'
import type { Db, Queries } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import type { CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import { lockWriter } from '../lock-writer.ts'
import { lockForDecision } from '../moderation/holds.ts'
import { checkNoInterest } from '../moderation/interest.ts'
import { fieldMessage } from '../refusal-messages/field-messages.ts'
import { areWithheld, giveWordsBack, replaceWords, withholdWords } from '../withheld-texts/move-words.ts'
import { findNotice, openStep, readNotice } from './find-notice.ts'
import type { FoundNotice } from './find-notice.ts'
import { mailSender } from './mail-sender.ts'
import type { MailDeps } from './mail-sender.ts'
import { moveNotice } from './move-notice.ts'
import { needsShownText } from './notice-in-full.ts'

/**
 * A moderator's decision, with what follows for the post. 404/3001 for an unknown notice, 403/2004 with an interest in it, 409/3102 if
 * another moderator holds it, 409/3101 if the decision is not open, 400/1001 without a reason where one is needed.
 */
export async function decideNotice(
  { db, ...mailDeps }: MailDeps & { db: Db },
  { code, decision, reason }: CallParsed<typeof exposureNoticedecide>,
  caller: Caller,
): Promise<LegalNotice> {
  const { userId } = signedIn(caller)
  const { lang } = caller
  const { found, step } = await db.transaction(async queries => {
    await lockWriter(queries, userId)
    const found = await findNotice(queries, code, { lock: true })
    await checkNoInterest(queries, 'legalnotice', code, userId, lang)
    await lockForDecision(queries, 'legalnotice', code, { userId, lang })
    const step = openStep(decision, found)
    if (step.reason && reason === undefined)
      throw new Refusal(errorCodes.missing, { errors: [{ field: 'reason', message: fieldMessage('missing', lang) }] })
    if (needsShownText(decision) && (await areWithheld(queries, found.exposureCode)))
      throw new Refusal(errorCodes.wrongState)
    await moveNotice(queries, found, step, { userId, lang, note: step.reason ? reason : undefined })
    await applyToText(queries, found, step)
    return { found, step }
  })
  await mailSender(mailDeps, found, step, { reason })
  return readNotice(db, code, lang)
}

async function applyToText(queries: Queries, { code, exposureCode, correction }: FoundNotice, { text }: NoticeStep) {
  if (text === 'withhold') await withholdWords(queries, exposureCode)
  if (text === 'replace') {
    // Its author's account was closed in the meantime.
    if (!correction) throw new Refusal(errorCodes.wrongState)
    await replaceWords(queries, exposureCode, correction)
  }
  if (text === 'restore') {
    if (!(await areWithheld(queries, exposureCode))) throw new Refusal(errorCodes.wrongState)
    const others = await queries.one(
      'SELECT 1 FROM legal_notices WHERE exposure_code = $1 AND code <> $2 AND state = ANY($3)',
      [exposureCode, code, noticeOutcomes.withheld],
    )
    if (!others) await giveWordsBack(queries, exposureCode)
  }
  if (text !== undefined) await queries.query('UPDATE legal_notices SET correction = NULL WHERE code = $1', [code])
}
