import { businessDaysSince, isStale } from './rate-age.ts'

test.each([
  ['the same day', '2026-11-25T00:00:00.000Z', '2026-11-25T23:00:00Z', 0],
  ['the next day', '2026-11-25T00:00:00.000Z', '2026-11-26T01:00:00Z', 1],
  ['over a weekend', '2026-11-20T00:00:00.000Z', '2026-11-22T23:59:00Z', 0],
  ['on the Monday after', '2026-11-20T00:00:00.000Z', '2026-11-23T00:00:00Z', 1],
  ['on the Wednesday after', '2026-11-20T00:00:00.000Z', '2026-11-25T00:00:00Z', 3],
  ['in the future', '2026-11-27T00:00:00.000Z', '2026-11-25T00:00:00Z', 0],
  ['of years ago', '1999-01-04T00:00:00.000Z', '2026-11-25T00:00:00Z', 100],
])('rates of %s are counted in business days', (_name, at, now, days) => {
  expect(businessDaysSince(at, Date.parse(now))).toBe(days)
})

test('rates are stale from the third business day on', () => {
  const at = '2026-11-20T00:00:00.000Z'
  expect([isStale(at, Date.parse('2026-11-24T23:59:00Z')), isStale(at, Date.parse('2026-11-25T00:00:00Z'))]).toEqual([
    false,
    true,
  ])
})
