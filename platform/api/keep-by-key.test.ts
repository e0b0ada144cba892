import { expect, test } from '@jest/globals'
import { channel } from 'node:diagnostics_channel'
import { keepByKey } from './keep-by-key.ts'

const changed = (items: string) => channel('platform:content-changed').publish(items)

/** A table of rows, and the keys that were read from it in each statement. */
function table(keys: readonly string[]) {
  const rows = new Map(keys.map(key => [key, { key, version: 1 }]))
  const reads: string[][] = []
  const update = (key: string) => rows.set(key, { key, version: rows.get(key)!.version + 1 })
  const load = async (wanted: readonly string[]) => {
    reads.push([...wanted])
    return new Map(wanted.flatMap(key => (rows.has(key) ? [[key, rows.get(key)!] as const] : [])))
  }
  return { rows, reads, update, load }
}

const versions = (found: ReadonlyMap<string, { key: string; version: number }>) =>
  [...found.values()].map(({ key, version }) => `${key}${version}`).sort()

test('a kept row is read once, and others of the same list are read without it', async () => {
  const { reads, load } = table(['a', 'b', 'c'])
  const read = keepByKey({ seconds: 30, most: 10, item: 'thing:' }, load)
  expect(versions(await read(['a', 'b', 'a']))).toEqual(['a1', 'b1'])
  expect(versions(await read(['b', 'c', 'a']))).toEqual(['a1', 'b1', 'c1'])
  expect(versions(await read(['a']))).toEqual(['a1'])
  expect(reads).toEqual([['a', 'b'], ['c']])
})

test('a key without a row is left out, and is read again by the next list', async () => {
  const { reads, load } = table([])
  const read = keepByKey({ seconds: 30, most: 10, item: 'thing:' }, load)
  expect([(await read(['x'])).size, (await read(['x'])).size]).toEqual([0, 0])
  expect(reads).toEqual([['x'], ['x']])
})

test('a change of an item makes its row be read again, and no other', async () => {
  const { reads, update, load } = table(['a', 'b'])
  const read = keepByKey({ seconds: 30, most: 10, item: 'thing:' }, load)
  await read(['a', 'b'])
  update('a')
  changed('things thing:a other:b')
  expect(versions(await read(['a', 'b']))).toEqual(['a2', 'b1'])
  expect(reads).toEqual([['a', 'b'], ['a']])
})

test.each([
  ['many rows have changed at once', () => channel('platform:data-changed').publish({})],
  ['changes may have been missed', () => changed('*')],
])('every kept row is read again when %s', async (_when, tell) => {
  const { update, load } = table(['a', 'b'])
  const read = keepByKey({ seconds: 30, most: 10, item: 'thing:' }, load)
  await read(['a', 'b'])
  update('a')
  update('b')
  tell()
  expect(versions(await read(['a', 'b']))).toEqual(['a2', 'b2'])
})

test('a row that was read before a change and arrives after it is not kept', async () => {
  const { update, load } = table(['a'])
  const answer = Promise.withResolvers<void>()
  const read = keepByKey({ seconds: 30, most: 10, item: 'thing:' }, async keys => {
    const found = await load(keys)
    await answer.promise
    return found
  })
  const early = read(['a'])
  update('a')
  changed('thing:a')
  answer.resolve()
  expect(versions(await early)).toEqual(['a1'])
  expect(versions(await read(['a']))).toEqual(['a2'])
})

test('rows beyond the most that are kept are read again', async () => {
  const { reads, load } = table(['a', 'b', 'c'])
  const read = keepByKey({ seconds: 30, most: 2, item: 'thing:' }, load)
  await read(['a', 'b', 'c'])
  await read(['a', 'c'])
  expect(reads).toEqual([['a', 'b', 'c'], ['a']])
})
