import { isLinearAtSight } from './linear-at-sight.ts'
import { slowness } from './slowness.ts'

// Longer relatives of the expressions in slowness.test.ts: each takes the checker seconds.
test.each([
  ['exponential', '^\\d+\\.\\d+\\.\\d+([-+][0-9A-Za-z.-]+)*$', ''],
  ['2nd degree polynomial', '<title>(.*?)</title>', ''],
  ['2nd degree polynomial', '^https?://[^\\s/]+\\.[^\\s]+$', ''],
])('a long expression of %s time is reported with an attack string: %s', (complexity, source, flags) => {
  expect(isLinearAtSight(source, flags)).toBe(false)
  expect(slowness(source, flags)?.split("'")[0]).toBe(`${complexity}, attacked by `)
})

test.each([
  ['^[a-z]{1,20}(-[a-z0-9]{1,20})?$', ''],
  ['^ +(\\w+): (\\d{5}),', 'gm'],
])('the long expression %s takes linear time', (source, flags) => expect(slowness(source, flags)).toBeUndefined())
