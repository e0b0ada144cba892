import { expect, test } from '@jest/globals'
import { BrokerNames, realBrandTest } from './broker-names.ts'
import { SAMPLE_COUNTS } from './fill.ts'
import { Random } from './random.ts'
import { SampleClock } from './sample-clock.ts'
import { readSampleFile } from './sample-texts.ts'
import { sketchBrokers } from './sketch-brokers.ts'

const brokers = sketchBrokers(SAMPLE_COUNTS.brokers, new SampleClock(new Date('2026-11-21T09:00:00Z')))

test('59,655 sample brokers have unique names and valid, unique codes', () => {
  expect(brokers).toHaveLength(59_655)
  expect(new Set(brokers.map(({ name }) => name.shown.toLowerCase())).size).toBe(brokers.length)
  expect(new Set(brokers.map(({ code }) => code)).size).toBe(brokers.length)
  expect(brokers.filter(({ code }) => !/^[0-9A-Za-z]{1,20}$/.test(code))).toEqual([])
})

test('no sample broker name contains the name of a real firm', () => {
  const { words } = readSampleFile<{ words: string[] }>('real-brand-words.json')
  const held = brokers.flatMap(({ name }) => {
    const parts = name.shown.toLowerCase().split(/[^a-z0-9]+/)
    return words
      .filter(word => (word.length < 5 ? parts.includes(word) : parts.join('').includes(word)))
      .map(word => `${name.shown}: ${word}`)
  })
  expect(held).toEqual([])
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
