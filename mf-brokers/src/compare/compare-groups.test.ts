import { differs, groupRows, type ComparedRow } from './compare-groups.ts'

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
    row('findings', ['None', 'Grade D']),
    row('exposures', ['1', '2']),
    row('regulators', ['FCA', null]),
    row('newFigure', ['a', 'b']),
  ])
  expect(grouped.map(({ key, rows }) => [key, rows.map(({ key: name }) => name)])).toEqual([
    ['risk', ['findings']],
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
