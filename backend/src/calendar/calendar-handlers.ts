import * as calls from 'calls/calendar'
import { calendarRemind, calendarReminders } from 'calls/calendar-reminders'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import type { ReferenceData } from '../reference/reference-data.ts'
import { setReminder } from '../reminders/set-reminder.ts'
import { eventDetail } from './event-detail.ts'
import { eventsOfDays, filteredEvents, moreEvents } from './event-lists.ts'
import { eventReminderTable, listReminders } from './reminders.ts'

/** The economic calendar and each user's reminders of its events. */
export function calendarHandlers(deps: { db: Db; reference: ReferenceData }): CallHandler[] {
  const { db } = deps
  return [
    handle(calls.calendarIndexinit, (input, { caller }) => eventsOfDays(deps, input, caller.lang)),
    handle(calls.calendarFilter, (input, { caller }) => filteredEvents(db, input, caller.lang)),
    handle(calls.calendarMore, (input, { caller }) => moreEvents(db, input, caller.lang)),
    handle(calls.calendarDetailinit, ({ code }, { caller }) => eventDetail(deps, code, caller.lang)),
    handle(calendarReminders, (_input, { caller }) => listReminders(db, caller)),
    handle(calendarRemind, (input, { caller }) => setReminder(db, eventReminderTable, input, caller)),
  ]
}
