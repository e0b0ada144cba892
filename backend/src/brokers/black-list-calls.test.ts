import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { dealerBlacklist } from 'calls/black-list'
import { blacklistBits, blacklistReasonsOf } from 'calls/findings/blacklist-reasons'
import type { BlacklistReason } from 'calls/findings/blacklist-reasons'
import { mayLead } from 'calls/findings/findings-of'
import type { CallInput } from 'shared-state/api/declare-call'
import { createReferenceData } from '../reference/reference-data.ts'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addBrokersOfEveryState } from '../testing/brokers-of-every-state.ts'
import { entriesByCode } from './broker-rows.ts'

let site: ApiUnderTest
let generated: string[]
beforeAll(async () => {
  site = await startApi()
  generated = await addBrokersOfEveryState(site.db, 700)
  await site.db.script(`UPDATE brokers SET exposure_count = length(code) % 2 WHERE code LIKE 'x%';
    UPDATE licences SET status = 'revoked' WHERE broker_code LIKE 'x%7';
    UPDATE licences SET broker_code = 'x2' WHERE broker_code = 'x1';
    DELETE FROM licences WHERE broker_code LIKE 'x%3';
    UPDATE regulator_notices SET broker_code = 'x4' WHERE broker_code LIKE 'x%5';
    DELETE FROM regulator_notices WHERE broker_code LIKE 'x%6';
    INSERT INTO regulator_notices (regulator_id, category, title, url, broker_code, published_at)
      SELECT min(regulator_id), 'warning', '{"en": "A warning", "id": "Peringatan"}', 'https://warner.example/1', 'x10', '2026-03-04T05:06:07Z'
      FROM regulators`)
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const page = async (input: CallInput<typeof dealerBlacklist>) =>
  (await site.visitor().call(dealerBlacklist, input)).body.Data!
/** All brokers of the list, page by page. */
async function whole(input: CallInput<typeof dealerBlacklist>) {
  const items = []
  for (let pageIndex = 1; ; pageIndex++) {
    const { items: some, total } = await page({ ...input, pageIndex, pageSize: 50 })
    items.push(...some)
    if (some.length === 0 || items.length >= total) return { items, total }
  }
}

test('the black list holds every broker that the rule names and no other', async () => {
  const all = await site.db.query<{ code: string }>('SELECT code FROM brokers')
  const entries = [
    ...(
      await entriesByCode(
        site.db,
        createReferenceData(site.db),
        all.map(({ code }) => code),
      )
    ).values(),
  ]
  const named = entries.filter(broker => blacklistReasonsOf(broker).length > 0)
  const { items, total } = await whole({})
  expect(total).toBe(items.length)
  expect(items.map(({ code }) => code).sort()).toEqual(named.map(({ code }) => code).sort())
  expect(named.filter(({ code }) => generated.includes(code)).length).toBeGreaterThan(100)
  expect(items.filter(mayLead)).toEqual([])
})

test('a broker without a licence is on the black list only if somebody has complained in public', async () => {
  const { items } = await whole({ reason: 'noLicence' })
  expect(items.length).toBeGreaterThan(20)
  expect(items.filter(({ exposureCount }) => exposureCount === 0)).toEqual([])
})

test('the database has the reasons of each broker as the code finds them, whatever has been written', async () => {
  const rows = await site.db.query<{ code: string; blacklisted: number; warned: boolean }>(
    `SELECT code, blacklisted, EXISTS (SELECT 1 FROM regulator_notices n WHERE n.broker_code = b.code AND n.category = 'warning') AS warned
     FROM brokers b`,
  )
  const entries = await entriesByCode(
    site.db,
    createReferenceData(site.db),
    rows.map(({ code }) => code),
  )
  const wrong = rows.filter(({ code, blacklisted, warned }) => {
    const { findings, exposureCount } = entries.get(code)!
    const bits = blacklistReasonsOf({ findings, exposureCount }).reduce((sum, reason) => sum + blacklistBits[reason], 0)
    return bits !== blacklisted || findings.includes('warning') !== warned
  })
  expect(wrong).toEqual([])
})

test.each(['suspectedClone', 'revoked', 'warning', 'noLicence'] satisfies BlacklistReason[])(
  'the black list filtered by %s holds all brokers with that reason',
  async reason => {
    const of = (items: Awaited<ReturnType<typeof whole>>['items']) =>
      items.filter(({ reasons }) => reasons.some(one => one.reason === reason)).map(({ code }) => code)
    const filtered = await whole({ reason })
    expect(filtered.total).toBe(of(filtered.items).length)
    expect(of(filtered.items)).toEqual(of((await whole({})).items))
  },
)

test('the black list is sorted by the gravity of the reasons unless another order is requested', async () => {
  const gravity = (await whole({ countryCode: '826' })).items.map(({ reasons }) =>
    reasons.reduce((sum, { reason }) => sum + blacklistBits[reason], 0),
  )
  expect(gravity).toEqual([...gravity].sort((a, b) => b - a))
  const counts = (await whole({ order: 'exposures' })).items.map(({ exposureCount }) => exposureCount)
  expect(counts).toEqual([...counts].sort((a, b) => b - a))
  const scores = (await whole({ order: 'score' })).items.map(({ score }) => score ?? -1)
  expect(scores).toEqual([...scores].sort((a, b) => a - b))
  const names = (await whole({ order: 'name' })).items.map(({ showName }) => showName)
  expect(names).toEqual([...names].sort())
})

test('the black list can be filtered by country and keyword', async () => {
  const { items, total } = await whole({ countryCode: '360', keyword: 'corrowby' })
  expect([total > 0, items.length]).toEqual([true, total])
  expect(items.filter(({ countryCode, showName }) => countryCode !== '360' || !/corrowby/i.test(showName))).toEqual([])
  expect((await page({ keyword: 'no such broker at all' })).items).toEqual([])
})

test('a warning on the black list carries its day and the address at which the regulator published it', async () => {
  const { items } = await page({ keyword: 'x10', reason: 'warning', pageSize: 50 })
  const warning = items.find(({ code }) => code === 'x10')?.reasons.find(({ reason }) => reason === 'warning')
  expect(warning).toEqual({
    reason: 'warning',
    at: expect.any(String),
    source: { name: expect.any(String), url: expect.stringMatching(/^https:\/\//) },
  })
})

test('each sort order of the black list reads an index of its own', async () => {
  const orders = {
    blacklist_by_gravity: 'b.blacklisted DESC, b.exposure_count DESC, b.code',
    blacklist_by_exposures: 'b.exposure_count DESC, b.code',
    blacklist_by_score: 'b.score NULLS FIRST, b.code',
    blacklist_by_name: 'b.show_name, b.code',
  }
  for (const [index, order] of Object.entries(orders)) {
    const plan = await site.db.query<Record<string, string>>(
      `EXPLAIN SELECT b.code FROM brokers b WHERE b.blacklisted > 0 AND b.blacklisted & 8 <> 0 ORDER BY ${order} LIMIT 20`,
    )
    expect(plan.map(row => Object.values(row)[0]).join('\n')).toContain(index)
  }
})
