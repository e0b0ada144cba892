/// <reference lib="esnext.temporal" />
import { expect, test } from '@jest/globals'
import { zoneClock } from './zone-clock.ts'

const hourMs = 3_600_000
const addDays = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString()

/** The nights on which clocks change, or do not, each as the UTC day of the change; the platform's zone data is the reference. */
const nights: [zone: string, day: string][] = [
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['Europe/London', '2026-03-29'],
  ['Europe/London', '2026-10-25'],
  ['Asia/Jakarta', '2026-03-29'],
  ['Asia/Jakarta', '2026-11-01'],
  ['Australia/Sydney', '2026-04-05'],
  ['Australia/Sydney', '2026-10-04'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Pacific/Auckland', '2026-09-27'],
]

test.each(nights)(
  'every half hour around the night of %s %s has the day, time and offset of the zone data',
  (zone, day) => {
    const clock = zoneClock(zone, 'en')
    const start = Date.parse(addDays(day, -2))
    for (let at = start; at < start + 96 * hourMs; at += hourMs / 2) {
      const expected = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)
      expect([at, clock.dayOf(at), clock.time(at)]).toEqual([
        at,
        expected.toPlainDate().toString(),
        expected.toPlainTime().toString({ smallestUnit: 'minute' }),
      ])
      const [, sign, hours = '0', minutes = '0'] = /^UTC([+-])?(\d{1,2})?(?::(\d\d))?$/.exec(clock.offset(at)) ?? []
      const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
      expect([at, offset]).toEqual([at, expected.offsetNanoseconds / 60e9])
    }
  },
)

test.each(nights)('the days around the night of %s %s say by how much clocks change', (zone, day) => {
  const clock = zoneClock(zone, 'en')
  for (const date of [addDays(day, -1), day, addDays(day, 1)]) {
    const hours = Temporal.PlainDate.from(date).toZonedDateTime(zone).hoursInDay
    expect([date, clock.shiftOn(date)]).toEqual([date, (24 - hours) * 60])
  }
})

test('a clock writes times in the language of the page', () => {
  const at = '2026-11-27T13:05:00.000Z'
  expect(zoneClock('Asia/Jakarta', 'en').dateTime(at)).toBe('27 Nov 2026, 20:05')
  expect(zoneClock('Asia/Jakarta', 'id').dateTime(at)).toBe('27 Nov 2026, 20.05')
  expect(['UTC', 'Asia/Kolkata', 'America/New_York'].map(zone => zoneClock(zone, 'en').offset(Date.parse(at)))).toEqual(
    ['UTC', 'UTC+5:30', 'UTC-5'],
  )
})
