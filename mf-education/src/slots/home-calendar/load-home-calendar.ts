import { calendarIndexinit } from 'calls/calendar'
import type { LoadContext } from 'shared-state/runtime'
import { addDays, dayOf } from '../../calendar/calendar-days.ts'
import { eventsAround } from './events-around.ts'

const eventsShown = 5
/** From a Friday this reaches Monday: nothing is published at weekends. */
const daysAhead = 3

/** The latest past event of today and the next ones. */
export async function loadHomeCalendar(_props: object, { api, signal }: LoadContext) {
  const now = Date.now()
  const today = dayOf(now)
  const { items } = await api.call(calendarIndexinit, { from: today, to: addDays(today, daysAhead) }, { signal })
  return eventsAround(items, now, eventsShown)
}
