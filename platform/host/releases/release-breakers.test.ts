import { expect, test } from '@jest/globals'
import { ReleaseBreakers } from './release-breakers.ts'

const release = { area: 'brokers', version: '1.0.0' }

test('five consecutive failures open the breaker, and a success in between resets the count', () => {
  const breakers = new ReleaseBreakers()
  for (let time = 0; time < 4; time++) breakers.failed(release)
  breakers.worked(release)
  for (let time = 0; time < 4; time++) breakers.failed(release)
  expect(breakers.isOpen(release)).toBe(false)
  breakers.failed(release)
  expect(breakers.isOpen(release)).toBe(true)
  expect(breakers.isOpen({ ...release, version: '1.1.0' })).toBe(false)
})

test('failed visits open the breaker once they come from two networks', () => {
  const breakers = new ReleaseBreakers()
  for (let time = 0; time < 50; time++) breakers.failed(release, '192.0.2.0/24')
  expect(breakers.isOpen(release)).toBe(false)
  breakers.failed(release, '198.51.100.0/24')
  expect(breakers.isOpen(release)).toBe(true)
})

test('a loop opens the breaker as soon as a second network meets it', () => {
  const breakers = new ReleaseBreakers()
  breakers.trip(release, '192.0.2.0/24')
  breakers.trip(release, '192.0.2.0/24')
  expect(breakers.isOpen(release)).toBe(false)
  breakers.trip(release, '198.51.100.0/24')
  expect(breakers.isOpen(release)).toBe(true)
})

test('an open breaker allows another try after two seconds: a failure reopens it, a success closes it', () => {
  let time = 0
  const breakers = new ReleaseBreakers(() => time)
  for (const network of ['192.0.2.0/24', '198.51.100.0/24']) breakers.trip(release, network)
  time = 2_001
  expect(breakers.isOpen(release)).toBe(false)
  breakers.failed(release, '192.0.2.0/24')
  expect(breakers.isOpen(release)).toBe(true)
  time = 20_000
  breakers.worked(release)
  expect(breakers.isOpen(release)).toBe(false)
})
