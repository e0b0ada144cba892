import { expect, test } from '@jest/globals'
import { ReleaseBreakers } from './release-breakers.ts'

const release = { area: 'brokers', version: '1.0.0' }

test('five failures one after another open it, a success in between does not let it come to that', () => {
  const breakers = new ReleaseBreakers()
  for (let time = 0; time < 4; time++) breakers.failed(release)
  breakers.worked(release)
  for (let time = 0; time < 4; time++) breakers.failed(release)
  expect(breakers.isOpen(release)).toBe(false)
  breakers.failed(release)
  expect(breakers.isOpen(release)).toBe(true)
  expect(breakers.isOpen({ ...release, version: '1.1.0' })).toBe(false)
})

test('after two seconds it is tried again: a failure opens it anew, a success closes it', () => {
  let time = 0
  const breakers = new ReleaseBreakers(() => time)
  breakers.trip(release)
  time = 2_001
  expect(breakers.isOpen(release)).toBe(false)
  breakers.failed(release)
  expect(breakers.isOpen(release)).toBe(true)
  time = 20_000
  breakers.worked(release)
  expect(breakers.isOpen(release)).toBe(false)
})
