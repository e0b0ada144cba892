import { differs, groupRows, leaders, type ComparedRow } from './compare-groups.ts'

const row = (key: string, values: (string | null)[], best: number[] = []): ComparedRow => ({
  key,
  name: key,
  values,
  best,
  bestName: null,
})

test('comparison rows are grouped without the score, and an unknown row goes to the last group', () => {
  const grouped = groupRows([
    row('score', ['9', '8']),
    row('exposures', ['1', '2']),
    row('regulators', ['FCA', null]),
    row('newFigure', ['a', 'b']),
  ])
  expect(grouped.map(({ key, rows }) => [key, rows.map(({ key: name }) => name)])).toEqual([
    ['licences', ['regulators']],
    ['parts', []],
    ['costs', []],
    ['company', []],
    ['users', ['exposures', 'newFigure']],
  ])
})

test.each([
  [['a', 'a'], false],
  [['a', 'b'], true],
  [['a', 'a', null], true],
  [[null, null], false],
])('the values %j count as different: %p', (values, answer) => expect(differs({ values })).toBe(answer))

test('the broker that is best in most rows of a group leads the group', () => {
  const grouped = groupRows([
    row('regulators', ['FCA', 'FSA'], [0]),
    row('riskLevel', ['low', 'high'], [0]),
    row('spreadFrom', ['1', '0'], [1]),
    row('commission', ['1', '0'], [1]),
    row('minDeposit', ['1', '2'], [0]),
    row('exposures', ['1', '2'], [0]),
  ])
  expect(leaders(grouped)).toEqual([
    { index: 0, topics: ['licences', 'users'] },
    { index: 1, topics: ['costs'] },
  ])
})

test('a group with a tie or without a best broker has no leader', () => {
  expect(
    leaders(
      groupRows([row('spreadFrom', ['1', '0'], [1]), row('minDeposit', ['1', '2'], [0]), row('exposures', ['1', '1'])]),
    ),
  ).toEqual([])
  expect(leaders(groupRows([row('spreadFrom', ['0', '0', '1'], [0, 1])]))).toEqual([])
  expect(leaders([])).toEqual([])
})
