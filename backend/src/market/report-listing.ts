import type { marketViewer } from 'calls/market'
import type { marketReport, marketReportpublish } from 'calls/market-writing'
import type { Db } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import { hasReported, openTicket, reportReasonNames } from '../content-reports/tickets.ts'
import type { Reported } from '../content-reports/tickets.ts'
import { lockWriter } from '../lock-writer.ts'
import { findListing, findLive } from './find-listing.ts'

const asReported = (code: string): Reported => ({ kind: 'market', targetId: code })

/** What the viewer has done with a listing (calls, market.viewer). */
export async function viewerOf(db: Db, code: string, caller: Caller): Promise<CallOutput<typeof marketViewer>> {
  const { userId } = signedIn(caller)
  const { authorId, state } = await findListing(db, code)
  const isAuthor = authorId === userId
  if (!isAuthor && (state === 'pending' || state === 'rejected')) throw new Refusal(errorCodes.notFound)
  const sql = 'SELECT FROM listing_applause WHERE listing_code = $1 AND user_id = $2'
  const [applause, reported] = await Promise.all([
    db.one(sql, [code, userId]),
    hasReported(db, asReported(code), userId),
  ])
  return { applauded: applause !== undefined, reported, isAuthor }
}

/** The reasons for reporting a live listing, and whether the caller has done so. */
export async function reportForm(db: Db, code: string, caller: Caller): Promise<CallOutput<typeof marketReport>> {
  await findLive(db, code)
  const alreadyReported = await hasReported(db, asReported(code), signedIn(caller).userId)
  return { reasons: reportReasonNames(caller.lang), alreadyReported }
}

/** Reports a live listing to the moderators and returns the ticket's id; 409/3102 if the caller has done so before. */
export function reportListing(
  db: Db,
  { code, reason, content = '' }: CallParsed<typeof marketReportpublish>,
  caller: Caller,
): Promise<string> {
  const { userId } = signedIn(caller)
  return db.transaction(async queries => {
    await lockWriter(queries, userId)
    await findLive(queries, code)
    return openTicket(queries, asReported(code), userId, reason, content)
  })
}
