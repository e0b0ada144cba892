import { expect, test } from '@jest/globals'
import { TimePerPage } from './time-per-page.ts'

const after = (...looks: Parameters<TimePerPage['look']>[0][]) => {
  const time = new TimePerPage()
  for (const look of looks) time.look(look)
  return time.ms
}
const times = <Item>(count: number, item: Item): Item[] => Array(count).fill(item)
const busy = { busyMs: 200, finished: 2, isEmpty: false }

test('a thread that was busy for 200 ms with each two pages takes 100 ms per page', () => {
  expect(after(...times(5, busy))).toBe(100)
})

test('a single slow page does not change the time per page', () => {
  expect(after({ busyMs: 3_000, finished: 1, isEmpty: false })).toBe(after())
})

test('a page that takes several looks counts with its whole time', () => {
  const [begun, ended] = [
    { busyMs: 200, finished: 0, isEmpty: false },
    { busyMs: 100, finished: 1, isEmpty: true },
  ]
  expect(after(...times(5, [begun, begun, ended]).flat())).toBe(500)
})

test('what a thread does without pages does not count', () => {
  const idle = { busyMs: 1_000, finished: 0, isEmpty: true }
  expect(after(...times(5, [busy, idle, idle]).flat())).toBe(100)
})

test('a thread in an endless loop says nothing about other pages', () => {
  expect(after(...times(50, { busyMs: 200, finished: 0, isEmpty: false }))).toBe(after())
})
