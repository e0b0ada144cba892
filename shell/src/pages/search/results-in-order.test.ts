import { expect, test } from '@jest/globals'
import type { SearchHit } from 'calls/entities/search-hit'
import type { KindFound } from './load-search.ts'
import { resultsInOrder } from './results-in-order.ts'

const kind = (name: SearchHit['type'], place: number, hits: string, near = false): KindFound => ({
  kind: name,
  name,
  place,
  near,
  total: hits.length,
  hits: [...hits].map(letter => ({ code: letter, ...(letter === 'n' && { near: true }) }) as SearchHit),
})
const shown = (...kinds: KindFound[]) =>
  resultsInOrder(kinds).map(({ kind: name, near, hits }) => [name, near, hits.map(({ code }) => code).join('')])

test('the kind with the best match comes first', () =>
  expect(shown(kind('broker', 1, 'abc'), kind('article', 0, 'de'))).toEqual([
    ['article', false, 'de'],
    ['broker', false, 'abc'],
  ]))

test('similar spellings come after the exact matches of every kind, and are kept apart from those of their own', () =>
  expect(shown(kind('broker', 0, 'an', true), kind('exposure', 1, 'nn', true), kind('article', 2, 'de'))).toEqual([
    ['broker', false, 'a'],
    ['article', false, 'de'],
    ['broker', true, 'n'],
    ['exposure', true, 'nn'],
  ]))

test('a kind whose hits are not marked one by one stays whole', () =>
  expect(shown(kind('broker', 0, 'ab', true), kind('article', 1, 'd'))).toEqual([
    ['article', false, 'd'],
    ['broker', true, 'ab'],
  ]))
