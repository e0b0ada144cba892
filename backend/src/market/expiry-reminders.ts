import type { DueRow, ReminderKind } from '../reminders/due.ts'

/** The author is told this many days before a listing expires. */
const DAYS_BEFORE = 7

interface DueListing extends DueRow {
  title: string
  expires_on: string
}

/** Reminders that a listing expires soon, each once per time of expiry. */
export const expiryReminders: ReminderKind<DueListing> = {
  take: `UPDATE listings l SET reminded_for = l.expires_at WHERE l.code IN (
      SELECT code FROM listings WHERE state = 'live' AND expires_at > now() AND expires_at <= now() + interval '${DAYS_BEFORE} days'
        AND reminded_for IS DISTINCT FROM expires_at
      ORDER BY expires_at, code LIMIT $1 FOR UPDATE SKIP LOCKED)
    RETURNING l.user_id, l.code, l.title, (l.expires_at AT TIME ZONE 'UTC')::date AS expires_on, false AS is_over`,
  notice: ({ title, expires_on }) => ({
    title: { en: `Your listing expires soon: ${title}`, id: `Masa tayang iklan Anda segera berakhir: ${title}` },
    text: {
      en: `It is shown until ${expires_on}. You can renew it now.`,
      id: `Iklan ini tayang sampai ${expires_on}. Anda bisa memperpanjangnya sekarang.`,
    },
    path: '/user/market.html',
  }),
}
