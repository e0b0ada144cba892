import { expect, test } from '@jest/globals'
import type { Broker } from 'calls/entities/broker'
import { licenceStatuses } from 'calls/entities/licence'
import { findingsOf, mayLead } from 'calls/findings/findings-of'
import { grades } from 'calls/rating/grade'
import { findingNames } from 'calls/states/state-names'
import { compareLeaders } from './compare-leaders.ts'
import { compareRows } from './compare-rows.ts'
import type { Side } from './sides.ts'

/** A generator of the same numbers, 0 to 1, for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
const random = randomOf(7)
const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!
const orNull = <Value>(value: Value) => (random() < 0.15 ? null : value)

let made = 0
/** A broker with random terms; about half of them may lead. */
function randomSide(given: Partial<Side> = {}): Side {
  const isGood = random() < 0.6
  const grade = isGood ? pick(['AAA', 'A', 'C'] as const) : pick([...grades, null])
  const licenceStatus = isGood ? 'regulated' : pick(licenceStatuses)
  const warned = !isGood && random() < 0.2
  const facts = { grade, licenceStatus, licences: [{ status: licenceStatus, expiresAt: null }], warned }
  const broker = {
    code: `b${made++}`,
    grade,
    score: grade && 5 + random() * 5,
    licenceStatus,
    findings: findingsOf(facts, 0),
    regulators: [{ abbreviation: 'FCA', tier: pick([1, 2, 3]), twoCharCode: pick(['GB', 'ID']) }],
    platforms: [],
    breakdown: null,
    riskLevel: pick(['low', 'medium', 'high']),
    minDeposit: orNull({ amount: pick([0, 10, 100]), currency: 'USD' }),
    spreadFrom: orNull(pick([0, 0.4, 1.2])),
    maxLeverage: 30,
    foundedYear: orNull(pick([1999, 2015, 2024])),
    commentCount: 0,
    exposureCount: pick([0, 1, 40]),
    countryCode: '826',
  } as unknown as Broker
  return {
    broker,
    licences: { found: 1, active: 1 },
    rating: orNull(1 + random() * 4),
    reviews: pick([1, 2, 9, 10, 11, 400]),
    commission: orNull({ amount: pick([0, 7]), currency: 'USD' }),
    lotCost: orNull(pick([4, 8.5, 20])),
    replied: 0,
    ...given,
  }
}

const comparisons = Array.from({ length: 5000 }, (_, index) =>
  Array.from({ length: index % 2 === 0 ? 2 : 3 }, () => randomSide()),
)
/** Formatting is slow, so the rows of fewer comparisons are read. */
const rendered = comparisons.slice(0, 500).map(sides => ({ sides, rows: compareRows(sides, 'en') }))
const sideOf = (sides: Side[], code: string) => sides.find(({ broker }) => broker.code === code)!

test('in 5,000 pairs and triples of brokers in random states, nobody leads who may not, and nobody with fewer than ten reviews leads on what users say', () => {
  const led = comparisons.flatMap(sides =>
    compareLeaders(sides, 'en').map(({ code, topics }) => ({ side: sideOf(sides, code), topics })),
  )
  expect(led.filter(({ side }) => !mayLead(side.broker))).toEqual([])
  expect(led.filter(({ side, topics }) => topics.includes('users') && side.reviews < 10)).toEqual([])
  for (const topic of ['licences', 'costs', 'users'] as const)
    expect(led.filter(({ topics }) => topics.includes(topic)).length).toBeGreaterThan(100)
})

test('in 500 pairs and triples of brokers in random states, no value of a broker that may not lead is marked as the best', () => {
  const marked = rendered.flatMap(({ sides, rows }) => rows.flatMap(({ best }) => best.map(index => sides[index]!)))
  expect(marked.length).toBeGreaterThan(500)
  expect(marked.filter(({ broker }) => !mayLead(broker))).toEqual([])
})

test('in 500 pairs and triples of brokers in random states, a value marked as the lowest is the lowest of all', () => {
  const wrong = rendered.flatMap(({ sides, rows }) => {
    const spreads = sides.flatMap(({ broker }) => broker.spreadFrom ?? [])
    const { best } = rows.find(({ key }) => key === 'spreadFrom')!
    return best.filter(index => sides[index]!.broker.spreadFrom !== Math.min(...spreads))
  })
  expect(wrong).toEqual([])
})

