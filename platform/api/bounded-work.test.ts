import { expect, test } from '@jest/globals'
import { boundedWork, TooMuchWork } from './bounded-work.ts'

test('bounded work limits how many tasks run and how many wait, and rejects the next one', async () => {
  const run = boundedWork({ atOnce: 2, waiting: 1 })
  const ends: (() => void)[] = []
  const begin = () => run(() => new Promise<void>(end => ends.push(end)))
  const [first, second, third] = [begin(), begin(), begin()]
  expect(ends).toHaveLength(2)
  await expect(begin()).rejects.toThrow(TooMuchWork)
  ends[0]!()
  await first
  await new Promise(setImmediate)
  expect(ends).toHaveLength(3)
  ends[1]!()
  ends[2]!()
  await Promise.all([second, third])
})

test('bounded work frees a slot when a task fails', async () => {
  const run = boundedWork({ atOnce: 1, waiting: 0 })
  for (let times = 0; times < 3; times++) await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await run(async () => 'yes')).toBe('yes')
})
