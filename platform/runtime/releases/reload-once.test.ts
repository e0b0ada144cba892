/** @jest-environment ../scripts/jest/browser-environment.mjs */
import { beforeEach, expect, jest, test } from '@jest/globals'
import { reloadOnce } from './reload-once.ts'

beforeEach(() => sessionStorage.clear())

test('a page is reloaded at most once per minute', () => {
  const go = jest.fn()
  let time = 1_000_000
  const again = () => reloadOnce('/en/brokers', { now: () => time, go })
  expect([again(), again()]).toEqual([true, false])
  time += 59_999
  expect(again()).toBe(false)
  time += 1
  expect(again()).toBe(true)
  expect(go.mock.calls).toEqual([['/en/brokers'], ['/en/brokers']])
})

test('a page is not reloaded if the reload cannot be remembered', () => {
  const storage = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  } as unknown as Storage
  expect(
    reloadOnce('/', {
      storage,
      go: () => {
        throw new Error('went')
      },
    }),
  ).toBe(false)
})

test('a page is not reloaded without a network, so that it is not lost', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(
    reloadOnce('/', {
      go: () => {
        throw new Error('went')
      },
    }),
  ).toBe(false)
  online.mockRestore()
})
