import { expect, test } from '@jest/globals'
import type { ReleaseRecord } from 'shared-state/contract/release'
import { recordOf } from '../../testing/record-of.ts'
import { mostFiles } from './byte-limits.ts'
import { checkBytes } from './check-bytes.ts'

/** A release with files of these sizes, and without any byte in its entries. */
const check = (sizes: Record<string, number>, web: Partial<ReleaseRecord['web']> = {}) => {
  const all = { 'web/entry.js': 0, 'node/entry.cjs': 0, ...sizes }
  const files = Object.fromEntries(Object.entries(all).map(([name, size]) => [name, { size, integrity: '' }]))
  const empty = recordOf('weather')
  checkBytes({ record: { ...empty, web: { ...empty.web, ...web }, files }, others: [] })
}
const many = (count: number, size = 0) =>
  Object.fromEntries(Array.from({ length: count }, (_none, index) => [`web/${index}.js`, size]))

test.each<[string, number, (bytes: number) => [Record<string, number>, Partial<ReleaseRecord['web']>?]]>([
  ['the entry for the browser (web/entry.js)', 1_500_000, bytes => [{ 'web/entry.js': bytes }]],
  ['one file (web/film.mp4)', 8_000_000, bytes => [{ 'web/film.mp4': bytes }]],
  [
    'the styles together',
    400_000,
    bytes => [{ 'web/a.css': bytes - 1, 'web/b.css': 1 }, { css: ['web/a.css', 'web/b.css'] }],
  ],
  [
    'the texts of one language (web/id.json)',
    200_000,
    bytes => [{ 'web/id.json': bytes }, { strings: { id: 'web/id.json' } }],
  ],
  ['all files together', 16_000_000, bytes => [{ ...many(15, 1_000_000), 'web/rest.js': bytes - 15_000_000 }]],
])('%s may have up to %d bytes', (what, most, make) => {
  expect(() => check(...make(most))).not.toThrow()
  expect(() => check(...make(most + 1))).toThrow(
    new Error(`weather 1.0.0 is too big: ${what} may have ${most} bytes and has ${most + 1}`),
  )
})

test('the entry for Node may have up to 8,000,000 bytes, like any file', () => {
  expect(() => check({ 'node/entry.cjs': 8_000_000 })).not.toThrow()
  expect(() => check({ 'node/entry.cjs': 8_000_001 })).toThrow('may have 8000000 bytes and has 8000001')
})

test('the texts of two languages may each have their limit', () => {
  const strings = { en: 'web/en.json', id: 'web/id.json' }
  expect(() => check({ 'web/en.json': 200_000, 'web/id.json': 200_000 }, { strings })).not.toThrow()
})

test('a release may have up to 1,000 files', () => {
  expect(() => check(many(mostFiles - 2))).not.toThrow()
  expect(() => check(many(mostFiles - 1))).toThrow(new Error('weather 1.0.0 has 1001 files; 1000 are allowed'))
})
