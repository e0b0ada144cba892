import { MOST_REMINDERS, type calendarRemind, type calendarReminders } from 'calls/calendar-reminders'
import type { Db } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { lockWriter } from '../lock-writer.ts'
import { eventColumns, toEvent, type EventRow } from './event-rows.ts'

const tooMany: Record<Language, string> = {
  en: `You already have ${MOST_REMINDERS} reminders. Remove one of them first.`,
  id: `Anda sudah memiliki ${MOST_REMINDERS} pengingat. Hapus salah satunya dulu.`,
}
const tooLate: Record<Language, string> = {
  en: 'It is too late for this reminder. Choose a shorter time.',
  id: 'Sudah terlambat untuk pengingat ini. Pilih waktu yang lebih singkat.',
}

/** The caller's reminders, by the time of their events. */
export async function listReminders(db: Db, caller: Caller): Promise<CallOutput<typeof calendarReminders>> {
  const rows = await db.query<EventRow & { minutes_before: number }>(
    `SELECT ${eventColumns('$2')}, r.minutes_before FROM calendar_reminders r JOIN calendar_events c ON c.code = r.event_code
     WHERE r.user_id = $1 ORDER BY c.scheduled_at, c.code`,
    [signedIn(caller).userId, caller.lang],
  )
  return { items: rows.map(row => ({ event: toEvent(row), minutesBefore: row.minutes_before })) }
}

/** Sets, changes or removes the caller's reminder of an event (calls, calendar.remind). */
export function setReminder(
  db: Db,
  { code, minutesBefore }: CallParsed<typeof calendarRemind>,
  caller: Caller,
): Promise<CallOutput<typeof calendarRemind>> {
  const { userId } = signedIn(caller)
  return db.transaction(async queries => {
    await lockWriter(queries, userId)
    const event = await queries.one<{ minutes_left: number }>(
      'SELECT extract(epoch FROM scheduled_at - now()) / 60 AS minutes_left FROM calendar_events WHERE code = $1',
      [code],
    )
    if (!event) throw new Refusal(errorCodes.notFound)
    if (minutesBefore === 0) {
      await queries.query('DELETE FROM calendar_reminders WHERE user_id = $1 AND event_code = $2', [userId, code])
      return { minutesBefore }
    }
    if (event.minutes_left <= minutesBefore) throw new Refusal(errorCodes.wrongState, { message: tooLate[caller.lang] })
    await queries.query(
      `INSERT INTO calendar_reminders (user_id, event_code, minutes_before) VALUES ($1, $2, $3)
       ON CONFLICT (user_id, event_code) DO UPDATE SET minutes_before = EXCLUDED.minutes_before`,
      [userId, code, minutesBefore],
    )
    const own = await queries.one<{ count: number }>(
      'SELECT count(*)::integer AS count FROM calendar_reminders WHERE user_id = $1',
      [userId],
    )
    if (own!.count > MOST_REMINDERS) throw new Refusal(errorCodes.wrongState, { message: tooMany[caller.lang] })
    return { minutesBefore }
  })
}
