import { expect, test } from '@jest/globals'
import { allCalls } from './all-calls.ts'

/** Minutes of spec 9. */
test.each([
  ['currency.list', 20],
  ['wikifx.headermenuinit', 10],
  ['home.riskcontrol', 5],
  ['homefuc.friendlink', 20],
  ['homefuc.partnetlist', 20],
  ['ad.window', 5],
  ['advertisement.init', 5],
  ['advertisement.topad', 5],
  ['advertisement.bottomad', 5],
  ['advertisement.windowad', 5],
  ['advertisement.fxeye', 5],
  ['homefuc.contactinfo', 20],
  ['serviceprovider.detailinit', 20],
  ['home.data', 20],
  ['static.homedata', 20],
])('%s may be cached for %i minutes', (name, minutes) => {
  expect(allCalls.find(call => call.name === name)?.cacheMinutes).toBe(minutes)
})

test('only the friend links and the partner list are exempt from the log of abnormal responses', () => {
  const quiet = allCalls.filter(call => call.quiet)
  expect(quiet.map(({ name }) => name)).toEqual(['homefuc.friendlink', 'homefuc.partnetlist'])
})
