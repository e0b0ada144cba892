import { autorun } from 'mobx'
import { compareLimit } from './compare-limit.ts'
import { CompareStore } from './compare-store.ts'

const filled = (count: number) => {
  const store = new CompareStore()
  for (let n = 1; n <= count; n++) store.toggle(`b${n}`, `Broker ${n}`)
  return store
}

test('toggling a broker adds it to the comparison or removes it', () => {
  const store = new CompareStore()
  store.toggle('b1', 'Broker 1')
  expect(store.has('b1')).toBe(true)
  store.toggle('b1', 'Broker 1')
  expect(store.codes).toEqual([])
})

test('the comparison keeps brokers in the order they were added', () => {
  const store = filled(3)
  store.toggle('b2', 'Broker 2')
  store.toggle('b2', 'Broker 2')
  expect(store.codes).toEqual(['b1', 'b3', 'b2'])
})

test('the comparison holds at most four brokers and accepts another one after a removal', () => {
  const store = filled(compareLimit)
  expect(store.isFull).toBe(true)
  store.toggle('b5', 'Broker 5')
  expect(store.codes).toEqual(['b1', 'b2', 'b3', 'b4'])
  store.toggle('b1', 'Broker 1')
  expect(store.isFull).toBe(false)
  store.toggle('b5', 'Broker 5')
  expect(store.codes).toEqual(['b2', 'b3', 'b4', 'b5'])
})

test('a previous comparison can be restored without duplicates and with at most four brokers', () => {
  const store = filled(2)
  const broker = (n: number) => ({ code: `c${n}`, name: `Chosen ${n}` })
  store.choose([broker(1), broker(2), broker(1), broker(3), broker(4), broker(5)])
  expect(store.brokers).toEqual([broker(1), broker(2), broker(3), broker(4)])
  store.choose([])
  expect(store.codes).toEqual([])
})

test('clearing the comparison removes every broker', () => {
  const store = filled(2)
  store.clear()
  expect(store.codes).toEqual([])
})

test('observers are notified of each change to the comparison', () => {
  const store = new CompareStore()
  const seen: number[] = []
  const stop = autorun(() => void seen.push(store.codes.length))
  store.toggle('b1', 'Broker 1')
  store.toggle('b2', 'Broker 2')
  store.clear()
  stop()
  expect(seen).toEqual([0, 1, 2, 0])
})
