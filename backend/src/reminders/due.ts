import type { Notice } from '../user-messages/notify.ts'

/** A kind of reminder: how due ones are taken from their table, and the notice of each. */
export interface ReminderKind<Row extends DueRow> {
  /** Deletes due reminders and returns them with what they are about; `$1` is the most that it may take. */
  take: string
  notice(row: Row): Pick<Notice, 'title' | 'text' | 'path'>
}

export interface DueRow {
  user_id: string
  /** What the reminder is about. */
  code: string
  /** It is too late: it has begun while the site was not running. */
  is_over: boolean
}
