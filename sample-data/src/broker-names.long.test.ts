import { expect, test } from '@jest/globals'
import { SAMPLE_COUNTS } from './fill.ts'
import { SampleClock } from './sample-clock.ts'
import { sketchBrokers } from './sketch-brokers.ts'
import { expectDistinct, realNamesIn } from './testing/check-broker-names.ts'

const brokers = sketchBrokers(SAMPLE_COUNTS.brokers, new SampleClock(new Date('2026-11-21T09:00:00Z')))

test('all 59,655 sample brokers have unique names and valid, unique codes', () => {
  expect(brokers).toHaveLength(59_655)
  expectDistinct(brokers)
})

test('no name of a sample broker contains the name of a real firm', () => {
  expect(realNamesIn(brokers)).toEqual([])
})
