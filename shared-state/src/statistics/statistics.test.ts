import type { CountedEvent } from './portal-events.ts'
import { Statistics } from './statistics.ts'

const click = (code: string): CountedEvent => ({ call: 'dealer.statistics', input: { type: 1, code } })
const codesOf = (batches: CountedEvent[][]) =>
  batches.map(events => events.map(({ input }) => ('code' in input ? input.code : '')))

let batches: CountedEvent[][]
let statistics: Statistics
beforeEach(() => {
  jest.useFakeTimers()
  batches = []
  statistics = new Statistics(events => batches.push(events))
})
afterEach(() => jest.useRealTimers())

test('statistics events are collected and sent together', () => {
  statistics.count(click('b1'))
  jest.advanceTimersByTime(4_000)
  statistics.count(click('b2'))
  expect(batches).toEqual([])
  jest.advanceTimersByTime(1_000)
  expect(codesOf(batches)).toEqual([['b1', 'b2']])
  jest.advanceTimersByTime(60_000)
  expect(batches).toHaveLength(1)
})

test('twenty statistics events are sent immediately', () => {
  for (let n = 1; n <= 21; n++) statistics.count(click(`b${n}`))
  expect(batches.map(events => events.length)).toEqual([20])
  statistics.flush()
  expect(batches.map(events => events.length)).toEqual([20, 1])
})

test('pending statistics events are sent once when the page ends', () => {
  statistics.count(click('b1'))
  statistics.flush()
  statistics.flush()
  jest.advanceTimersByTime(60_000)
  expect(codesOf(batches)).toEqual([['b1']])
})

test('without a sender no statistics events are collected', () => {
  const off = new Statistics(undefined)
  off.count(click('b1'))
  expect(jest.getTimerCount()).toBe(0)
  expect(() => off.flush()).not.toThrow()
})
