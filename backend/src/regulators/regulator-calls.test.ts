import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import * as calls from 'calls/regulators'
import type { CallInput } from 'shared-state/api/declare-call'
import { startApi, START_MS } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import type { Visitor } from '../testing/visitor.ts'

let site: ApiUnderTest
let visitor: Visitor
let indonesian: Visitor
beforeAll(async () => {
  site = await startApi()
  visitor = site.visitor()
  indonesian = Object.assign(site.visitor(), { lang: 'id' })
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const list = async (reader: Visitor, input: CallInput<typeof calls.regulatorList>) =>
  (await reader.call(calls.regulatorList, input)).body.Data!
const codeOf = async (abbreviation: string) => (await list(visitor, { keyword: abbreviation })).items[0]!.code

test('a regulator’s country is in the visitor’s language, with the region that it covers', async () => {
  const countries = async (reader: Visitor) =>
    Promise.all(['FCA', 'LFSA', 'DIFC'].map(async keyword => (await list(reader, { keyword })).items[0]?.country))
  expect(await countries(visitor)).toEqual(['United Kingdom', 'Malaysia (Labuan)', 'United Arab Emirates (DIFC)'])
  expect(await countries(indonesian)).toEqual(['Inggris Raya', 'Malaysia (Labuan)', 'Uni Emirat Arab (DIFC)'])
  const { regulator } = (await indonesian.call(calls.regulatorDetail, { code: await codeOf('FCA') })).body.Data!
  expect([regulator.country, regulator.content.includes('Inggris Raya')]).toEqual(['Inggris Raya', true])
})

test('the regulator keyword is understood in both languages and with misspellings', async () => {
  const found = async (keyword: string) =>
    (await list(visitor, { keyword })).items.map(({ abbreviation }) => abbreviation)
  expect(await found('jerman')).toEqual(['BaFin'])
  expect(await found('bafni')).toEqual(['BaFin'])
  expect(await found('germany')).toEqual(['BaFin'])
  expect(await found('zebra crossing')).toEqual([])
})

test('a regulator’s page counts its licences by status and can filter its brokers by it', async () => {
  const { items } = await list(visitor, { order: 'brokers' })
  const ask = async (input: Omit<CallInput<typeof calls.regulatorDetail>, 'code'>) =>
    (await visitor.call(calls.regulatorDetail, { code: items[0]!.code, ...input })).body.Data!
  const all = await ask({})
  const stat = all.licenceStats.find(({ count }) => count > 0)!
  const some = await ask({ licenceStatus: stat.status, order: 'name' })
  expect(some.brokers.total).toBeLessThanOrEqual(stat.count)
  expect(some.brokers.items.map(({ showName }) => showName)).toEqual(
    some.brokers.items.map(({ showName }) => showName).sort(),
  )
  expect([all.regulator.content.length > 0, all.regulator.faqs.length > 0]).toEqual([true, true])
})

test('a regulator’s brokers have only its licences, and its warnings are sorted by gravity', async () => {
  const { items } = await list(visitor, { order: 'brokers' })
  const { code, id } = items[0]!
  const { brokers, warnings } = (await visitor.call(calls.regulatorDetail, { code })).body.Data!
  expect(
    brokers.items.filter(
      ({ licences }) => licences.length === 0 || licences.some(({ regulatorId }) => regulatorId !== id),
    ),
  ).toEqual([])
  const gravity = ['suspected_clone', 'revoked', 'exceeded']
  const grades = warnings.map(({ licence }) => gravity.indexOf(licence.status))
  expect(warnings.length).toBeGreaterThan(0)
  expect(grades).toEqual([...grades].sort())
  expect(grades).not.toContain(-1)
  expect(warnings.filter(({ licence }) => licence.regulatorId !== id)).toEqual([])
})

test('a regulator has no notices by default', async () => {
  const code = await codeOf('FCA')
  expect((await visitor.call(calls.regulatorContentpage, { code })).body.Data).toEqual({
    items: [],
    total: 0,
    pageIndex: 1,
    pageSize: 20,
  })
  const counts = (await visitor.call(calls.regulatorCategory, { code })).body.Data!.items
  expect(counts.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0])
})

test('regulator notices are newest first and can be filtered by kind, title words and broker', async () => {
  const [first, second] = [await codeOf('ASIC'), await codeOf('BaFin')]
  const broker = (await site.db.one<{ code: string }>('SELECT code FROM brokers ORDER BY code LIMIT 1'))?.code ?? ''
  const add = (code: string, category: string, en: string, day: string) =>
    site.db.query(
      `INSERT INTO regulator_notices (regulator_id, category, title, url, broker_code, published_at)
       SELECT regulator_id, $2, $3, 'https://regulator.example/notice', $4, $5 FROM regulators WHERE code = $1`,
      [code, category, JSON.stringify({ en, id: `${en} (id)` }), category === 'warning' ? broker : null, day],
    )
  await add(first, 'warning', 'An invented notice about names', '2026-01-02')
  await add(first, 'rule', 'An invented rule about costs', '2026-01-03')
  await add(first, 'rule', 'Not yet to be seen', '2999-01-01')
  await add(second, 'rule', 'Somebody else’s rule', '2026-01-04')
  const page = async (reader: Visitor, input: object) =>
    (await reader.call(calls.regulatorContentpage, { code: first, ...input })).body.Data!
  expect((await page(visitor, {})).items.map(({ title, traderCode }) => [title, traderCode])).toEqual([
    ['An invented rule about costs', null],
    ['An invented notice about names', broker],
  ])
  expect((await page(indonesian, { category: 'warning' })).items).toMatchObject([
    { title: 'An invented notice about names (id)', category: 'warning' },
  ])
  expect((await page(visitor, { keyword: 'COSTS rule' })).items).toHaveLength(1)
  expect((await page(visitor, { keyword: 'costs names' })).total).toBe(0)
  expect((await page(visitor, { traderCode: broker })).items).toMatchObject([{ traderCode: broker }])
  expect((await page(visitor, { pageIndex: 2, pageSize: 1 })).items).toMatchObject([{ category: 'warning' }])
  const counts = async (input: object) =>
    Object.fromEntries(
      (await indonesian.call(calls.regulatorCategory, input)).body.Data!.items.map(({ code, count }) => [code, count]),
    )
  expect(await counts({ code: first })).toMatchObject({ warning: 1, rule: 1, other: 0 })
  expect(await counts({})).toMatchObject({ warning: 1, rule: 2 })
})

test.each([calls.regulatorContentpage, calls.regulatorCategory, calls.regulatorInfo])(
  '$name answers 404 with code 3001 for an unknown regulator',
  async ({ path }) => {
    const { status, body } = await visitor.send('GET', `${path}?code=nobody9`)
    expect([status, body.ErrorCode]).toEqual([404, 3001])
  },
)

test('an unknown kind of regulator notice is refused at its field', async () => {
  const { status, body } = await visitor.send('GET', `${calls.regulatorContentpage.path}?code=1001&category=gossip`)
  expect([status, body.ErrorCode, body.errors?.[0]?.field]).toEqual([400, 1004, 'category'])
})
