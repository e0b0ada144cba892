import { declareCall } from 'shared-state/api/declare-call'
import { array, int, literal, object, strictObject } from 'shared-state/schema'
import { calendarEvent } from './entities/calendar-event.ts'
import { code } from './entities/fields.ts'

const own = { section: 'Calendar', who: ['user'] } as const

/** Minutes between a reminder and its event. */
export const reminderMinutes = [5, 15, 60, 1440] as const

/** More than anyone could act on. */
export const MOST_REMINDERS = 100

/** The caller's reminders, by the time of their events. A reminder disappears when its notice has been written. */
export const calendarReminders = declareCall({
  name: 'calendar.reminders',
  ...own,
  scope: 'read',
  method: 'GET',
  input: strictObject({}),
  output: object({ items: array(object({ event: calendarEvent, minutesBefore: int() })) }),
})

/**
 * Sets a reminder of an event, or removes it with `minutesBefore` 0. 404/3001 for an unknown event; 409/3101 if the time of the reminder
 * has passed, and for a caller who already has MOST_REMINDERS.
 */
export const calendarRemind = declareCall({
  name: 'calendar.remind',
  ...own,
  scope: 'write',
  method: 'POST',
  repeat: 'natural',
  input: strictObject({ code, minutesBefore: literal([0, ...reminderMinutes]) }),
  output: object({ minutesBefore: int() }),
})
