import { expect, jest, test } from '@jest/globals'
import { followHourlyJobs } from './hourly-jobs.ts'

const listen = () => {
  const said: object[] = []
  const log = { info: (fields: object) => void said.push(fields), error: (fields: object) => void said.push(fields) }
  return { said, log }
}

test('hourly jobs run immediately, and a failed job is logged without stopping the others', async () => {
  const { said, log } = listen()
  const jobs = {
    first: async () => Promise.reject(new Error('away')),
    second: async () => ({ rows: 3 }),
    quiet: async () => undefined,
  }
  const following = followHourlyJobs(jobs, log)
  await new Promise(setImmediate)
  await following.stop()
  expect(said).toEqual([
    { job: 'first', err: new Error('away') },
    { job: 'second', done: { rows: 3 } },
  ])
})

test('hourly jobs run again after an hour, but not after a stop', async () => {
  jest.useFakeTimers()
  try {
    const job = jest.fn(async () => undefined)
    const following = followHourlyJobs({ job }, listen().log)
    await jest.advanceTimersByTimeAsync(3_599_000)
    expect(job).toHaveBeenCalledTimes(1)
    await jest.advanceTimersByTimeAsync(2_000)
    expect(job).toHaveBeenCalledTimes(2)
    await following.stop()
    await jest.advanceTimersByTimeAsync(7_200_000)
    expect(job).toHaveBeenCalledTimes(2)
  } finally {
    jest.useRealTimers()
  }
})

test('stopping the hourly jobs waits for the running job and starts no other', async () => {
  const done: string[] = []
  let end: (() => void) | undefined
  const running = (signal: AbortSignal) =>
    new Promise<undefined>(resolve => {
      end = () => (done.push(`told: ${signal.aborted}`), resolve(undefined))
    })
  const following = followHourlyJobs({ running, never: async () => void done.push('begun') as undefined }, listen().log)
  const stopped = following.stop().then(() => done.push('stopped'))
  end!()
  await stopped
  expect(done).toEqual(['told: true', 'stopped'])
})
