import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { autorun } from 'mobx'
import { LoadingProgress } from './loading-progress.ts'

let progress: LoadingProgress
let stopWatching: () => void

beforeEach(() => {
  jest.useFakeTimers()
  progress = new LoadingProgress()
  // Observed, as the bar observes it.
  stopWatching = autorun(() => progress.value)
})
afterEach(() => {
  stopWatching()
  jest.useRealTimers()
})

test('a move of less than 200 ms is never shown', () => {
  progress.start()
  jest.advanceTimersByTime(199)
  progress.finish()
  jest.advanceTimersByTime(10_000)
  expect(progress.value).toBeNull()
})

test('it begins at 0 after 200 ms and is well on its way at half of 5000 ms', () => {
  progress.start()
  jest.advanceTimersByTime(200)
  expect(progress.value).toBe(0)
  jest.advanceTimersByTime(2500)
  expect(progress.value).toBe(50)
})

test('however long a page takes, only the page fills the bar', () => {
  progress.start()
  jest.advanceTimersByTime(60_000)
  expect(progress.value).toBeLessThan(100)
})

test('it fills when the page is there and hides 500 ms later', () => {
  progress.start()
  jest.advanceTimersByTime(1000)
  progress.finish()
  expect(progress.value).toBe(100)
  jest.advanceTimersByTime(499)
  expect(progress.value).toBe(100)
  jest.advanceTimersByTime(1)
  expect(progress.value).toBeNull()
})

test('a failed one stays, full and failed, until the next move', () => {
  progress.start()
  progress.fail()
  progress.finish()
  jest.advanceTimersByTime(10_000)
  expect([progress.value, progress.failed]).toEqual([100, true])
  progress.start()
  expect([progress.value, progress.failed]).toEqual([null, false])
  progress.stop()
})
