import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { within } from './within.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const after = (milliseconds: number) => new Promise<string>(resolve => setTimeout(() => resolve('done'), milliseconds))
const tooLate = () => {
  throw new Error('too late')
}

test('work that comes in time is what it comes to, and leaves no timer running', async () => {
  const answer = within(100, after(99), tooLate)
  await jest.advanceTimersByTimeAsync(99)
  expect(await answer).toBe('done')
  expect(jest.getTimerCount()).toBe(0)
})

test('work that fails in time fails as it does, and leaves no timer running', async () => {
  await expect(within(100, Promise.reject(new Error('broken')), tooLate)).rejects.toThrow('broken')
  expect(jest.getTimerCount()).toBe(0)
})

test('something else stands in for work that is late', async () => {
  const answer = within(100, after(101), () => 'nothing')
  await jest.advanceTimersByTimeAsync(100)
  expect(await answer).toBe('nothing')
})

test('work that is late can be refused, and its own failure is nobody’s then', async () => {
  const failsLate = after(200).then(() => Promise.reject(new Error('broken')))
  const refused = expect(within(100, failsLate, tooLate)).rejects.toThrow('too late')
  await jest.advanceTimersByTimeAsync(200)
  await refused
})
