import { MOST_REMINDERS } from 'calls/calendar-reminders'
import type { Db } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { lockWriter } from '../lock-writer.ts'

/** Where a kind of reminders is stored, and what they are about. */
export interface ReminderTable {
  table: 'calendar_reminders' | 'room_reminders'
  /** Column with the code of the item. */
  item: string
  items: 'calendar_events' | 'live_rooms'
  /** Column with the time of the item. */
  at: string
}

const tooMany: Record<Language, string> = {
  en: `You already have ${MOST_REMINDERS} reminders. Remove one of them first.`,
  id: `Anda sudah memiliki ${MOST_REMINDERS} pengingat. Hapus salah satunya dulu.`,
}
const tooLate: Record<Language, string> = {
  en: 'It is too late for this reminder. Choose a shorter time.',
  id: 'Sudah terlambat untuk pengingat ini. Pilih waktu yang lebih singkat.',
}

/**
 * Sets or changes the caller's reminder of an item, or removes it with `minutesBefore` 0. 404/3001 for an unknown item; 409/3101 if the time
 * of the reminder has passed, and for a caller who already has MOST_REMINDERS of this kind.
 */
export function setReminder<Minutes extends number>(
  db: Db,
  { table, item, items, at }: ReminderTable,
  { code, minutesBefore }: { code: string; minutesBefore: Minutes },
  caller: Caller,
): Promise<{ minutesBefore: Minutes }> {
  const { userId } = signedIn(caller)
  return db.transaction(async queries => {
    await lockWriter(queries, userId)
    const found = await queries.one<{ minutes_left: number }>(
      `SELECT extract(epoch FROM ${at} - now()) / 60 AS minutes_left FROM ${items} WHERE code = $1`,
      [code],
    )
    if (!found) throw new Refusal(errorCodes.notFound)
    if (minutesBefore === 0) {
      await queries.query(`DELETE FROM ${table} WHERE user_id = $1 AND ${item} = $2`, [userId, code])
      return { minutesBefore }
    }
    if (found.minutes_left <= minutesBefore) throw new Refusal(errorCodes.wrongState, { message: tooLate[caller.lang] })
    await queries.query(
      `INSERT INTO ${table} (user_id, ${item}, minutes_before) VALUES ($1, $2, $3)
       ON CONFLICT (user_id, ${item}) DO UPDATE SET minutes_before = EXCLUDED.minutes_before`,
      [userId, code, minutesBefore],
    )
    const own = await queries.one<{ count: number }>(
      `SELECT count(*)::integer AS count FROM ${table} WHERE user_id = $1`,
      [userId],
    )
    if (own!.count > MOST_REMINDERS) throw new Refusal(errorCodes.wrongState, { message: tooMany[caller.lang] })
    return { minutesBefore }
  })
}
