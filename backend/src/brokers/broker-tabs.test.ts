import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { dealerAccount, dealerComplaintdescribe, dealerInfos, dealerMain } from 'calls/broker-tabs'
import * as calls from 'calls/brokers'
import { aggregateSeoTabinfo } from 'calls/home'
import type { CallInput } from 'shared-state/api/declare-call'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addBrokersOfEveryState } from '../testing/brokers-of-every-state.ts'
import { addBroker } from '../testing/scene.ts'
import { shareOf } from '../testing/share-of.ts'
import type { Visitor } from '../testing/visitor.ts'
import {
  brokersAsTheyAre,
  facetMatches,
  hasForTab,
  listedOn,
  shownCountry,
  withdrawalsOf,
} from '../testing/whole-brokers.ts'
import type { WholeBroker } from '../testing/whole-brokers.ts'

type ListInput = CallInput<typeof calls.brokersIndexinit>

let site: ApiUnderTest
let visitor: Visitor
let brokers: WholeBroker[]
let byCode: Map<string, WholeBroker>

beforeAll(async () => {
  site = await startApi()
  visitor = site.visitor()
  await addBrokersOfEveryState(site.db, 100)
  await site.db.script('REFRESH MATERIALIZED VIEW broker_list_facets')
  brokers = await brokersAsTheyAre(site.db)
  byCode = new Map(brokers.map(broker => [broker.code, broker]))
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const list = async (input: ListInput) => (await visitor.call(calls.brokersIndexinit, input)).body.Data!
const mainOf = async (traderCode: string) => (await visitor.call(dealerMain, { traderCode })).body.Data!
const onTab = (tab: string) => brokers.filter(listedOn[tab]!)

const severalOf = ['grade', 'regulatorId', 'licenceStatus', 'platform', 'countryCode', 'riskLevel', 'feature', 'system']
function inputOf(field: string, value: string): ListInput {
  const given = /^[\d.]+$/.test(value) && field !== 'countryCode' ? Number(value) : value
  return { [field]: severalOf.includes(field) ? [given] : given } as ListInput
}

test.each(calls.brokerListTabs)('the sub-page %s lists exactly the brokers that have its subject', async tab => {
  const expected = onTab(tab).map(({ code }) => code)
  const { total, listed } = await list({ tab, pageSize: 50 })
  expect([total, listed]).toEqual([expected.length, expected.length])
  const numbers = Array.from({ length: Math.ceil(total / 50) }, (_, index) => index + 1)
  // The same code divides all lists into pages, so each sub-page has a third of them.
  const chosen = shareOf(numbers, calls.brokerListTabs.indexOf(tab))
  const pages = await Promise.all(chosen.map(pageIndex => list({ tab, pageIndex, pageSize: 50 })))
  expect(pages.map(({ items }) => items.length)).toEqual(chosen.map(page => Math.min(50, total - (page - 1) * 50)))
  const codes = pages.flatMap(({ items }) => items.map(({ code }) => code))
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.filter(code => !expected.includes(code))).toEqual([])
})

test('the sub-page of each subject leaves out some brokers of the sample data and keeps some', () => {
  const subjects = Object.keys(listedOn).filter(tab => !['all', 'info', 'safe', 'update'].includes(tab))
  const samples = brokers.filter(({ row }) => row.sample === true && !String(row.code).startsWith('x'))
  expect(samples).not.toHaveLength(0)
  const shares = subjects.map(tab => [tab, samples.filter(listedOn[tab]!).length / samples.length] as const)
  expect(shares.filter(([, share]) => share === 0 || share === 1)).toEqual([])
})

test.each(calls.brokerListTabs)(
  'each filter choice of the sub-page %s states the number of its brokers, and finds as many',
  async tab => {
    const { facets } = await list({ tab, pageSize: 1 })
    const told = facets.flatMap(({ field, items }) => items.map(({ value, count }) => ({ field, value, count })))
    const counted = told.map(({ field, value }) => ({
      field,
      value,
      count: onTab(tab).filter(broker => facetMatches[field]!(broker, value)).length,
    }))
    expect(told).toEqual(counted)
    expect(told.length).toBeGreaterThan(20)
    // The list combines the conditions of sub-page and filter, so a seventh of the filters that all sub-pages have suffices for each.
    const { facets: shared } = await list({ tab: 'all', pageSize: 1 })
    const isShared = ({ field }: { field: string }) => shared.some(facet => facet.field === field)
    const place = tab === 'all' ? 0 : calls.brokerListTabs.indexOf(tab)
    const chosen = [...told.filter(one => !isShared(one)), ...shareOf(told.filter(isShared), place, 7)]
    const countOf = async (field: string, value: string) =>
      (await list({ tab, pageSize: 1, ...inputOf(field, value) })).total
    const found = await Promise.all(
      chosen.map(async ({ field, value }) => ({ field, value, count: await countOf(field, value) })),
    )
    expect(found).toEqual(chosen)
  },
  120_000,
)

test.each(calls.brokerListTabs)('the filters of the sub-page %s leave out no choice that has brokers', async tab => {
  const { facets } = await list({ tab, pageSize: 1 })
  const valuesOf = (field: string) =>
    facets
      .find(facet => facet.field === field)
      ?.items.map(({ value }) => value)
      .sort()
  const distinct = (values: unknown[]) => [...new Set(values.map(String))].sort()
  const own = onTab(tab)
  expect(valuesOf('grade')).toEqual(distinct(own.map(({ row }) => row.grade ?? 'none')))
  expect(valuesOf('countryCode')).toEqual(distinct(own.map(shownCountry)))
  expect(valuesOf('licenceStatus')).toEqual(distinct(own.map(({ row }) => row.licence_status)))
  expect(valuesOf('regulatorId')).toEqual(
    distinct(own.flatMap(({ licences }) => licences.map(licence => licence.regulator_id))),
  )
})

test('each sub-page has filters of its own where there is data for them', async () => {
  const fieldsOf = async (tab: (typeof calls.brokerListTabs)[number]) =>
    (await list({ tab, pageSize: 1 })).facets.map(({ field }) => field)
  const everywhere = await fieldsOf('all')
  const own: Record<string, string[]> = {}
  for (const tab of calls.brokerListTabs) own[tab] = (await fieldsOf(tab)).filter(field => !everywhere.includes(field))
  expect(own).toEqual({
    all: [],
    update: [],
    info: ['riskLevel'],
    account: ['feature'],
    safe: ['riskLevel', 'feature'],
    review: ['reviewsMin'],
    trade: ['spreadMax', 'leverageMax', 'feature'],
    login: ['system'],
    service: ['claimed', 'feature'],
    deposit: ['withdrawals', 'feature'],
    company: ['claimed'],
    crypto: ['spreadMax', 'leverageMax', 'feature'],
    app: ['system', 'feature'],
    regulator: ['tier'],
  })
})

test.each(calls.brokerListTabs)('the facts that the sub-page %s tells of a broker agree with its rows', async tab => {
  const { items } = await list({ tab, pageSize: 50 })
  expect(items.length).toBeGreaterThan(0)
  const told = items.map(({ details }) => details && { ...details, systems: details.systems.toSorted() })
  expect(told).toEqual(items.map(({ code }) => (tab === 'all' ? undefined : detailsOf(byCode.get(code)!))))
})

const unique = <Value>(values: Value[]) => [...new Set(values)]
function detailsOf(broker: WholeBroker) {
  const { row, accounts, licences, complaints, software, shownRisk } = broker
  const costs = accounts
    .filter(account => account.commission_per_lot === 0 || account.currency === 'USD')
    .map(account => Math.round(Number(account.spread_from) * 1000 + Number(account.commission_per_lot) * 100) / 100)
  return {
    accountTypes: accounts.length,
    currencies: unique(accounts.flatMap(({ currencies }) => currencies as string[])).sort(),
    lotCost: costs.length > 0 ? Math.min(...costs) : null,
    withdrawals: withdrawalsOf(broker).length,
    replied: complaints.filter(({ replied }) => replied).length,
    // Compared with the cases in broker-figures.test.ts.
    overdue: expect.any(Number),
    entities: unique(licences.map(licence => licence.entity_name)).length,
    website: row.website,
    systems: unique(software.flatMap(({ platforms }) => platforms as string[])).sort(),
    claimed: row.claimed,
    riskLevel: shownRisk,
    updatedAt: row.updated_at,
  }
}

const keyOf: Record<string, (broker: WholeBroker) => number> = {
  deposit: ({ row }) => Number(row.min_deposit_usd ?? Infinity),
  spread: ({ row }) => Number(row.spread_from ?? Infinity),
  founded: ({ row }) => Number(row.founded_year ?? Infinity),
  withdrawals: broker => -withdrawalsOf(broker).length,
  exposures: ({ complaints }) => -complaints.length,
  comments: ({ row }) => -Number(row.comment_count),
  score: ({ row }) => -Number(row.score ?? -1),
}
const ascending = (a: number, b: number) => (a === b ? 0 : a - b)

test.each([
  ['account', 'deposit'],
  ['trade', 'spread'],
  ['company', 'founded'],
  ['deposit', 'withdrawals'],
  ['service', 'exposures'],
  ['review', 'comments'],
  ['regulator', 'score'],
] as const)('the sub-page %s can be sorted by %s, and then by score', async (tab, order) => {
  const page = await list({ tab, order, pageSize: 50 })
  const keys = page.items.map(({ code }) => keyOf[order]!(byCode.get(code)!))
  expect(keys).toEqual(onTab(tab).map(keyOf[order]!).sort(ascending).slice(0, 50))
  if (order === 'exposures' || order === 'comments') return
  for (const [, same] of Map.groupBy(page.items, (_item, index) => keys[index])) {
    const scores = same.map(({ score }) => -(score ?? -1))
    expect(scores).toEqual(scores.toSorted(ascending))
  }
})

test.each([
  ['account', 'score'],
  ['trade', 'score'],
  ['company', 'score'],
  ['deposit', 'withdrawals'],
  ['service', 'exposures'],
  ['review', 'comments'],
] as const)('the sub-page %s is sorted by %s by default', async (tab, order) => {
  expect((await list({ tab, pageSize: 1 })).order).toBe(order)
})

test('the tab bar of 100 brokers shows the tabs for which they have something, and no others', async () => {
  const every = Math.floor(brokers.length / 100)
  const chosen = brokers.filter((_broker, index) => index % every === 0).slice(0, 100)
  expect(chosen).toHaveLength(100)
  const shown = await Promise.all(chosen.map(async broker => ({ broker, tabs: (await mainOf(broker.code)).tabs })))
  for (const { broker, tabs } of shown) {
    expect(Object.fromEntries(tabs.map(({ linkname, isShow }) => [linkname, isShow]))).toEqual(
      Object.fromEntries(Object.entries(hasForTab).map(([tab, has]) => [tab, has(broker)])),
    )
    expect(tabs.filter(({ isShow, items }) => !isShow && items.length > 0)).toEqual([])
  }
})

test('a broker’s tab is shown exactly when the calls of its page return something to show', async () => {
  for (const { code } of brokers.filter((_broker, index) => index % 16 === 0)) {
    const [{ tabs, main }, accounts, company, complaints] = await Promise.all([
      mainOf(code),
      visitor.call(dealerAccount, { traderCode: code }),
      visitor.call(dealerInfos, { traderCode: code }),
      visitor.call(dealerComplaintdescribe, { traderCode: code }),
    ])
    const shown = tabs.filter(({ isShow }) => isShow).map(({ linkname }) => linkname)
    const { website, socials } = company.body.Data!
    const unpaid = complaints.body.Data!.byReason.find(({ reason }) => reason === 'unable_to_withdraw')!.count
    const expected = {
      account: accounts.body.Data!.items.length > 0,
      deposit: accounts.body.Data!.items.length > 0 || main.minDeposit !== null || unpaid > 0,
      login: website !== null || socials.length > 0,
      app: main.platforms.length > 0,
      crypto: main.tags.some(tag => /crypto/i.test(tag)),
      regulator: main.licences.length > 0,
    }
    expect(Object.fromEntries(Object.keys(expected).map(tab => [tab, shown.includes(tab)]))).toEqual(expected)
  }
})

test('a tab has the sections with content, with the addresses of their anchors and names in the visitor’s language', async () => {
  const full = brokers.find(broker => broker.accounts.length > 1 && withdrawalsOf(broker).length > 0)!
  const indonesian = Object.assign(site.visitor(), { lang: 'id' })
  const { tabs } = (await indonesian.call(dealerMain, { traderCode: full.code })).body.Data!
  const path = `/id/brokers/deposit/${String(full.row.slug)}-${full.code}.html`
  expect(tabs.find(({ linkname }) => linkname === 'deposit')?.items).toEqual([
    { name: 'Setoran', url: `${path}#deposits` },
    { name: 'Pengaduan penarikan', url: `${path}#withdrawals` },
  ])
  const bare = brokers.find(broker => broker.accounts.length === 0 && withdrawalsOf(broker).length > 0)!
  const items = (await mainOf(bare.code)).tabs.find(({ linkname }) => linkname === 'deposit')?.items
  expect(items?.map(({ url }) => url.split('#')[1])).toEqual(['withdrawals'])
})

test('the tab infos of a broker agree with its tab bar', async () => {
  for (const { code } of brokers.slice(0, 20)) {
    const { tabs } = await mainOf(code)
    const infos = (await visitor.call(aggregateSeoTabinfo, { traderCode: code })).body.Data!.items
    expect(infos).toEqual(tabs.filter(({ id }) => id > 0).map(({ id, isShow, items }) => ({ type: id, isShow, items })))
  }
})

test('a broker’s tabs follow the rows that are added, moved, changed and deleted', async () => {
  const { db } = site
  for (const code of ['y0', 'y1']) await addBroker(db, code)
  await db.script(
    `UPDATE brokers SET platforms = '{}', tags = '{}', website = NULL, emails = '{}', phones = '{}', address = NULL, founded_year = NULL,
       min_deposit_usd = NULL, spread_from = NULL, max_leverage = NULL WHERE code IN ('y0', 'y1')`,
  )
  const shown = async (code = 'y0') =>
    (await mainOf(code)).tabs
      .filter(({ linkname, isShow }) => isShow && !['info', 'safe', 'review'].includes(linkname))
      .map(({ linkname }) => linkname)
      .sort()
  expect(await shown()).toEqual([])
  await db.script(`INSERT INTO licences (broker_code, regulator_id, licence_no, type, status, entity_name, two_char_code)
    SELECT 'y0', (SELECT min(regulator_id) FROM regulators), 'N' || i, 'retail', 'revoked', 'Firm', 'GB' FROM generate_series(1, 3) AS i`)
  expect(await shown()).toEqual(['company', 'regulator'])
  await db.script(`UPDATE licences SET broker_code = 'y1' WHERE broker_code = 'y0' AND licence_no <> 'N1'`)
  expect([await shown(), await shown('y1')]).toEqual([
    ['company', 'regulator'],
    ['company', 'regulator'],
  ])
  await db.script(`DELETE FROM licences WHERE broker_code = 'y0'`)
  expect(await shown()).toEqual([])
  await db.script(`INSERT INTO broker_accounts VALUES ('y0', 1, 'Standard', 10, 'USD', 30, 1, 0, '{USD}', true)`)
  expect(await shown()).toEqual(['account', 'deposit', 'trade'])
  await db.script(`DELETE FROM broker_accounts WHERE broker_code = 'y0'`)
  const complaint = await db.one<{ code: string; broker: string; state: string }>(
    `SELECT code, broker_code AS broker, state FROM exposures WHERE reason = 'scam' AND exposure_is_public(state) ORDER BY code LIMIT 1`,
  )
  const change = (what: string) => db.query(`UPDATE exposures SET ${what} WHERE code = $1`, [complaint!.code])
  await change(`broker_code = 'y0'`)
  expect(await shown()).toEqual(['service'])
  await change(`reason = 'unable_to_withdraw'`)
  expect(await shown()).toEqual(['deposit', 'service'])
  await change(`state = 'rejected'`)
  expect(await shown()).toEqual([])
  const counts = 'SELECT account_count, licence_count, withdrawal_count FROM brokers ORDER BY code'
  const followed = await db.query(counts)
  await db.script('SELECT recount_broker_subjects()')
  expect(await db.query(counts)).toEqual(followed)
  await change(`broker_code = '${complaint!.broker}', reason = 'scam', state = '${complaint!.state}'`)
  await db.script(
    `DELETE FROM brokers WHERE code IN ('y0', 'y1');
     REFRESH MATERIALIZED VIEW broker_facets; REFRESH MATERIALIZED VIEW broker_list_facets`,
  )
})
