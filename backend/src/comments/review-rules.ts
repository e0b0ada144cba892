import type { commentSwitch } from 'calls/comment-writing'
import type { Queries } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import type { CallOutput } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { messageOf } from '../refusal-messages/refusal-messages.ts'
import { isStaffOf } from './broker-staff.ts'

/** Decisions 7: one review per user, broker and this many hours; a removed one counts too. */
const HOURS = 24
/** Minimum length of a review (calls, comment.publish). */
const MIN_CHARS = 10

const ownBroker: Record<Language, string> = {
  en: 'You work for this broker, so you cannot review it.',
  id: 'Anda mewakili broker ini, jadi tidak bisa mengulasnya.',
}

/** When the user may review the broker again; undefined if they may now. */
function nextAllowedAt(
  queries: Queries,
  userId: string,
  traderCode: string,
): Promise<{ at: string; seconds: number } | undefined> {
  return queries.one(
    `SELECT created_at + make_interval(hours => $3) AS at,
            ceil(extract(epoch FROM created_at + make_interval(hours => $3) - now()))::integer AS seconds
     FROM comments WHERE user_id = $1 AND target_type = 'broker' AND target_code = $2 AND parent_id IS NULL
       AND created_at > now() - make_interval(hours => $3)
     ORDER BY created_at DESC LIMIT 1`,
    [userId, traderCode, HOURS],
  )
}

async function checkBroker(queries: Queries, traderCode: string): Promise<void> {
  if (!(await queries.one('SELECT code FROM brokers WHERE code = $1', [traderCode])))
    throw new Refusal(errorCodes.notFound)
}

/** Refuses 404/3001 an unknown broker, 403/2003 its own staff, 429/4004 a second review within 24 hours. */
export async function checkMayReview(
  queries: Queries,
  userId: string,
  traderCode: string,
  lang: Language,
): Promise<void> {
  await checkBroker(queries, traderCode)
  if (await isStaffOf(queries, userId, traderCode))
    throw new Refusal(errorCodes.roleMayNot, { message: ownBroker[lang] })
  const next = await nextAllowedAt(queries, userId, traderCode)
  if (next)
    throw new Refusal(errorCodes.oneReviewADay, {
      message: messageOf(errorCodes.oneReviewADay, lang),
      headers: { 'Retry-After': String(Math.max(1, next.seconds)) },
    })
}

/** Whether the user can write a review now. Without a login it is open: the visitor is asked to log in first (spec 4). */
export async function reviewSwitch(
  queries: Queries,
  userId: string | undefined,
  traderCode: string,
  lang: Language,
): Promise<CallOutput<typeof commentSwitch>> {
  await checkBroker(queries, traderCode)
  const answer = { open: true, reason: '', minChars: MIN_CHARS, nextAllowedAt: null }
  if (userId === undefined) return answer
  if (await isStaffOf(queries, userId, traderCode)) return { ...answer, open: false, reason: ownBroker[lang] }
  const next = await nextAllowedAt(queries, userId, traderCode)
  return next
    ? { ...answer, open: false, reason: messageOf(errorCodes.oneReviewADay, lang), nextAllowedAt: next.at }
    : answer
}
