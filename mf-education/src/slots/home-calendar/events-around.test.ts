import { expect, test } from '@jest/globals'
import type { CalendarEvent } from 'calls/entities/calendar-event'
import { eventsAround } from './events-around.ts'

const hours = Array.from(
  { length: 8 },
  (_, i) => ({ code: String(i), scheduledAt: `2026-11-19T${String(i + 10)}:00:00.000Z` }) as CalendarEvent,
)
const codesAt = (time: string, count = 3) =>
  eventsAround(hours, Date.parse(`2026-11-19T${time}:00Z`), count).map(event => event.code)

test('the last one that happened comes first, then those to come', () =>
  expect(codesAt('12:30')).toEqual(['2', '3', '4']))
test('before the first there is none that happened', () => expect(codesAt('08:00')).toEqual(['0', '1', '2']))
test('near the end earlier ones fill the row', () => {
  expect(codesAt('17:30')).toEqual(['5', '6', '7'])
  expect(codesAt('16:30')).toEqual(['5', '6', '7'])
})
test('a short day is shown whole', () => expect(codesAt('12:30', 20)).toHaveLength(8))
