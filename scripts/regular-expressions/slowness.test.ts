import { isLinearAtSight } from './linear-at-sight.ts'
import { slowness } from './slowness.ts'

// Slow expressions are strings here: as literals they would fail the check under test.
test.each([
  ['exponential', '^\\d+([-+][0-9a-z.-]+)*$', ''],
  ['exponential', '^(a|a)*$', ''],
  ['2nd degree polynomial', '^\\s+|\\s+$', 'g'],
  ['2nd degree polynomial', '\\d+$', ''],
  ['2nd degree polynomial', '<b>(.*?)</b>', ''],
  ['2nd degree polynomial', '^[^/]+\\.[^ ]+$', ''],
])('an expression of %s time is reported with an attack string: %s', (complexity, source, flags) => {
  expect(isLinearAtSight(source, flags)).toBe(false)
  expect(slowness(source, flags)?.split("'")[0]).toBe(`${complexity}, attacked by `)
})

test.each([
  ['^\\d+\\.\\d+\\.\\d+$', ''],
  ['[^a-z]+', 'g'],
  ['^[a-z]{1,5}(-[a-z0-9]{1,5})?$', ''],
  ['key="([^"]+)"', 'g'],
  ['^(mf-.*|shell|ui)$', ''],
  ['^ +(\\w+):', 'gm'],
])('the expression %s takes linear time', (source, flags) => expect(slowness(source, flags)).toBeUndefined())

test.each([
  ['a loop that can end in several places', '^a*a*b', ''],
  ['a loop in a loop', '^(a*)*$', ''],
  ['a loop that several attempts scan', 'a+b', ''],
  ['a loop in a lookahead', '^(?=a*$)a', ''],
  ['a loop of several characters', '^(ab?)*c', ''],
  ['a loop that continues across the starts of lines', '^\\s+x', 'm'],
  ['a backreference', '^(a+)\\1$', ''],
  ['too many ways to match', '^(a?){20}b', ''],
  ['a set of texts', '^[\\q{abc|a}]*$', 'v'],
])('%s is left to the regular expression checker', (_, source, flags) =>
  expect(isLinearAtSight(source, flags)).toBe(false),
)

test('an expression that the checker cannot parse is not considered linear', () => {
  expect(slowness('(?<!a*)b(?i:c)+', '')).toMatch(/^not known to be linear/)
})
