import { expect, test } from '@jest/globals'
import type { Snapshot } from 'shared-state/contract/release'
import { edgeHeaders, keysOfChange, surrogateKey } from './edge-headers.ts'

const snapshotOf = (shell: string, areas: Record<string, string>) =>
  ({
    shell: { version: shell },
    areas: Object.fromEntries(Object.entries(areas).map(([area, version]) => [area, { version }])),
  }) as unknown as Snapshot

test('a page is named by what it is about, by the parts that rendered it, and as a page', () => {
  expect(surrogateKey(new Set(['broker:1', 'standing:2']), ['brokers'])).toBe(
    'page part:shell part:brokers broker:1 standing:2',
  )
})

const headersFor = (capability?: string) => edgeHeaders({ headers: { 'surrogate-capability': capability } }, 'page')

test('a cache that says that it is one may keep the page for a minute, and learns its keys', () => {
  const expected = ['Surrogate-Control', 'max-age=60', 'Surrogate-Key', 'page']
  expect(headersFor('cdn="Surrogate/1.0 ESI/1.0"')).toEqual(expected)
})

test('neither visitors nor caches of another kind get headers for a cache', () => {
  expect([headersFor(), headersFor('cdn="Other/2.0"')]).toEqual([[], []])
})

test('after an activation the pages of that part change, and after a release of the shell all do', () => {
  const before = snapshotOf('1', { brokers: '1', tools: '1' })
  expect(keysOfChange(before, snapshotOf('1', { brokers: '2', tools: '1' }))).toEqual(['part:brokers'])
  expect(keysOfChange(before, snapshotOf('2', { brokers: '1', tools: '1' }))).toEqual(['part:shell'])
  expect(keysOfChange(before, snapshotOf('1', { brokers: '1', tools: '1', market: '1' }))).toEqual(['part:market'])
  expect(keysOfChange(before, before)).toEqual([])
})
