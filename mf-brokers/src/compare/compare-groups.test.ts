import { differs, groupRows, leaders, type ComparedRow } from './compare-groups.ts'

const row = (key: string, values: (string | null)[], best: number[] = []): ComparedRow => ({
  key,
  name: key,
  values,
  best,
  bestName: null,
})

test('rows stand in their groups, each once; the score is in the head, and a row nobody knows is not lost', () => {
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
])('%j differ: %p', (values, answer) => expect(differs({ values })).toBe(answer))

test('who is best in most rows of a group leads in it', () => {
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

test('where two are best equally often, and where nobody is, nobody leads', () => {
  expect(
    leaders(
      groupRows([row('spreadFrom', ['1', '0'], [1]), row('minDeposit', ['1', '2'], [0]), row('exposures', ['1', '1'])]),
    ),
  ).toEqual([])
  expect(leaders(groupRows([row('spreadFrom', ['0', '0', '1'], [0, 1])]))).toEqual([])
  expect(leaders([])).toEqual([])
})
