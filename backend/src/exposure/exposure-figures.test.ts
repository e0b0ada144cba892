import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { publicExposureStates } from 'calls/entities/exposure'
import type { Exposure } from 'calls/entities/exposure'
import * as calls from 'calls/exposure'
import { mediationStates } from 'calls/exposure-case/case-states'
import type { CallInput } from 'shared-state/api/declare-call'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { caseBrokers, generateCases, isPublicCase, storeCases } from '../testing/generated-cases.ts'
import type { GeneratedCase } from '../testing/generated-cases.ts'
import { randomOf } from '../testing/random-of.ts'
import { addBroker } from '../testing/scene.ts'
import type { Visitor } from '../testing/visitor.ts'

/** Cases from a seed, and the figures about them computed in a second way. CASES sets their number, SEED repeats a run. */
const CASES = Number(process.env.CASES ?? 300)
const SEED = Number(process.env.SEED ?? 35)
const DAY_MS = 86_400_000
const random = randomOf(SEED + 1)
const below = (most: number) => Math.floor(random() * most)
const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)]!

const brokers = caseBrokers
const cases = generateCases(CASES, SEED)
const shown = cases.filter(isPublicCase)
const mediated = shown.filter(({ requested }) => requested !== null)
const newestFirst = (found: readonly GeneratedCase[]) => [...found].sort((a, b) => a.published - b.published)
const codesOf = (found: readonly { code: string }[]) => found.map(({ code }) => code)
const median = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b)
  const half = (sorted.length - 1) / 2
  return sorted.length ? (sorted[Math.floor(half)]! + sorted[Math.ceil(half)]!) / 2 : null
}