test('the first row of a comparison names what speaks against each broker, worst first', () => {
  for (const sides of comparisons.slice(0, 100)) {
    const [first] = compareRows(sides, 'id')
    expect(first).toMatchObject({
      key: 'findings',
      values: sides.map(
        ({ broker }) => broker.findings.map(finding => findingNames[finding].id).join(', ') || 'Tidak ada',
      ),
      best: [],
    })
  }
})

/** Brokers without findings that are equal in everything but the rows given. */
const equal = (given: Partial<Broker>, side: Partial<Side> = {}): Side => {
  const even = randomSide({ rating: 4, reviews: 50, commission: null, lotCost: null, ...side })
  const broker: Partial<Broker> = {
    findings: [],
    regulators: [],
    riskLevel: 'low',
    spreadFrom: 1,
    minDeposit: null,
    exposureCount: 1,
    ...given,
  }
  return { ...even, broker: { ...even.broker, ...broker } }
}

test('the broker that is best in most rows of a topic leads in it, and a tie has no leader', () => {
  const cheap = equal({ spreadFrom: 0.2, exposureCount: 3 }, { lotCost: 4 })
  const dear = equal({ minDeposit: { amount: 10, currency: 'USD' } }, { lotCost: 9 })
  expect(compareLeaders([dear, cheap], 'en')).toEqual([
    { code: dear.broker.code, topics: ['users'] },
    { code: cheap.broker.code, topics: ['costs'] },
  ])
  expect(compareLeaders([equal({}), equal({})], 'en')).toEqual([])
  const low = equal({ spreadFrom: 0.2, minDeposit: { amount: 10, currency: 'USD' } })
  const small = equal({ spreadFrom: 1, minDeposit: { amount: 1, currency: 'USD' } })
  expect(compareLeaders([low, small], 'en')).toEqual([])
})

test('a broker that may not lead is left out, and one that is left alone has nobody to lead', () => {
  const unfit = equal({ findings: ['gradeD'], spreadFrom: 0 })
  const fit = equal({ spreadFrom: 1 })
  const dearer = equal({ spreadFrom: 2 })
  expect(compareLeaders([unfit, fit, dearer], 'en')).toEqual([{ code: fit.broker.code, topics: ['costs'] }])
  expect(compareLeaders([unfit, fit], 'en')).toEqual([])
  expect(compareLeaders([unfit, unfit], 'en')).toEqual([])
})

test('nine reviews are too few and ten are enough to lead on what users say', () => {
  const loved = (reviews: number) => equal({}, { rating: 5, reviews })
  const other = equal({}, { rating: 3 })
  expect(compareLeaders([loved(9), other], 'en')).toEqual([])
  expect(compareLeaders([loved(10), other], 'en')).toMatchObject([{ topics: ['users'] }])
  const rating = (reviews: number) => compareRows([loved(reviews), other], 'en').find(({ key }) => key === 'rating')!
  expect(rating(9)).toMatchObject({ values: ['5.0 of 5, 9 reviews', '3.0 of 5, 50 reviews'], best: [] })
  expect(rating(10).best).toEqual([0])
})

test('the licences of a comparison say how many were found and how many of them are active', () => {
  const licences = (found: number, active: number, lang: 'en' | 'id' = 'en') => {
    const regulators = active > 0 ? [{ abbreviation: 'FCA', tier: 1, twoCharCode: 'GB' }] : []
    const side = equal({ regulators }, { licences: { found, active } })
    return compareRows([side, equal({})], lang).find(({ key }) => key === 'regulators')!.values[0]
  }
  expect([licences(3, 1), licences(2, 0), licences(0, 0), licences(3, 1, 'id')]).toEqual([
    '3 found, 1 active: FCA',
    '2 found, none active',
    'None found',
    '3 ditemukan, 1 aktif: FCA',
  ])
})

test('the licence status of a comparison is the worst of what was found about the licences', () => {
  const status = (findings: Broker['findings']) =>
    compareRows([equal({ findings, licenceStatus: 'regulated' }), equal({})], 'en').find(
      ({ key }) => key === 'licenceStatus',
    )!.values
  expect(status(['allExpired', 'gradeE'])).toEqual(['All licences expired', 'Regulated'])
  expect(status(['warning'])[0]).toBe('Regulated')
})
