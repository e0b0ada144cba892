import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { channel } from 'node:diagnostics_channel'
import { memoize } from './memoize.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const after = (seconds: number) => jest.advanceTimersByTime(seconds * 1000)

/** A loader that returns how often it has been called. */
function counter() {
  let asked = 0
  return async (_what: string) => ++asked
}

test('a cached value is loaded once per argument and loaded again when it has expired', async () => {
  const read = memoize({ seconds: 30 }, counter())
  expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual([1, 1, 2])
  after(29)
  expect(await read('a')).toBe(1)
  after(2)
  expect(await read('a')).toBe(3)
})

test('a stale cached value is returned immediately and refreshed once', async () => {
  const read = memoize({ seconds: 30, stale: 30 }, counter())
  await read('a')
  after(31)
  expect(await Promise.all([read('a'), read('a')])).toEqual([1, 1])
  expect(await read('a')).toBe(2)
  after(61)
  expect(await read('a')).toBe(3)
})

test('a stale cached value is returned while refreshing fails, and the refresh is retried', async () => {
  let isDown = false
  let tries = 0
  const read = memoize({ seconds: 30, stale: 30 }, async () => {
    tries++
    if (isDown) throw new Error('down')
    return 'value'
  })
  await read()
  isDown = true
  after(31)
  expect([await read(), await read(), await read()]).toEqual(['value', 'value', 'value'])
  expect(tries).toBeGreaterThan(2)
  after(30)
  await expect(read()).rejects.toThrow('down')
  isDown = false
  expect(await read()).toBe('value')
})

test('a bulk data change clears the cache, including refreshes in progress', async () => {
  const read = memoize({ seconds: 30, stale: 30 }, counter())
  await read('a')
  after(31)
  const stale = read('a')
  channel('platform:data-changed').publish({})
  expect([await stale, await read('a'), await read('a')]).toEqual([1, 3, 3])
})

test('a change of the item that a cached value depends on clears the cache, and a change of another item does not', async () => {
  const read = memoize({ seconds: 30, until: 'listings' }, counter())
  const changed = (items: string) => channel('platform:content-changed').publish(items)
  expect(await read('a')).toBe(1)
  changed('listing brokers market:1')
  expect(await read('a')).toBe(1)
  changed('market:1 listings')
  expect(await read('a')).toBe(2)
  changed('*')
  expect(await read('a')).toBe(3)
})
