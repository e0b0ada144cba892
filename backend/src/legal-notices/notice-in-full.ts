import type { exposureNoticeown, exposureNoticereview } from 'calls/exposure-notices'
import { noticeDecisions, openNoticeActions } from 'calls/legal-notice/notice-rules'
import { authorUntil } from 'calls/legal-notice/notice-states'
import { noticeCapacityNames } from 'calls/legal-notice/notice-words'
import type { Db } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import type { CallOutput } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { readExposureRow } from '../exposure/exposure-detail.ts'
import { checkNoInterest } from '../moderation/interest.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { areWithheld } from '../withheld-texts/move-words.ts'
import { findNotice, readNotice } from './find-notice.ts'
import type { FoundNotice } from './find-notice.ts'
import { openSender } from './notice-seal.ts'

export interface NoticeDeps {
  db: Db
  reference: ReferenceData
}

/** What author and moderators see of a notice (calls, exposure.noticeown). */
async function readInFull({ db, reference }: NoticeDeps, found: FoundNotice, lang: Language) {
  const [notice, { title, content, lang: postLang, images }, words] = await Promise.all([
    readNotice(db, found.code, lang),
    readExposureRow(db, reference, found.exposureCode, lang, { withheld: true }),
    db.query<{ action: string; note: string }>(
      `SELECT action, note FROM legal_notice_events WHERE notice_code = $1 AND actor = 'author' AND note IS NOT NULL ORDER BY at DESC`,
      [found.code],
    ),
  ])
  const { firm, reference: number, passages, explanation, correction } = found
  const until = authorUntil(found)
  const wordsOf = (action: string) => words.find(one => one.action === action)?.note ?? null
  return {
    notice,
    firm,
    reference: number,
    passages,
    explanation,
    post: { title, content, lang: postLang, images },
    correction: correction && {
      title: correction.title,
      content: correction.content,
      imageIds: correction.imageIds,
    },
    statement: wordsOf('answer'),
    appeal: wordsOf('appeal'),
    authorUntil: until === null ? null : new Date(until).toISOString(),
  }
}

/** The author's view; 403/2004 for anyone else, and for a notice that no moderator has looked at. */
export async function ownNotice(
  deps: NoticeDeps,
  code: string,
  caller: Caller,
): Promise<CallOutput<typeof exposureNoticeown>> {
  const found = await findNotice(deps.db, code)
  if (found.authorId !== signedIn(caller).userId) throw new Refusal(errorCodes.notYours)
  const full = await readInFull(deps, found, caller.lang)
  // The author is reached through a moderator, never by the form alone.
  if (full.notice.firm === null) throw new Refusal(errorCodes.notFound)
  return { ...full, actions: openNoticeActions('author', found, Date.now()) }
}

/** A moderator's view; 403/2004 with an interest in the notice. */
export async function reviewedNotice(
  deps: NoticeDeps,
  secret: Uint8Array,
  code: string,
  caller: Caller,
): Promise<CallOutput<typeof exposureNoticereview>> {
  const found = await findNotice(deps.db, code)
  await checkNoInterest(deps.db, 'legalnotice', code, signedIn(caller).userId, caller.lang)
  const [full, withheld] = await Promise.all([
    readInFull(deps, found, caller.lang),
    areWithheld(deps.db, found.exposureCode),
  ])
  const { name = null, email = null } = openSender(secret, found.contactSealed) ?? {}
  const open = openNoticeActions('moderator', found, Date.now())
  return {
    ...full,
    sender: { name, email, capacity: found.capacity, capacityName: noticeCapacityNames[found.capacity][caller.lang] },
    decisions: noticeDecisions.filter(decision => open.includes(decision) && !(withheld && needsShownText(decision))),
  }
}

/** Decisions about the words of a post, which are not open while another notice withholds them. */
export const needsShownText = (decision: string): boolean => decision === 'correct' || decision === 'accept'
