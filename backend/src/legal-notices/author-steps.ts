import type { LegalNotice } from 'calls/entities/legal-notice'
import type { NoticeAction } from 'calls/legal-notice/notice-rules'
import type { Db, Queries } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import { errorCodes } from 'shared-state/api/error-codes'
import { lockWriter } from '../lock-writer.ts'
import { findNotice, openStep, readNotice } from './find-notice.ts'
import { moveNotice } from './move-notice.ts'

interface AuthorStep {
  code: string
  action: NoticeAction
  /** For moderators only. */
  note?: string
}

/** Takes a step of the author; 404/3001 for an unknown notice, 403/2004 for anyone else, 409/3101 if it is not open. */
export async function takeAuthorStep(
  db: Db,
  { code, action, note }: AuthorStep,
  caller: Caller,
  then?: (queries: Queries) => Promise<void>,
): Promise<LegalNotice> {
  const { userId } = signedIn(caller)
  await db.transaction(async queries => {
    await lockWriter(queries, userId)
    const found = await findNotice(queries, code, { lock: true })
    if (found.authorId !== userId) throw new Refusal(errorCodes.notYours)
    await moveNotice(queries, found, openStep(action, found), { userId, lang: caller.lang, note })
    await then?.(queries)
  })
  return readNotice(db, code, caller.lang)
}

interface Correction {
  code: string
  title: string
  content: string
  imageIds?: readonly string[] | undefined
}

/** Stores the author's correction for review. Without `imageIds` all pictures stay. */
export const correctPost = (
  db: Db,
  { code, title, content, imageIds }: Correction,
  caller: Caller,
): Promise<LegalNotice> =>
  takeAuthorStep(db, { code, action: 'rewrite' }, caller, async queries => {
    await queries.query(
      `UPDATE legal_notices n SET correction = jsonb_build_object('title', $2::text, 'content', $3::text, 'lang', $4::text,
         'imageIds', coalesce(to_jsonb($5::text[]), to_jsonb(e.image_ids)))
       FROM exposures e WHERE n.code = $1 AND e.code = n.exposure_code`,
      [code, title, content, caller.lang, imageIds],
    )
  })
