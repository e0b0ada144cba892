import type { CalendarEvent } from 'calls/entities/calendar-event'

/** Up to `count` consecutive events: the last one before `now` (ms) and those after it; near the end of the list more earlier ones. */
export function eventsAround(events: readonly CalendarEvent[], now: number, count: number): CalendarEvent[] {
  const next = events.findIndex(event => Date.parse(event.scheduledAt) > now)
  const firstToCome = next === -1 ? events.length : next
  const start = Math.max(Math.min(firstToCome - 1, events.length - count), 0)
  return events.slice(start, start + count)
}
