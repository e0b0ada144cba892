import { beforeAll, expect, test } from '@jest/globals'
import { publicExposureStates } from 'calls/entities/exposure'
import { actorOf } from 'calls/exposure-case/case-rules'
import { REPLY_DAYS } from 'calls/exposure-case/case-states'
import { ruleFor } from 'calls/exposure-case/next-step'
import type { CaseNow } from 'calls/exposure-case/next-step'
import { deskTones } from './broker-desk.ts'
import { claimBrokers } from './claim-brokers.ts'
import { SAMPLE_COUNTS } from './fill.ts'
import { SampleClock } from './sample-clock.ts'
import { sampleCases } from './sample-cases.ts'
import type { SampleCase } from './sample-cases.ts'
import { readCaseTexts } from './sample-texts.ts'
import type { CaseTexts, ExchangeTexts, TextPair } from './sample-texts.ts'
import { sharePosts } from './share-posts.ts'
import { sketchBrokers } from './sketch-brokers.ts'
import { sketchUsers } from './sketch-users.ts'
import { localTime, MODERATORS_COUNTRY } from './waking-hours.ts'

const today = new Date('2026-11-25T03:30:00Z')
const clock = new SampleClock(today)
const DAY_MS = 86_400_000

/** As many cases as a site starts with, about fewer brokers. */
function everyCase(): SampleCase[] {
  const scene = {
    clock,
    brokers: sketchBrokers(12_000, clock),
    users: sketchUsers(SAMPLE_COUNTS.users, clock),
  }
  const slots = sharePosts('exposures', SAMPLE_COUNTS.exposures, 2, scene)
  claimBrokers(scene.brokers)
  return [...sampleCases(scene, slots)]
}

let cases: SampleCase[]
beforeAll(() => {
  cases = everyCase()
})

/** What is wrong with the timeline of a case by the rules; undefined if nothing is. */
function faultOf({ events, broker }: SampleCase): string | undefined {
  let now: CaseNow = { state: events[0]?.from ?? 'new', replied: false, since: 0 }
  let last = 0
  for (const { action, from, to, actor, at } of events) {
    const step = `${action} in ${now.state}`
    const rule = ruleFor(action, now, at)
    if (!rule) return `no rule for ${step}`
    if ((from ?? 'new') !== now.state || to !== (rule.to === 'same' ? from : rule.to)) return `wrong states of ${step}`
    if (actor !== actorOf(action)) return `wrong actor of ${step}`
    if (actor === 'staff' && !broker?.desk) return `a reply of a broker without an account`
    if (!(at > last && at <= today.getTime())) return `wrong time of ${step}`
    now = { state: to, replied: now.replied || actor === 'staff', since: to === from ? now.since : at }
    last = at
  }
  return undefined
}

test('every sample case takes only steps that the rules allow, in order, by the actor of each step', () => {
  expect(cases.length).toBe(SAMPLE_COUNTS.exposures)
  expect(cases.map(faultOf).filter(fault => fault !== undefined)).toEqual([])
})

test('the sample cases have every public state and take every action that leaves an event', () => {
  expect(new Set(cases.map(({ events }) => events.at(-1)!.to))).toEqual(new Set(publicExposureStates))
  expect([...new Set(cases.flatMap(({ events }) => events.map(({ action }) => action)))].sort()).toEqual([
    'accept',
    'add',
    'append',
    'approve',
    'close',
    'decline',
    'giveup',
    'publish',
    'reject',
    'reopen',
    'reply',
    'resolve',
  ])
  const tones = new Set(cases.map(({ broker }) => broker?.desk?.tone ?? 'none'))
  expect(tones).toEqual(new Set([...deskTones, 'none']))
  expect(cases.filter(({ broker }) => broker === null).length).toBeGreaterThan(100)
})

test('some sample cases have waited longer for their broker than it may take, and some were answered too late', () => {
  const waits = cases.flatMap(({ broker, events }) => {
    const last = events.at(-1)!
    if (!broker?.desk || last.to !== 'in_mediation') return []
    return [(today.getTime() - last.at) / DAY_MS]
  })
  expect(waits.filter(days => days > REPLY_DAYS).length).toBeGreaterThan(20)
  expect(waits.filter(days => days < REPLY_DAYS).length).toBeGreaterThan(20)
  const replies = cases.flatMap(({ events }) =>
    events.flatMap(({ action, from, at }, index) =>
      action === 'reply' && from === 'in_mediation' ? [(at - events[index - 1]!.at) / DAY_MS] : [],
    ),
  )
  expect(replies.filter(days => days > REPLY_DAYS).length).toBeGreaterThan(20)
  expect(replies.filter(days => days < 1).length).toBeGreaterThan(20)
})

