import { expect, test } from '@jest/globals'
import { BrokerNames, realBrandTest } from './broker-names.ts'
import { SAMPLE_COUNTS } from './fill.ts'
import { Random } from './random.ts'
import { SampleClock } from './sample-clock.ts'
import { sketchBrokers } from './sketch-brokers.ts'
import { expectDistinct, realNamesIn } from './testing/check-broker-names.ts'

// All of them are checked in broker-names.long.test.ts.
const brokers = sketchBrokers(5000, new SampleClock(new Date('2026-11-21T09:00:00Z')))

test('the sample data has 59,655 brokers, and the first 5,000 have unique names and valid, unique codes', () => {
  expect(SAMPLE_COUNTS.brokers).toBe(59_655)
  expect(brokers).toHaveLength(5000)
  expectDistinct(brokers)
})

test('no name of the first 5,000 sample brokers contains the name of a real firm', () => {
  expect(realNamesIn(brokers)).toEqual([])
})

test.each([
  'Saxo Prime',
  'Pepper-Stone Markets',
  'XM Global',
  'my OANDA',
  'Global Prime FX',
  'IC Markets Direct',
  'IG',
])('%s is rejected as the name of a real firm', name => {
  expect(realBrandTest()(name)).toBe(true)
})

test.each(['Quillhaven FX', 'Bramwick Markets', 'Bigfell Capital', 'Taxis Trading'])(
  '%s is not mistaken for the name of a real firm',
  name => {
    expect(realBrandTest()(name)).toBe(false)
  },
)

test('a clone’s name starts like that of the broker it imitates but differs from it', () => {
  const names = new BrokerNames(new Random('clones'))
  const original = names.next()
  const clone = names.like(original)
  expect(clone.shown).not.toBe(original.shown)
  expect(clone.shown.startsWith(original.short)).toBe(true)
})
