import { calendarReminders } from 'calls/calendar-reminders'
import type { CallOutput } from 'shared-state/api/declare-call'
import { ApiError, type LoadContext } from 'shared-state/runtime'

export type Reminder = CallOutput<typeof calendarReminders>['items'][number]

/** The viewer's reminders, by the time of their events; null without a login, and if the session has just ended. */
export async function loadReminders({ api, store, signal }: LoadContext): Promise<readonly Reminder[] | null> {
  if (!store.session.isLoggedIn) return null
  try {
    return (await api.call(calendarReminders, {}, { signal })).items
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
