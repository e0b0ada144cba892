import { expect, test } from '@jest/globals'
import { Text } from 'shared-state/i18n/text'
import en from '../strings/en.json'
import { timeUntil } from './time-until.ts'

const text = new Text('en')
text.add('en', en)
const minute = 60_000

test.each([
  [1, '1 min'],
  [16 * minute, '16 min'],
  [16 * minute - 1, '16 min'],
  [60 * minute, '1 h 0 min'],
  [106 * minute, '1 h 46 min'],
  [25 * 60 * minute, '1 day'],
  [47 * 60 * minute, '2 days'],
])('an event %d ms ahead is shown as %s away', (ahead, words) =>
  expect(text.t(...timeUntil(1000 + ahead, 1000))).toBe(words),
)
