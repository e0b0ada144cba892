import { expect, test } from '@jest/globals'
import type { CalendarEvent } from 'calls/entities/calendar-event'
import { eventsAround } from './events-around.ts'

const hours = Array.from(
  { length: 8 },
  (_, i) => ({ code: String(i), scheduledAt: `2026-11-19T${String(i + 10)}:00:00.000Z` }) as CalendarEvent,
)
const codesAt = (time: string, count = 3) =>
  eventsAround(hours, Date.parse(`2026-11-19T${time}:00Z`), count).map(event => event.code)

test('the home calendar starts with the latest past event, followed by the upcoming ones', () =>
  expect(codesAt('12:30')).toEqual(['2', '3', '4']))
test('the home calendar shows only upcoming events before the first one of the day', () =>
  expect(codesAt('08:00')).toEqual(['0', '1', '2']))
test('the home calendar adds earlier events when few upcoming ones are left', () => {
  expect(codesAt('17:30')).toEqual(['5', '6', '7'])
  expect(codesAt('16:30')).toEqual(['5', '6', '7'])
})
test('the home calendar shows all events of a short day', () => expect(codesAt('12:30', 20)).toHaveLength(8))
