import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import * as tabCalls from 'calls/broker-tabs'
import * as calls from 'calls/brokers'
import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { mayLead } from 'calls/findings/findings-of'
import * as follows from 'calls/follows'
import type { CallInput } from 'shared-state/api/declare-call'
import { dataOf, START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import type { Visitor } from '../testing/visitor.ts'

let site: ApiUnderTest
let visitor: Visitor
beforeAll(async () => {
  site = await startApi()
  visitor = site.visitor()
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

type ListInput = CallInput<typeof calls.brokersIndexinit>
const list = async (input: ListInput) => (await visitor.call(calls.brokersIndexinit, input)).body.Data!
const numberOf = (entry: BrokerListEntry) => entry.score ?? -1

test.each(calls.brokerOrders)(
  'the pages of the broker list ordered by %s contain every broker exactly once',
  async order => {
    const { total } = await list({ order, pageSize: 50 })
    const codes: string[] = []
    for (let pageIndex = 1; pageIndex <= Math.ceil(total / 50); pageIndex += 1) {
      codes.push(...(await list({ order, pageIndex, pageSize: 50 })).items.map(({ code }) => code))
    }
    const rows = await site.db.query<{ code: string }>('SELECT code FROM brokers')
    expect(codes).toHaveLength(total)
    expect(new Set(codes)).toEqual(new Set(rows.map(row => row.code)))
  },
)

test('the broker list goes from the best score to the worst, with unrated brokers last', async () => {
  const first = await list({ pageSize: 50 })
  const last = await list({ pageSize: 50, pageIndex: Math.ceil(first.total / 50) })
  const scores = [...first.items, ...last.items].map(numberOf)
  expect(scores).toEqual([...scores].sort((a, b) => b - a))
  expect(first.order).toBe('score')
})

test('the review tab of the broker list is sorted by number of reviews by default', async () => {
  const { items, order } = await list({ tab: 'review' })
  expect(order).toBe('comments')
  expect(items.map(({ commentCount }) => commentCount)).toEqual(
    items.map(({ commentCount }) => commentCount).sort((a, b) => b - a),
  )
})

const year = new Date().getUTCFullYear()
test.each<[string, ListInput, (entry: BrokerListEntry) => boolean, string]>([
  ['grades', { grade: ['AAA', 'B'] }, entry => entry.grade === 'AAA' || entry.grade === 'B', `grade IN ('AAA', 'B')`],
  [
    'the worst grades',
    { grade: ['D', 'E'] },
    entry => entry.grade === 'D' || entry.grade === 'E',
    `grade IN ('D', 'E')`,
  ],
  ['not rated', { grade: ['none'] }, entry => entry.grade === null && entry.stars === null, 'grade IS NULL'],
  [
    'licence status',
    { licenceStatus: ['offshore'] },
    entry => entry.licenceStatus === 'offshore',
    `licence_status = 'offshore'`,
  ],
  ['country', { countryCode: ['360'] }, entry => entry.twoCharCode === 'ID', `country_code = '360'`],
  ['minimum score', { minScore: 7.5 }, entry => numberOf(entry) >= 7.5, 'score >= 7.5'],
  [
    'maximum first deposit',
    { depositMax: 10 },
    entry => (entry.minDeposit?.amount ?? Infinity) <= 10,
    'min_deposit_usd <= 10',
  ],
  [
    'minimum years in business',
    { yearsMin: 15 },
    entry => (entry.foundedYear ?? year) <= year - 15,
    `founded_year <= ${year - 15}`,
  ],
  [
    'two fields at once',
    { grade: ['D'], depositMax: 50 },
    entry => entry.grade === 'D',
    `grade = 'D' AND min_deposit_usd <= 50`,
  ],
])('the broker list filtered by %s contains all matching brokers and no others', async (_name, input, holds, sql) => {
  const { items, total } = await list({ ...input, pageSize: 50 })
  const row = await site.db.one<{ count: number }>(`SELECT count(*) AS count FROM brokers WHERE ${sql}`)
  expect(items).not.toHaveLength(0)
  expect(items.filter(entry => !holds(entry))).toEqual([])
  expect(total).toBe(row?.count)
})

test('filtering the broker list by regulator or platform finds as many brokers as the facet says', async () => {
  const { facets } = await list({})
  for (const [field, choose] of [
    ['regulatorId', (value: string): ListInput => ({ regulatorId: [Number(value)] })],
    ['platform', (value: string): ListInput => ({ platform: [value as 'mt4'] })],
  ] as const) {
    const choice = facets.find(facet => facet.field === field)?.items[0]
    expect((await list(choose(choice?.value ?? ''))).total).toBe(choice?.count)
  }
})

test('the broker list has a facet for every filter, with choices named in the visitor’s language', async () => {
  const indonesian = site.visitor()
  indonesian.lang = 'id'
  const { facets } = dataOf<Awaited<ReturnType<typeof list>>>(await indonesian.call(calls.brokersIndexinit, {}))
  expect(facets.map(({ field }) => field)).toEqual([
    'grade',
    'regulatorId',
    'licenceStatus',
    'platform',
    'depositMax',
    'yearsMin',
    'countryCode',
  ])
  expect(facets.find(({ field }) => field === 'countryCode')?.items.map(({ name }) => name)).toContain('Indonesia')
  expect(facets.find(({ field }) => field === 'grade')?.items.at(-1)).toMatchObject({
    value: 'none',
    name: 'Belum dinilai',
  })
})

test('regulators and countries in the broker list have a flag code, and other facet choices do not', async () => {
  const { items, facets } = await list({ grade: ['AAA', 'AA'], pageSize: 50 })
  const rows = await site.db.query<{ id: string; abbreviation: string; letters: string }>(
    'SELECT regulator_id::text AS id, abbreviation, two_char_code AS letters FROM regulators',
  )
  const regulators = items.flatMap(entry => entry.regulators)
  expect(regulators.length).toBeGreaterThan(0)
  const known = rows.map(({ abbreviation, letters }) => `${abbreviation} ${letters}`)
  expect(
    regulators.filter(({ abbreviation, twoCharCode }) => !known.includes(`${abbreviation} ${twoCharCode}`)),
  ).toEqual([])
  const lettersOf = (field: string) =>
    new Map(facets.find(facet => facet.field === field)?.items.map(({ value, twoCharCode }) => [value, twoCharCode]))
  for (const [value, letters] of lettersOf('regulatorId'))
    expect(letters).toBe(rows.find(({ id }) => id === value)?.letters)
  expect(lettersOf('countryCode').get('360')).toBe('ID')
  const fca = facets.find(({ field }) => field === 'regulatorId')?.items.find(({ name }) => name === 'FCA')
  expect(fca?.countryName).toBe('United Kingdom')
  expect(new Set(lettersOf('grade').values())).toEqual(new Set([undefined]))
})

test('a country shown under another name has the flag of the name shown (spec 3)', async () => {
  const { items } = await list({ countryCode: ['156'] })
  expect(new Set(items.map(({ twoCharCode }) => twoCharCode))).toEqual(new Set(['HK']))
})

test('countries shown under one name are one choice of the country filter, which selects the brokers of both', async () => {
  const rows = await site.db.query<{ own: string }>(
    `SELECT country_code AS own FROM brokers WHERE country_code IN ('156', '344')`,
  )
  expect(new Set(rows.map(({ own }) => own))).toEqual(new Set(['156', '344']))
  const { facets, total } = await list({ countryCode: ['344'] })
  const countries = facets.find(({ field }) => field === 'countryCode')?.items ?? []
  expect(countries.filter(({ name }) => name === 'Hong Kong')).toEqual([
    { value: '344', name: 'Hong Kong', count: rows.length, twoCharCode: 'HK' },
  ])
  expect(total).toBe(rows.length)
})

test('a licence names its type in the visitor’s language', async () => {
  const row = await site.db.one<{ code: string }>(
    `SELECT broker_code AS code FROM licences WHERE type = 'registration' LIMIT 1`,
  )
  const kindOf = async (lang: string) => {
    const reader = Object.assign(site.visitor(), { lang })
    const { main } = (await reader.call(tabCalls.dealerMain, { traderCode: row!.code })).body.Data!
    return main.licences.find(({ type }) => type === 'registration')?.typeName
  }
  expect([await kindOf('en'), await kindOf('id')]).toEqual([
    'Company registration only',
    'Hanya pendaftaran perusahaan',
  ])
})

test('a broker list page beyond the end is empty but has the total', async () => {
  const { items, total } = await list({ pageIndex: 900_000 })
  expect([items, total > 0]).toEqual([[], true])
})

test('the broker keyword matches parts of names in any case and treats % as a plain character', async () => {
  const [someone] = (await list({})).items
  const part = someone?.showName.slice(1, 6).toUpperCase()
  expect((await list({ keyword: part })).items.map(({ code }) => code)).toContain(someone?.code)
  expect((await list({ keyword: '%%%' })).total).toBe(0)
})

test('the broker search ranks an exact name first and finds a broker by its code', async () => {
  const [someone] = (await list({ pageIndex: 9 })).items
  const { items } = (await visitor.call(calls.traderSearch, { keyword: someone!.showName })).body.Data!
  expect(items[0]?.code).toBe(someone?.code)
  const byCode = (await visitor.call(calls.traderSearch, { keyword: someone!.code })).body.Data!
  expect(byCode.items.map(({ code }) => code)).toEqual([someone?.code])
})

test('broker suggestions start with the letters typed, or are the best-rated brokers that may lead if none are typed', async () => {
  const { items } = (await visitor.call(calls.traderDropdown, { keyword: 'br', num: 5 })).body.Data!
  expect(items).toHaveLength(5)
  expect(items.filter(({ showName }) => !showName.toLowerCase().startsWith('br'))).toEqual([])
  const best = (await visitor.call(calls.traderDropdown, {})).body.Data!
  const leaders = (await list({ pageSize: 50 })).items.filter(mayLead)
  expect(best.items.map(({ code }) => code)).toEqual(leaders.slice(0, 8).map(({ code }) => code))
})

test('brokers requested by code come in the requested order without unknown codes, by GET and by POST', async () => {
  const codes = (await list({ pageSize: 3 })).items.map(({ code }) => code).reverse()
  const asked = [codes[0]!, 'nobody', codes[1]!, codes[2]!]
  for (const call of [calls.dealerGettraderbycodes, calls.dealerGettraderbycodespost]) {
    expect((await visitor.call(call, { codes: asked })).body.Data?.items.map(({ code }) => code)).toEqual(codes)
  }
})

test('resolving a broker address reports whether its slug is outdated', async () => {
  const [someone] = (await list({})).items
  const { slug, code } = someone!
  const path = `/en/brokers/info/${slug}-${code}.html`
  const resolve = async (nameCode: string) => (await visitor.call(calls.traderUrlnameinit, { nameCode })).body.Data
  expect(await resolve(`${slug}-${code}.html`)).toEqual({ traderCode: code, slug, path, moved: false })
  expect(await resolve(`old-name-${code}`)).toMatchObject({ path, moved: true })
  expect(await resolve(code)).toMatchObject({ path, moved: false })
  expect((await visitor.call(calls.traderUrlnameinit, { nameCode: `${slug}-none` })).status).toBe(404)
})

test('the broker call answers a follower and an anonymous visitor alike', async () => {
  await site.addUser({ email: 'reader@mail.example', password: 'seven green lamps', nick: 'Reader' })
  const [someone] = (await list({})).items
  const reader = await site.visitor().login('reader@mail.example', 'seven green lamps')
  await reader.call(follows.dealerCollectionadd, { traderCode: someone!.code })
  const input = { traderCode: someone!.code }
  expect((await reader.call(tabCalls.dealerMain, input)).body).toEqual(
    (await site.visitor().call(tabCalls.dealerMain, input)).body,
  )
})

test('following a broker twice counts once, and following needs a login', async () => {
  await site.addUser({ email: 'fan@mail.example', password: 'seven green lamps', nick: 'Fan' })
  const fan = await site.visitor().login('fan@mail.example', 'seven green lamps')
  const [one, two] = (await list({ pageIndex: 3 })).items.map(({ code }) => code)
  const add = () => fan.call(follows.dealerCollectionadd, { traderCode: one! })
  expect((await add()).body.Data).toEqual({ collected: true, count: 1 })
  expect((await add()).body.Data).toEqual({ collected: true, count: 1 })
  expect((await fan.call(follows.usercenterCollected, { codes: [one!, two!] })).body.Data).toEqual({ codes: [one] })
  expect((await fan.call(follows.dealerCollectiondelete, { traderCode: one! })).body.Data).toEqual({
    collected: false,
    count: 0,
  })
  expect((await fan.call(follows.dealerCollectionadd, { traderCode: 'nobody' })).body.ErrorCode).toBe(3001)
  expect((await visitor.call(follows.dealerCollectionadd, { traderCode: one! })).status).toBe(401)
})
