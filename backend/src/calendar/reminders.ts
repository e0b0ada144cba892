import type { calendarReminders } from 'calls/calendar-reminders'
import type { Db } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { signedIn } from 'platform/api/signed-in'
import type { CallOutput } from 'shared-state/api/declare-call'
import type { ReminderTable } from '../reminders/set-reminder.ts'
import { eventColumns, toEvent, type EventRow } from './event-rows.ts'

/** Where the reminders of events are stored. */
export const eventReminderTable: ReminderTable = {
  table: 'calendar_reminders',
  item: 'event_code',
  items: 'calendar_events',
  at: 'scheduled_at',
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
