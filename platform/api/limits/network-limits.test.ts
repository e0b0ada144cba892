import { expect, test } from '@jest/globals'
import { createNetworkLimit, WIDE_FACTOR } from './network-limits.ts'

const allowance = { most: 5, seconds: 60 }

test('addresses of one /64 share an allowance, and another /64 has its own', () => {
  const limit = createNetworkLimit(allowance)
  for (let host = 1; host <= 5; host += 1) limit.count(`2001:db8:1:1::${host}`)
  expect(limit.waitFor('2001:db8:1:1:ffff::9')).toBeGreaterThan(0)
  expect(limit.waitFor('2001:db8:1:2::1')).toBe(0)
})

test('an IPv4 address has the same allowance in either notation', () => {
  const limit = createNetworkLimit(allowance)
  limit.count('203.0.113.7', 5)
  expect(limit.waitFor('::ffff:203.0.113.7')).toBeGreaterThan(0)
  expect(limit.waitFor('203.0.113.8')).toBe(0)
})

test.each([
  ['/48', (part: number) => `2001:db8:1:${part}::1`, '2001:db8:1:ffff::1', '2001:db8:2::1'],
  ['/24', (part: number) => `203.0.113.${part}`, '203.0.113.250', '203.0.114.1'],
])(
  'the networks of one %s share eight allowances, and the neighbouring one has its own',
  (_kind, addressOf, inside, outside) => {
    const limit = createNetworkLimit(allowance)
    for (let part = 1; part <= WIDE_FACTOR; part += 1) limit.count(addressOf(part), 5)
    expect([limit.waitFor(inside) > 0, limit.countOf(inside)]).toEqual([true, 5])
    expect([limit.waitFor(outside), limit.countOf(outside)]).toEqual([0, 0])
  },
)

test('an attempt that is taken back counts against neither the narrow nor the wide network', () => {
  const limit = createNetworkLimit({ most: 1, seconds: 60 })
  for (let part = 1; part <= WIDE_FACTOR; part += 1) {
    limit.count(`203.0.113.${part}`)
    limit.takeBack(`203.0.113.${part}`)
  }
  expect([limit.waitFor('203.0.113.1'), limit.waitFor('203.0.113.99')]).toEqual([0, 0])
})

test('the wait of a network ends with the window of the clock that the limit was given', () => {
  let now = 0
  const limit = createNetworkLimit(allowance, () => now)
  limit.count('203.0.113.7', 5)
  now = 20_000
  expect(limit.waitFor('203.0.113.7')).toBe(40)
  for (let part = 10; part < 10 + WIDE_FACTOR - 1; part += 1) limit.count(`203.0.113.${part}`, 5)
  expect(limit.waitFor('203.0.113.99')).toBe(40)
})
