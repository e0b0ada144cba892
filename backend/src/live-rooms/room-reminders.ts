import { Locale } from 'shared-state/i18n/locale'
import type { DueRow, ReminderKind } from '../reminders/due.ts'
import type { Words } from '../user-messages/notify.ts'

interface DueRoom extends DueRow {
  slug: string
  title: Words
  starts_at: string
}

const timeIn = (lang: 'en' | 'id', iso: string) => `${new Locale(lang, 0, '').formatDate(iso, 'dateTime')} UTC`

/** Reminders of live rooms. */
export const roomReminders: ReminderKind<DueRoom> = {
  take: `WITH taken AS (
      DELETE FROM room_reminders WHERE (user_id, room_code) IN (
        SELECT r.user_id, r.room_code FROM room_reminders r JOIN live_rooms l ON l.code = r.room_code
        WHERE l.starts_at <= now() + r.minutes_before * interval '1 minute'
        ORDER BY l.starts_at, r.user_id LIMIT $1 FOR UPDATE OF r SKIP LOCKED)
      RETURNING user_id, room_code)
    SELECT t.user_id, l.code, l.slug, l.title, l.starts_at, l.ends_at <= now() AS is_over
    FROM taken t JOIN live_rooms l ON l.code = t.room_code ORDER BY l.starts_at, l.code`,
  notice: ({ slug, code, title, starts_at }) => ({
    title: { en: `Reminder: ${title.en}`, id: `Pengingat: ${title.id}` },
    text: { en: `Live on ${timeIn('en', starts_at)}.`, id: `Siaran dimulai ${timeIn('id', starts_at)}.` },
    path: `/live/${slug}-${code}.html`,
  }),
}
