import type { Db, Queries } from 'database/db'
import { onDataChanged } from 'platform/api/data-changes'
import type { Log } from 'platform/api/envelope'
import { notify } from '../user-messages/notify.ts'
import type { DueRow, ReminderKind } from './due.ts'

const EVERY_MS = 60_000
/** Reminders of one transaction. */
const BATCH = 500

/**
 * Writes the notices of due reminders, each once: a reminder is removed in the same transaction, and of several processes each takes different
 * ones. Those that come too late, because the site was not running, are removed without a notice. Resolves with the number of notices.
 */
export async function sendReminders<Row extends DueRow>(db: Db, kind: ReminderKind<Row>): Promise<number> {
  let sent = 0
  for (let taken = BATCH; taken === BATCH;) {
    taken = await db.transaction(async queries => {
      const rows = await queries.query<Row>(kind.take, [BATCH])
      const due = rows.filter(({ is_over }) => !is_over)
      await notifyAll(queries, kind, due)
      sent += due.length
      return rows.length
    })
  }
  return sent
}

async function notifyAll<Row extends DueRow>(
  queries: Queries,
  { notice }: ReminderKind<Row>,
  due: readonly Row[],
): Promise<void> {
  for (const rows of Map.groupBy(due, ({ code }) => code).values()) {
    const userIds = rows.map(({ user_id }) => user_id)
    await notify(queries, userIds, { kind: 'reminder', ...notice(rows[0]!), mail: true })
  }
}

/**
 * Sends due reminders now, every minute, and after an import, which may have changed the times of what they are about; until stopped. A failure is
 * logged, and the next run tries again.
 */
export function followReminders(db: Db, kinds: readonly ReminderKind<DueRow>[], log: Log): { stop(): Promise<void> } {
  let stopped = false
  let running: Promise<unknown> = Promise.resolve()
  const send = async () => {
    for (const kind of stopped ? [] : kinds)
      await sendReminders(db, kind).catch((error: unknown) =>
        log.error({ err: error }, 'failed to send reminders, will retry'),
      )
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
