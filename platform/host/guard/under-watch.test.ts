import { expect, test } from '@jest/globals'
import type { Pointer } from '../releases/release-register.ts'
import { noEvidence } from './evidence.ts'
import { comparedOf, underWatch } from './under-watch.ts'

const since = '2026-11-20T12:00:00.000Z'
const minutesLater = (minutes: number) => Date.parse(since) + minutes * 60_000
const pointer: Pointer = {
  area: 'brokers',
  stable: '2.0.0',
  stableSince: since,
  previous: '1.0.0',
  canary: null,
  frozen: null,
  setBy: 'ann',
  revision: 1,
}

test('a fresh stable release is watched for 30 minutes and compared with the previous one', () => {
  const watched = [{ area: 'brokers', version: '2.0.0', predecessor: '1.0.0' }]
  expect(underWatch(pointer, minutesLater(0))).toEqual(watched)
  expect(underWatch(pointer, minutesLater(30) - 1)).toEqual(watched)
  expect(underWatch(pointer, minutesLater(30))).toEqual([])
})

test('the first release of an area is not watched, because there is none to compare it with', () => {
  expect(underWatch({ ...pointer, previous: null }, minutesLater(0))).toEqual([])
})

test('a canary is watched for as long as it runs and compared with the stable release', () => {
  const canary = { version: '3.0.0', percent: 5, since }
  expect(underWatch({ ...pointer, canary }, minutesLater(5_000))).toEqual([
    { area: 'brokers', version: '3.0.0', predecessor: '2.0.0' },
  ])
})

const asked = (count: number) => ({ ...noEvidence(), figures: { asked: count } })
const release = { area: 'brokers', version: '2.0.0', predecessor: '1.0.0' }

test('a release is compared with its predecessor’s longer past, and with everything else of its own time', () => {
  const past = new Map([
    ['brokers 1.0.0', asked(1000)],
    ['brokers 2.0.0', asked(9)],
  ])
  const present = new Map([
    ['brokers 2.0.0', asked(1)],
    ['brokers 1.0.0', asked(20)],
    ['brokers 0.9.0', asked(300)],
    ['brokers-list 1.0.0', asked(4000)],
    ['tools 1.0.0', asked(50000)],
  ])
  expect(comparedOf(release, past, present)).toEqual({
    candidate: asked(1),
    predecessor: asked(1000),
    rest: asked(54020),
  })
})

test('a release without evidence is compared as one without any failure', () => {
  expect(comparedOf(release, new Map(), new Map())).toEqual({
    candidate: noEvidence(),
    predecessor: noEvidence(),
    rest: noEvidence(),
  })
})
