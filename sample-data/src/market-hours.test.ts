import { expect, test } from '@jest/globals'
import { isHoliday, isTrading, lastClose } from './market-hours.ts'

test.each([
  ['2024-03-29', true],
  ['2024-03-31', false], // Easter Sunday
  ['2024-04-01', true],
  ['2025-04-18', true],
  ['2026-04-06', true],
  ['2038-04-23', true],
  ['2026-12-25', true],
  ['2026-11-23', false],
])('the holidays include New Year, Easter and Christmas: %s is %s', (day, expected) =>
  expect(isHoliday(new Date(`${day}T12:00:00Z`))).toBe(expected),
)

test.each([
  ['a Friday before the close', '2026-11-20T20:59:00Z', true],
  ['a Friday after the close', '2026-11-20T21:00:00Z', false],
  ['a Friday night', '2026-11-20T23:00:00Z', false],
  ['a Saturday', '2026-11-21T12:00:00Z', false],
  ['a Sunday', '2026-11-22T12:00:00Z', false],
  ['a Sunday evening', '2026-11-22T22:00:00Z', true],
  ['the hour between two trading days', '2026-11-18T21:30:00Z', false],
  ['Christmas', '2026-12-25T12:00:00Z', false],
])('currencies are traded from Sunday evening to Friday evening: %s', (_name, moment, expected) =>
  expect(isTrading(new Date(moment))).toBe(expected),
)

test.each([
  ['on Monday morning', '2026-11-23T08:00:00Z', '2026-11-20T21:00:00.000Z'],
  ['on Saturday', '2026-11-21T08:00:00Z', '2026-11-20T21:00:00.000Z'],
  ['on Tuesday', '2026-11-24T08:00:00Z', '2026-11-23T21:00:00.000Z'],
  ['on Tuesday evening, when the next trading day has begun', '2026-11-24T22:30:00Z', '2026-11-24T21:00:00.000Z'],
])('the last close %s is the end of the trading day before', (_name, moment, close) =>
  expect(lastClose(new Date(moment)).toISOString()).toBe(close),
)
