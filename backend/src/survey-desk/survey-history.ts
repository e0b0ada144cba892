import type { Queries } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { isStaffOf } from '../comments/broker-staff.ts'

const fromFile: Record<Language, string> = {
  en: 'This survey comes from a file. It cannot be changed here.',
  id: 'Survei ini berasal dari berkas. Survei ini tidak dapat diubah di sini.',
}
const ownBroker: Record<Language, string> = {
  en: 'You work for this broker. Another editor has to write about it.',
  id: 'Anda mewakili broker ini. Editor lain yang harus menulis tentangnya.',
}

/** 409/3101 for a survey that was not written on the desk. */
export const isFromFile = (lang: Language) => new Refusal(errorCodes.wrongState, { message: fromFile[lang] })

/** Refuses 403/2003 if the caller is staff of the broker. */
export async function refuseStaff(queries: Queries, brokerCode: string, caller: Caller): Promise<void> {
  if (await isStaffOf(queries, signedIn(caller).userId, brokerCode))
    throw new Refusal(errorCodes.roleMayNot, { message: ownBroker[caller.lang] })
}

/**
 * Adds an event to a survey's history, with the fields of its row as they are now. Returns the event's time, which is later than that of the
 * event before: the survey's version. The row must be locked.
 */
export async function recordEvent(
  queries: Queries,
  { code, action, userId }: { code: string; action: 'write' | 'change' | 'withdraw'; userId: string },
): Promise<string> {
  const event = await queries.one<{ at: string }>(
    `INSERT INTO survey_history (survey_code, action, user_id, content, at)
     SELECT s.code, $2, $3, jsonb_build_object('slug', s.slug, 'title', s.title, 'summary', s.summary, 'content', s.content,
         'traderCode', s.broker_code, 'countryCode', s.country_code, 'address', s.address, 'date', s.visited_on, 'verdict', s.verdict,
         'imageIds', s.image_ids, 'publishedAt', s.published_at),
       date_trunc('milliseconds', greatest(now(),
         (SELECT max(h.at) + interval '1 millisecond' FROM survey_history h WHERE h.survey_code = s.code)))
     FROM surveys s WHERE s.code = $1 RETURNING at`,
    [code, action, userId],
  )
  return event!.at
}

export interface LockedSurvey {
  /** Time of its last event. */
  version: string
  imageIds: readonly string[]
}

/**
 * Locks a survey that the caller may change; undefined if there is no such survey. Refuses 409/3101 for a survey from a file, and 403/2003 as
 * refuseStaff.
 */
export async function lockSurvey(queries: Queries, code: string, caller: Caller): Promise<LockedSurvey | undefined> {
  const row = await queries.one<{ broker_code: string; image_ids: string[] }>(
    'SELECT broker_code, image_ids FROM surveys WHERE code = $1 FOR UPDATE',
    [code],
  )
  if (!row) return undefined
  // A separate statement: one that waits for the lock does not see events added in the meantime.
  const last = await queries.one<{ at: string | null }>(
    'SELECT max(at) AS at FROM survey_history WHERE survey_code = $1',
    [code],
  )
  if (!last?.at) throw isFromFile(caller.lang)
  await refuseStaff(queries, row.broker_code, caller)
  return { version: last.at, imageIds: row.image_ids }
}
