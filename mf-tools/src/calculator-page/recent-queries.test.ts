import { beforeEach, expect, test } from '@jest/globals'
import { clearRecent, keepRecent, onRecentChange, parseRecent, storedRecent } from './recent-queries.ts'

beforeEach(() => localStorage.clear())

const recent = (code = 'pip') => parseRecent(storedRecent(code))

test('the last five inputs of a calculator are kept, newest first and each once', () => {
  for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) keepRecent('pip', query, undefined)
  expect(recent()).toEqual(['c', 'f', 'e', 'd', 'b'])
  expect(recent('margin')).toEqual([])
})

test('an input replaces its own earlier state', () => {
  keepRecent('pip', 'other', undefined)
  keepRecent('pip', 'size=1', undefined)
  keepRecent('pip', 'size=12', 'size=1')
  expect(recent()).toEqual(['size=12', 'other'])
})

test('an input that is too long is not kept', () => {
  keepRecent('pip', 'x'.repeat(401), undefined)
  expect(recent()).toEqual([])
})

test.each(['x', '{}', '[1]', '["a","b","c","d","e","f"]', `["${'x'.repeat(401)}"]`])(
  'a stored text of another format, such as %.20s, is ignored',
  text => expect(parseRecent(text)).toEqual([]),
)

test('those who show the inputs are told of every change until they stop', () => {
  let changes = 0
  const stop = onRecentChange(() => changes++)
  keepRecent('pip', 'a', undefined)
  clearRecent('pip')
  window.dispatchEvent(new StorageEvent('storage'))
  stop()
  keepRecent('pip', 'b', undefined)
  expect(changes).toBe(3)
})
