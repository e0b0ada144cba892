import { eventPath } from 'calls/calendar/calendar-paths'
import type { Db, Queries } from 'database/db'
import { onDataChanged } from 'platform/api/data-changes'
import type { Log } from 'platform/api/envelope'
import { notify } from '../user-messages/notify.ts'
import { reminderNotice, type DueEvent } from './reminder-notice.ts'

const EVERY_MS = 60_000
/** Reminders of one transaction. */
const BATCH = 500

interface Due extends DueEvent {
  user_id: string
  code: string
  slug: string
  is_over: boolean
}

/** Takes due reminders; of several processes, each takes different ones. */
const TAKE = `WITH taken AS (
    DELETE FROM calendar_reminders WHERE (user_id, event_code) IN (
      SELECT r.user_id, r.event_code FROM calendar_reminders r JOIN calendar_events e ON e.code = r.event_code
      WHERE e.scheduled_at <= now() + r.minutes_before * interval '1 minute'
      ORDER BY e.scheduled_at, r.user_id LIMIT ${BATCH} FOR UPDATE OF r SKIP LOCKED)
    RETURNING user_id, event_code)
  SELECT t.user_id, e.code, e.slug, e.title, e.unit, e.previous, e.consensus, e.scheduled_at, e.scheduled_at <= now() AS is_over
  FROM taken t JOIN calendar_events e ON e.code = t.event_code ORDER BY e.scheduled_at, e.code`

/**
 * Writes the notices of due reminders, each once: a reminder is removed in the same transaction. Those of events that are over, because the
 * site was not running, are removed without a notice. Resolves with the number of notices.
 */
export async function sendReminders(db: Db): Promise<number> {
  let sent = 0
  for (let taken = BATCH; taken === BATCH;) {
    taken = await db.transaction(async queries => {
      const rows = await queries.query<Due>(TAKE)
      sent += await notifyAll(
        queries,
        rows.filter(({ is_over }) => !is_over),
      )
      return rows.length
    })
  }
  return sent
}

async function notifyAll(queries: Queries, due: readonly Due[]): Promise<number> {
  for (const [event, ...others] of Map.groupBy(due, ({ code }) => code).values()) {
    if (!event) continue
    const userIds = [event, ...others].map(({ user_id }) => user_id)
    await notify(queries, userIds, { kind: 'reminder', ...reminderNotice(event), path: eventPath(event), mail: true })
  }
  return due.length
}

/**
 * Sends due reminders now, every minute, and after an import, which may have changed the times of events; until stopped. A failure is
 * logged, and the next run tries again.
 */
export function followReminders(db: Db, log: Log): { stop(): Promise<void> } {
  let stopped = false
  let running: Promise<unknown> = Promise.resolve()
  const send = async () => {
    if (stopped) return
    await sendReminders(db).catch((error: unknown) => log.error({ err: error }, 'failed to send reminders, will retry'))
  }
  const wake = () => void (running = running.then(send))
  const timer = setInterval(wake, EVERY_MS).unref()
  onDataChanged(wake)
  wake()
  return {
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
