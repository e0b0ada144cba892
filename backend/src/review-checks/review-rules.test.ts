import { expect, test } from '@jest/globals'
import { randomOf } from '../testing/random-of.ts'
import { shareOf } from '../testing/share-of.ts'
import { honestReviews, SimulatedSite } from '../testing/simulated-reviews.ts'
import { findRings } from './ring-rule.ts'
import { ACCOUNT, BURST, DEVICE, NETWORK, RING } from './thresholds.ts'
import { DAY, HOUR } from './written-review.ts'
import type { WrittenReview } from './written-review.ts'

const NOW = 100 * DAY
const seeds = [1, 2, 3]

/** A site with a quiet broker q, in the middle of honest traffic about others. */
function siteWith(seed: number) {
  const site = new SimulatedSite()
  for (const given of honestReviews({ seed, days: 100, perDay: 60 })) site.write(given)
  return site
}
const spreadOver = (seed: number, count: number, ms: number) => {
  const random = randomOf(seed)
  return Array.from({ length: count }, () => NOW + random() * ms).sort((a, b) => a - b)
}

// Half a year of reviews takes a second. `npm run test:long -- inputs` tries every history.
test.each(shareOf(seeds, 0))(
  'fewer than 1 in 100 honest reviews are marked at realistic rates (history %i)',
  async seed => {
    const site = new SimulatedSite()
    for (const given of honestReviews({ seed, days: 180, perDay: 120 })) site.write(given)
    for (let day = 90; day <= 180; day += 10) await site.sweep(day * DAY, RING.days)
    // The first weeks are a site's launch, whose usual rates are not known yet.
    const settled = site.reviews.filter(({ at }) => at > 60 * DAY)
    expect(settled.length).toBeGreaterThan(10_000)
    expect(site.shareMarked(settled)).toBeLessThan(0.01)
  },
)

test.each(seeds)('a burst of first reviews by new accounts is marked completely (history %i)', seed => {
  const site = siteWith(seed)
  const count = BURST.least + Math.floor(randomOf(seed)() * 30)
  const burst = spreadOver(seed, count, (BURST.hours - 1) * HOUR).map((at, index) =>
    site.write({
      userId: `x${index}`,
      brokerCode: 'q',
      kind: seed % 2 ? 'positive' : 'negative',
      at,
      network: `n${index}`,
    }),
  )
  expect(burst.filter(({ commentId }) => site.marked.get(commentId) !== 'burst')).toEqual([])
})

test('a burst that is one review short, slower, or mixed in kind is not marked', () => {
  const site = new SimulatedSite()
  const write = (brokerCode: string, times: readonly number[], kindOf: (index: number) => WrittenReview['kind']) =>
    times.map((at, index) => site.write({ userId: `${brokerCode} ${index}`, brokerCode, kind: kindOf(index), at }))
  write('short', spreadOver(1, BURST.least - 1, HOUR), () => 'positive')
  write(
    'slow',
    Array.from({ length: 40 }, (_at, index) => NOW + index * 8 * HOUR),
    () => 'negative',
  )
  write('mixed', spreadOver(2, 2 * (BURST.least - 1), HOUR), index => (index % 2 ? 'positive' : 'negative'))
  expect(site.marked.size).toBe(0)
})

test('a popular broker that always gets many reviews may get them, and others than the attackers stay unmarked', () => {
  const site = new SimulatedSite()
  const usual = Array.from({ length: 84 * 12 }, (_at, index) => NOW - 86 * DAY + (index * DAY) / 12)
  for (const [index, at] of usual.entries()) site.write({ userId: `h${index}`, brokerCode: 'p', kind: 'positive', at })
  // The launch of this site is a burst itself.
  site.marked.clear()
  for (const [index, at] of spreadOver(1, 24, BURST.hours * HOUR).entries())
    site.write({ userId: `n${index}`, brokerCode: 'p', kind: 'positive', at })
  expect(site.marked.size).toBe(0)
  const neighbours = [
    site.write({ userId: 'old', brokerCode: 'p', kind: 'negative', at: NOW + 40 * HOUR, byNewcomer: false }),
    site.write({ userId: 'other side', brokerCode: 'p', kind: 'positive', at: NOW + 41 * HOUR }),
  ]
  for (const [index, at] of spreadOver(2, 30, HOUR).entries())
    site.write({ userId: `a${index}`, brokerCode: 'p', kind: 'negative', at: at + 42 * HOUR })
  expect(site.marked.size).toBe(30)
  expect(neighbours.filter(({ commentId }) => site.marked.has(commentId))).toEqual([])
})