let site: ApiUnderTest
let visitor: Visitor
beforeAll(async () => {
  site = await startApi({ sample: false })
  visitor = site.visitor()
  for (const broker of brokers) await addBroker(site.db, broker)
  const userId = await site.addUser({ email: 'lina@mail.example', password: 'seven green lamps', nick: 'Lina' })
  await storeCases(site.db, cases, userId)
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

test.each([
  ['week', 7],
  ['month', 30],
  ['year', 365],
] as const)('exposure.slistrank counts the complaints of the last %s, and ties share a rank', async (period, days) => {
  const { items } = (await visitor.call(calls.exposureSlistrank, { period, num: 50 })).body.Data!
  // The period begins with a day, and is compared with as much time before it.
  const length = days + (Date.now() % DAY_MS) / DAY_MS
  const countOf = (broker: string, from: number, to: number) =>
    shown.filter(one => one.broker === broker && one.published > from && one.published <= to).length
  const rankIn = (from: number, to: number) => (broker: string) => {
    const count = countOf(broker, from, to)
    return count === 0 ? null : 1 + brokers.filter(other => countOf(other, from, to) > count).length
  }
  const [now, before] = [rankIn(0, length), rankIn(length, 2 * length)]
  const total = (broker: string) => shown.filter(one => one.broker === broker).length
  const expected = brokers
    .filter(broker => now(broker) !== null)
    .sort((a, b) => now(a)! - now(b)! || total(b) - total(a) || (a < b ? -1 : 1))
    .map(broker => ({
      code: broker,
      rank: now(broker)!,
      value: countOf(broker, 0, length),
      move: before(broker) === null ? null : before(broker)! - now(broker)!,
    }))
  expect(expected).not.toHaveLength(0)
  expect(items.map(({ broker, rank, value, move }) => ({ code: broker.code, rank, value, move }))).toEqual(expected)
})

test('the figures of mediation count the cases that went to mediation, and no others', async () => {
  const { counts, resolvedAmounts, medianDays } = (await visitor.call(calls.exposureSafeguard, {})).body.Data!
  expect(Object.fromEntries(counts.map(({ state, count }) => [state, count]))).toEqual(
    Object.fromEntries(mediationStates.map(state => [state, mediated.filter(one => one.state === state).length])),
  )
  const resolved = mediated.filter(({ state }) => state === 'resolved')
  const sums = [...Map.groupBy(resolved, ({ currency }) => currency)]
    .map(([currency, of]) => ({ currency, amount: of.reduce((sum, { amount }) => sum + amount, 0) }))
    .filter(({ amount }) => amount > 0)
  const byCurrency = (a: { currency: string }, b: { currency: string }) => (a.currency < b.currency ? -1 : 1)
  expect([...resolvedAmounts].sort(byCurrency)).toEqual(sums.sort(byCurrency))
  const ended = mediated.filter(({ state }) => ['resolved', 'abandoned', 'closed'].includes(state))
  expect(medianDays).toBeCloseTo(median(ended.map(one => one.requested! - one.since))!, 3)
})

test('exposure.tradercategory counts what was resolved, and has a median only of enough resolved cases', async () => {
  const seen = new Set<boolean>()
  for (const traderCode of brokers) {
    const { total, resolved, medianDays } = (await visitor.call(calls.exposureTradercategory, { traderCode })).body
      .Data!
    const own = shown.filter(({ broker }) => broker === traderCode)
    const ended = own.filter(({ state }) => state === 'resolved')
    expect([total, resolved]).toEqual([own.length, ended.length])
    const isEnough = ended.length >= calls.LEAST_CASES
    seen.add(isEnough)
    if (isEnough) expect(medianDays).toBeCloseTo(median(ended.map(one => one.published - one.since))!, 3)
    else expect(medianDays).toBeNull()
  }
  expect(seen).toEqual(new Set([true, false]))
})

test.each(['updated', 'new', 'amount'] as const)(
  'the cases of mediation sorted by %s are on its pages once each, by any state',
  async order => {
    for (const state of [undefined, ...mediationStates]) {
      const found: Exposure[] = []
      let total = 1
      for (let pageIndex = 1; found.length < total && pageIndex < 100; pageIndex += 1) {
        const input = { order, pageIndex, pageSize: 7, ...(state && { state }) }
        const page = (await visitor.call(calls.exposureSafeguardcontentpage, input)).body.Data!
        total = page.total
        found.push(...page.items)
      }
      const expected = mediated.filter(one => !state || one.state === state)
      expect(codesOf(found).sort()).toEqual(codesOf(expected).sort())
      const keys = found.map(({ code }) => cases.find(one => one.code === code)!)
      const keyOf = {
        updated: (of: GeneratedCase) => of.updated,
        new: (of: GeneratedCase) => of.published,
        amount: (of: GeneratedCase) => -of.amount,
      }
      expect(keys.map(keyOf[order])).toEqual(keys.map(keyOf[order]).sort((a, b) => a - b))
    }
  },
)

const utcDay = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10)
type Filters = Omit<CallInput<typeof calls.exposureRevelation>, 'order'>

test('every combination of filters selects the same cases in the list and in the search', async () => {
  for (let run = 0; run < 60; run += 1) {
    const some = <Value>(value: Value) => (random() < 0.3 ? value : undefined)
    const chosen = {
      traderCode: some(oneOf(brokers)),
      reason: some(oneOf(['scam', 'other'] as const)),
      state: some(oneOf(publicExposureStates)),
      countryCode: some('360'),
      replied: some(true),
      currency: some(oneOf(['EUR', 'IDR'])),
      amountFrom: some(1000 * below(3)),
      amountTo: some(1000 * (2 + below(3))),
      from: some(utcDay(200 + below(400))),
      to: some(utcDay(below(200))),
    }
    const filters = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined)) as Filters
    const { traderCode, amountFrom, amountTo, from, to, countryCode, ...same } = chosen
    const hasRange = amountFrom !== undefined || amountTo !== undefined
    const { currency = hasRange ? 'USD' : undefined } = same
    const day = (one: GeneratedCase) => utcDay(one.published)
    const expected = newestFirst(
      shown.filter(
        one =>
          (!traderCode || one.broker === traderCode) &&
          (!same.reason || one.reason === same.reason) &&
          (!same.state || one.state === same.state) &&
          (!countryCode || one.country === countryCode) &&
          (!same.replied || one.replied) &&
          (!currency || one.currency === currency) &&
          (amountFrom === undefined || one.amount >= amountFrom) &&
          (amountTo === undefined || one.amount <= amountTo) &&
          (!from || day(one) >= from) &&
          (!to || day(one) <= to),
      ),
    )
    const list = (await visitor.call(calls.exposureRevelation, { ...filters, pageSize: 50 })).body.Data!
    expect([filters, list.total]).toEqual([filters, expected.length])
    expect(codesOf(list.items)).toEqual(codesOf(expected.slice(0, 50)))
    const search = { keyword: 'quillhaven', ...filters, order: 'new' as const, pageSize: 50 }
    const found = (await visitor.call(calls.exposureSearch, search)).body.Data!
    expect([found.total, codesOf(found.items)]).toEqual([list.total, codesOf(list.items)])
  }
})

test('the search finds a case by any form of a word, those with it in the title first, each once', async () => {
  const found: string[] = []
  let total = 1
  for (let pageIndex = 1; found.length < total && pageIndex < 100; pageIndex += 1) {
    const page = (await visitor.call(calls.exposureSearch, { keyword: 'withdrawals', pageIndex, pageSize: 9 })).body
      .Data!
    total = page.total
    found.push(...codesOf(page.items))
  }
  expect(found).toEqual(codesOf(newestFirst(shown.filter(({ title }) => title.includes('withdrawal')))))
  const all = (await visitor.call(calls.exposureSearch, { keyword: 'letter', pageSize: 50 })).body.Data!
  expect(all.total).toBe(shown.length)
  await site.db.query(`UPDATE exposures SET title = '{"en": "A letter"}' WHERE code = $1`, [
    newestFirst(shown)[100]!.code,
  ])
  // Another search than before: one that was just made has the same result for some seconds.
  const again = (await visitor.call(calls.exposureSearch, { keyword: 'letters', pageSize: 5 })).body.Data!
  expect(again.items[0]!.code).toBe(newestFirst(shown)[100]!.code)
  expect((await visitor.call(calls.exposureSearch, { keyword: '!!!' })).body.Data).toMatchObject({
    items: [],
    total: 0,
  })
})

