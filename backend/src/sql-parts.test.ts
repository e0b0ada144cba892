import { expect, test } from '@jest/globals'
import { namePattern, keysetConditions, orderBy, sliceOf } from './sql-parts.ts'

test.each([
  ['the first page', 1, { reverse: false, limit: 10, offset: 0 }],
  ['a page in the far half', 8, { reverse: true, limit: 10, offset: 15 }],
  ['the last, shorter page', 10, { reverse: true, limit: 5, offset: 0 }],
  ['a page beyond the end', 11, null],
])('%s of 95 rows is read from the nearer end of the list', (_name, page, slice) =>
  expect(sliceOf(page, 10, 95)).toEqual(slice),
)

test('an empty list has no page slice', () => expect(sliceOf(1, 10, 0)).toBeNull())

test('a reversed sort order reverses each key', () => {
  const keys = [{ sql: 'score', desc: true, nullable: true }, { sql: 'code' }]
  expect(orderBy(keys)).toBe('score DESC NULLS LAST, code ASC')
  expect(orderBy(keys, true)).toBe('score ASC NULLS FIRST, code DESC')
})

test('the conditions for all rows from a given one cover ties, lower keys and nulls', () => {
  const keys = [{ sql: 'score', desc: true, nullable: true }, { sql: 'count', desc: true }, { sql: 'code' }]
  expect(keysetConditions(keys, ['$1', '$2', '$3'])).toEqual([
    'score = $1 AND count = $2 AND code >= $3',
    'score = $1 AND count < $2',
    'score < $1',
    'score IS NULL',
  ])
  expect(keysetConditions(keys, [null, '$1', '$2'])).toEqual([
    'score IS NULL AND count = $1 AND code >= $2',
    'score IS NULL AND count < $1',
  ])
})

test('LIKE wildcards in a name pattern are escaped', () => {
  expect([namePattern('50%_\\'), namePattern('Ab')]).toEqual(['%50\\%\\_\\\\%', 'ab%'])
})