test.each(seeds)('new accounts of one network that agree about one broker are all marked (history %i)', seed => {
  const site = siteWith(seed)
  const count = NETWORK.oneBroker.accounts + (seed % 3)
  const group = spreadOver(seed, count, (NETWORK.oneBroker.days - 1) * DAY).map((at, index) =>
    site.write({ userId: `x${index}`, brokerCode: 'q', kind: 'negative', at, network: 'farm' }),
  )
  expect(group.filter(({ commentId }) => site.marked.get(commentId) !== 'network')).toEqual([])
})

test.each(seeds)(
  'new accounts of one network that write about many brokers on one day are all marked (history %i)',
  seed => {
    const site = siteWith(seed)
    const group = spreadOver(seed, NETWORK.manyBrokers.accounts, 20 * HOUR).map((at, index) =>
      site.write({ userId: `x${index}`, brokerCode: `q${index}`, kind: 'positive', at, network: 'farm' }),
    )
    expect(group.filter(({ commentId }) => site.marked.get(commentId) !== 'network')).toEqual([])
  },
)

test('people of one network who disagree, have old accounts, or are few are not marked', () => {
  const site = new SimulatedSite()
  const write = (userId: string, given: Partial<WrittenReview>) =>
    site.write({ userId, brokerCode: 'q', kind: 'positive', at: NOW, network: 'office', ...given })
  for (let index = 0; index < NETWORK.oneBroker.accounts - 1; index += 1) {
    write(`pro ${index}`, {})
    write(`contra ${index}`, { kind: 'negative' })
  }
  for (let index = 0; index < 12; index += 1) write(`old ${index}`, { byNewcomer: false })
  expect(site.marked.size).toBe(0)
})

test('reviews without a known network are never counted together', () => {
  const site = new SimulatedSite()
  for (let index = 0; index < 40; index += 1)
    site.write({ userId: `u${index}`, brokerCode: `q${index}`, kind: 'positive', at: NOW + index, network: null })
  expect(site.marked.size).toBe(0)
})

test('three accounts in one browser are marked, and two are not', () => {
  const site = new SimulatedSite()
  for (let index = 0; index < DEVICE.accounts - 1; index += 1)
    site.write({
      userId: `u${index}`,
      brokerCode: `q${index}`,
      kind: 'positive',
      at: NOW + index * DAY,
      device: 'shared',
    })
  expect(site.marked.size).toBe(0)
  site.write({
    userId: 'third',
    brokerCode: 'q',
    kind: 'negative',
    at: NOW + 10 * DAY,
    device: 'shared',
    byNewcomer: false,
  })
  expect([...site.marked.values()]).toEqual(Array(DEVICE.accounts).fill('device'))
})

test('an account that reviews one broker again and again keeps its first review, and a second one', () => {
  const site = new SimulatedSite()
  const daily = Array.from({ length: ACCOUNT.ofOneBroker + 2 }, (_at, index) =>
    site.write({ userId: 'fan', brokerCode: 'q', kind: 'positive', at: NOW + index * DAY }),
  )
  expect(daily.filter(({ commentId }) => !site.marked.has(commentId))).toEqual([daily[0]])
  site.write({ userId: 'customer', brokerCode: 'q', kind: 'positive', at: NOW + 10 * DAY })
  const second = site.write({ userId: 'customer', brokerCode: 'q', kind: 'negative', at: NOW + 12 * DAY })
  expect(site.marked.has(second.commentId)).toBe(false)
})