test.each(['exposures', 'amount', 'score', 'new'] as const)(
  'the brokers with complaints sorted by %s are on its pages once each',
  async order => {
    await site.db.query(
      `UPDATE brokers SET score = CASE code WHEN 'broker2' THEN NULL ELSE 9 - right(code, 1)::integer / 2 END`,
    )
    const own = (broker: string) => shown.filter(one => one.broker === broker)
    const dollars = (broker: string) =>
      own(broker).reduce((sum, { currency, amount }) => sum + (currency === 'USD' ? amount : 0), 0)
    const scoreOf = (broker: string) => (broker === 'broker2' ? -1 : 9 - Math.floor(Number(broker.slice(-1)) / 2))
    const keys = {
      exposures: (broker: string) => -own(broker).length,
      amount: (broker: string) => -dollars(broker),
      score: scoreOf,
      new: (broker: string) => Math.min(...own(broker).map(({ published }) => published)),
    }
    const byCount = (a: string, b: string) => (order === 'new' ? 0 : own(b).length - own(a).length)
    const expected = brokers
      .filter(broker => own(broker).length > 0)
      .sort((a, b) => keys[order](a) - keys[order](b) || byCount(a, b) || (a < b ? -1 : 1))
    const found: string[] = []
    for (let pageIndex = 1; pageIndex <= Math.ceil(expected.length / 2); pageIndex += 1)
      found.push(
        ...codesOf((await visitor.call(calls.exposureSlist, { order, pageIndex, pageSize: 2 })).body.Data!.items),
      )
    expect(found).toEqual(expected)
  },
)

test('the suggestions for a complaint’s broker include one that may not lead', async () => {
  await site.db.query(`UPDATE brokers SET score = 0, show_name = 'Zanderbrook' WHERE code = 'broker1'`)
  const { items } = (await visitor.call(calls.exposureDropdown, { keyword: 'zander' })).body.Data!
  expect(codesOf(items)).toEqual(['broker1'])
})

test('a list and a search end after 10,000 exposures, and their last page continues the one before', async () => {
  const more = 10_030
  await site.db.script('ALTER TABLE exposures DISABLE TRIGGER USER')
  await site.db.query(
    `INSERT INTO exposures (code, slug, broker_name, user_id, reason, lang, title, content, amount, currency, country_code, incident_date,
       state, published_at, updated_at)
     SELECT 'x' || n, 'case', 'Zephyr', user_id, 'other', 'en', '{"en": "zephyr"}', '{"en": "-"}', 1, 'USD', '826', '2020-01-02', 'published',
       t.at, t.at FROM generate_series(1, $1) AS n, LATERAL (SELECT '2020-01-02'::timestamptz + make_interval(secs => n) AS at) AS t,
       (SELECT user_id FROM users WHERE nick = 'Lina') AS u`,
    [more],
  )
  await site.db.script('ALTER TABLE exposures ENABLE TRIGGER USER')
  const newest = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => `x${more - from - index}`)
  for (const filters of [{ countryCode: '826' }, { countryCode: '826', state: 'published' as const }]) {
    const page = async (pageIndex: number) =>
      (await visitor.call(calls.exposureRevelation, { ...filters, pageIndex, pageSize: 50 })).body.Data!
    const [before, last, beyond] = [await page(199), await page(200), await page(201)]
    expect([last.total, last.counts.find(({ state }) => state === 'published')?.count]).toEqual([10_000, 10_000])
    expect(codesOf([...before.items, ...last.items])).toEqual(newest(9_900, 10_000))
    expect(beyond.items).toEqual([])
  }
  const search = async (pageIndex: number) =>
    (await visitor.call(calls.exposureSearch, { keyword: 'zephyr', pageIndex, pageSize: 50 })).body.Data!
  const last = await search(200)
  expect([last.total, codesOf(last.items)]).toEqual([10_000, newest(9_950, 10_000)])
  expect((await search(201)).items).toEqual([])
  // No other test expects them.
  await site.db.script(
    `ALTER TABLE exposures DISABLE TRIGGER USER; DELETE FROM exposures WHERE broker_name = 'Zephyr'; ALTER TABLE exposures ENABLE TRIGGER USER`,
  )
})