test('authors write in breaks and evenings of their own day, staff and moderators in office hours, fewer on weekends', () => {
  const times = cases.flatMap(({ author, broker, events }) =>
    events.map(({ actor, at }) => ({
      actor,
      ...localTime(
        at,
        { author: author.countryCode, staff: broker?.country.code ?? '', moderator: MODERATORS_COUNTRY }[actor],
      ),
    })),
  )
  const limits = { author: [7, 23.6], staff: [9, 17.6], moderator: [8, 21.1] } as const
  const outside = times.filter(({ actor, hour }) => hour < limits[actor][0] || hour > limits[actor][1])
  expect(outside).toEqual([])
  for (const actor of ['author', 'staff', 'moderator'] as const) {
    const own = times.filter(one => one.actor === actor)
    const weekend = own.filter(({ weekday }) => weekday === 0 || weekday === 6).length / own.length
    expect([actor, weekend > 0.001 && weekend < 0.2]).toEqual([actor, true])
  }
  const authors = times.filter(({ actor }) => actor === 'author')
  const shareOf = (from: number, to: number) => authors.filter(({ hour }) => hour >= from && hour < to).length
  expect(shareOf(18, 22)).toBeGreaterThan(shareOf(14, 18))
})

const english = (pairs: readonly TextPair[]) => pairs.map(([en]) => en)
const saidIn = ({ reply, append, again, close }: ExchangeTexts) => english([reply, append, again, close])

/** What is wrong with the notes of a case; undefined if nothing is. */
function wrongNote({ reason, broker, events }: SampleCase, texts: CaseTexts): string | undefined {
  const notes = events.flatMap(({ note }) => note?.en ?? [])
  const has = (...kinds: (keyof CaseTexts['notes'])[]) =>
    kinds.some(kind => english(texts.notes[kind]).some(text => notes.includes(text)))
  const exchanged = texts.exchanges.flatMap(saidIn)
  const known = new Set([...Object.values(texts.notes).flatMap(english), ...exchanged])
  const said = notes.filter(note => exchanged.includes(note))
  const hasReply = events.some(({ action }) => action === 'reply')
  if (notes.some(note => !known.has(note))) return `a note that is not written for ${reason}`
  if (!texts.exchanges.some(exchange => said.every(note => saidIn(exchange).includes(note)))) return 'mixed exchanges'
  if (!hasReply && has('resolve', 'closeEnded')) return 'a note about a reply without one'
  if (hasReply && has('closeSilent', 'chase')) return 'a note about silence after a reply'
  if (broker?.desk ? has('acceptUnregistered', 'closeUnregistered') : has('accept', 'closeSilent'))
    return 'a note that is wrong about the account of the broker'
  return undefined
}

test('the notes of a sample case fit its reason, each other, and whether the broker has an account', () => {
  const texts = readCaseTexts()
  expect(cases.map(told => wrongNote(told, texts[told.reason])).filter(fault => fault !== undefined)).toEqual([])
})

test('comments on sample cases follow the publication, and nobody says the same twice', () => {
  const commented = cases.filter(({ comments }) => comments.length > 0)
  expect(commented.length).toBeGreaterThan(1000)
  const wrong = commented.filter(
    ({ comments, publishedAt }) =>
      comments.some(({ at }) => at < publishedAt || at > today.getTime()) ||
      new Set(comments.map(({ content }) => content.en)).size < comments.length,
  )
  expect(wrong).toEqual([])
})

test('the same moment yields the same sample cases', () => {
  const fewer = () => {
    const scene = { clock, brokers: sketchBrokers(600, clock), users: sketchUsers(100, clock) }
    const slots = sharePosts('exposures', 200, 2, scene)
    claimBrokers(scene.brokers)
    return [...sampleCases(scene, slots)]
  }
  expect(fewer()).toEqual(fewer())
})