test('an account that reviews many brokers on one day is marked, one that takes weeks is not', () => {
  const site = new SimulatedSite()
  for (let index = 0; index < ACCOUNT.ofManyBrokers; index += 1) {
    site.write({ userId: 'patient', brokerCode: `q${index}`, kind: 'positive', at: NOW + index * 3 * DAY })
  }
  for (let index = 0; index < ACCOUNT.ofManyBrokers; index += 1) {
    site.write({ userId: 'hasty', brokerCode: `q${index}`, kind: 'negative', at: NOW + 40 * DAY + index * HOUR })
  }
  expect(new Set([...site.marked.keys()].map(id => site.reviews[id - 1]?.userId))).toEqual(new Set(['hasty']))
})

let ids = 0
const rating = (userId: string, brokerCode: string, kind: WrittenReview['kind'], at: number): WrittenReview => ({
  commentId: (ids += 1),
  userId,
  brokerCode,
  kind,
  at,
  byNewcomer: false,
  isFirst: true,
  cleared: [],
})
/** Accounts that praise one broker and attack its rivals, on random days within the time that counts as agreement. */
function ring(seed: number, accounts: number, rivals: number) {
  const random = randomOf(seed)
  return Array.from({ length: accounts }, (_account, index) =>
    ['praised', ...Array.from({ length: rivals }, (_rival, number) => `rival ${number}`)].map(brokerCode =>
      rating(
        `r${index}`,
        brokerCode,
        brokerCode === 'praised' ? 'positive' : 'negative',
        NOW + random() * RING.daysApart * DAY,
      ),
    ),
  ).flat()
}
const honest = (seed: number) => {
  const site = new SimulatedSite()
  for (const given of honestReviews({ seed, days: 90, perDay: 60 })) site.write(given)
  return site.reviews.map(review => ({ ...review, commentId: -review.commentId, at: review.at + 20 * DAY }))
}

test.each(seeds)(
  'a ring that praises one broker and attacks its rivals is found among honest reviews (history %i)',
  async seed => {
    const members = ring(seed, RING.links + 1 + (seed % 4), RING.shared - 1 + (seed % 3))
    const found = await findRings([...honest(seed), ...members])
    const marked = new Set(found.flatMap(({ commentIds }) => commentIds))
    expect([...marked].filter(id => id < 0)).toEqual([])
    // An account that was the first everywhere could be honest and copied by the others.
    const left = new Set(members.filter(({ commentId }) => !marked.has(commentId)).map(({ userId }) => userId))
    expect(left.size).toBeLessThanOrEqual(1)
  },
)

test('a ring that copies an honest account does not take it along', async () => {
  const copied = ring(1, 1, 3).map(review => ({ ...review, userId: 'honest', at: NOW - DAY }))
  const marked = new Set((await findRings([...copied, ...ring(2, 6, 3)])).flatMap(({ commentIds }) => commentIds))
  expect(copied.filter(({ commentId }) => marked.has(commentId))).toEqual([])
  expect(marked.size).toBe(24)
})

test('accounts that only praise, agree on too little, or are too few are no ring', async () => {
  const fans = ring(1, 8, 4).map(review => ({ ...review, kind: 'positive' as const }))
  expect(await findRings(fans)).toEqual([])
  expect(await findRings(ring(2, 12, RING.shared - 2))).toEqual([])
  expect(await findRings(ring(3, RING.links, 5))).toEqual([])
  const slow = ring(4, 8, 4).map(review => ({ ...review, at: review.at + Number(review.userId.slice(1)) * 20 * DAY }))
  expect(await findRings(slow)).toEqual([])
})

test('a review that a moderator has found genuine is not found again by the same rule', async () => {
  const members = ring(1, 8, 3).map(review => ({ ...review, cleared: ['ring' as const] }))
  expect(await findRings(members)).toEqual([])
  const site = new SimulatedSite()
  for (let index = 0; index < 3 * BURST.least; index += 1)
    site.write({ userId: `u${index}`, brokerCode: 'q', kind: 'positive', at: NOW + index, cleared: ['burst'] })
  expect(site.marked.size).toBe(0)
})
