import { eventPath } from 'calls/calendar/calendar-paths'
import type { DueRow, ReminderKind } from '../reminders/due.ts'
import { reminderNotice, type DueEvent } from './reminder-notice.ts'

/** Reminders of events in the calendar. */
export const eventReminders: ReminderKind<DueRow & DueEvent & { slug: string }> = {
  take: `WITH taken AS (
      DELETE FROM calendar_reminders WHERE (user_id, event_code) IN (
        SELECT r.user_id, r.event_code FROM calendar_reminders r JOIN calendar_events e ON e.code = r.event_code
        WHERE e.scheduled_at <= now() + r.minutes_before * interval '1 minute'
        ORDER BY e.scheduled_at, r.user_id LIMIT $1 FOR UPDATE OF r SKIP LOCKED)
      RETURNING user_id, event_code)
    SELECT t.user_id, e.code, e.slug, e.title, e.unit, e.previous, e.consensus, e.scheduled_at, e.scheduled_at <= now() AS is_over
    FROM taken t JOIN calendar_events e ON e.code = t.event_code ORDER BY e.scheduled_at, e.code`,
  notice: event => ({ ...reminderNotice(event), path: eventPath(event) }),
}
