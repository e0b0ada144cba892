import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { within } from './within.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const after = (milliseconds: number) => new Promise<string>(resolve => setTimeout(() => resolve('done'), milliseconds))
const tooLate = () => {
  throw new Error('too late')
}

test('work that finishes in time returns its result and leaves no timer', async () => {
  const answer = within(100, after(99), tooLate)
  await jest.advanceTimersByTimeAsync(99)
  expect(await answer).toBe('done')
  expect(jest.getTimerCount()).toBe(0)
})

test('work that fails in time rejects with its error and leaves no timer', async () => {
  await expect(within(100, Promise.reject(new Error('broken')), tooLate)).rejects.toThrow('broken')
  expect(jest.getTimerCount()).toBe(0)
})

test('late work is replaced by a fallback value', async () => {
  const answer = within(100, after(101), () => 'nothing')
  await jest.advanceTimersByTimeAsync(100)
  expect(await answer).toBe('nothing')
})

test('late work can be rejected, and its own later failure is ignored', async () => {
  const failsLate = after(200).then(() => Promise.reject(new Error('broken')))
  const refused = expect(within(100, failsLate, tooLate)).rejects.toThrow('too late')
  await jest.advanceTimersByTimeAsync(200)
  await refused
})
