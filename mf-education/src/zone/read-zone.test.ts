import { expect, test } from '@jest/globals'
import { readZone } from './read-zone.ts'
import { timeZones, zoneName } from './time-zones.ts'

const read = (zone: string) => readZone(new URLSearchParams({ zone }))

test('each time zone on offer is one that the platform knows, under the name that it is offered by', () => {
  expect(timeZones.map(read)).toEqual(timeZones)
})

test.each([
  ['asia/jakarta', 'Asia/Jakarta'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Etc/UTC', 'UTC'],
])('the time zone %s is %s', (given, zone) => expect(read(given)).toBe(zone))

test.each(['', '+07:00', 'Asia/Atlantis', '<b>', '../../etc', 'A'.repeat(100_000)])(
  'an address with the unknown time zone %.20s is read as UTC',
  zone => expect(read(zone)).toBe('UTC'),
)

test('a time zone is named after its city', () => {
  expect(zoneName('America/New_York', 'en')).toBe('New York')
  expect([zoneName('Asia/Singapore', 'en'), zoneName('Asia/Singapore', 'id')]).toEqual(['Singapore', 'Singapura'])
})
