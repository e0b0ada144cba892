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

test('the progress bar is not shown for a navigation of less than 200 ms', () => {
  progress.start()
  jest.advanceTimersByTime(199)
  progress.finish()
  jest.advanceTimersByTime(10_000)
  expect(progress.value).toBeNull()
})

test('the progress bar starts at 0 after 200 ms and reaches 50 after half of its 5000 ms', () => {
  progress.start()
  jest.advanceTimersByTime(200)
  expect(progress.value).toBe(0)
  jest.advanceTimersByTime(2500)
  expect(progress.value).toBe(50)
})

test('the progress bar stays below 100 until the page has loaded', () => {
  progress.start()
  jest.advanceTimersByTime(60_000)
  expect(progress.value).toBeLessThan(100)
})

test('the progress bar reaches 100 when the page has loaded and is hidden 500 ms later', () => {
  progress.start()
  jest.advanceTimersByTime(1000)
  progress.finish()
  expect(progress.value).toBe(100)
  jest.advanceTimersByTime(499)
  expect(progress.value).toBe(100)
  jest.advanceTimersByTime(1)
  expect(progress.value).toBeNull()
})

test('the progress bar of a failed navigation stays full and marked as failed until the next one', () => {
  progress.start()
  progress.fail()
  progress.finish()
  jest.advanceTimersByTime(10_000)
  expect([progress.value, progress.failed]).toEqual([100, true])
  progress.start()
  expect([progress.value, progress.failed]).toEqual([null, false])
  progress.stop()
})
