import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import * as calls from 'calls/account-lists'
import type { CallInput } from 'shared-state/api/declare-call'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addBroker, addTwoUsers } from '../testing/scene.ts'
import type { TestUser } from '../testing/scene.ts'

let site: ApiUnderTest
let rina: TestUser
let budi: TestUser
beforeAll(async () => {
  site = await startApi({ sample: false })
  ;[rina, budi] = await addTwoUsers(site)
  await addBroker(site.db, 'a1')
  await site.db.query(
    `INSERT INTO listings (code, slug, type, user_id, lang, title, content, contact, country_code, state, reject_reason, read_count, contact_count,
       created_at, published_at, expires_at)
     SELECT code, 's', type, $1, 'en', 'Title', 'Content of it', 'my phone', '360', state, reason, 7, 3, created::timestamptz,
       CASE WHEN state = 'live' THEN created::timestamptz END, now() + days * interval '1 day'
     FROM (VALUES ('l1', 'ea', 'pending', NULL, '2026-05-01', 90), ('l2', 'ea', 'live', NULL, '2026-04-01', 1),
       ('l3', 'platform', 'live', NULL, '2026-03-01', -1), ('l4', 'ea', 'rejected', 'No price.', '2026-02-01', 90),
       ('l5', 'payment', 'withdrawn', 'An old reason.', '2026-01-01', 90)) rows(code, type, state, reason, created, days)`,
    [rina.userId],
  )
  await site.db.script(`
    INSERT INTO service_providers (code, slug, name, category, country_code, website, intro, content)
      VALUES ('p1', 'p', 'Harbour Hosting', 'vps', '702', 'https://www.p.example', '{"en":"i","id":"i"}', '{"en":"c","id":"c"}');
    INSERT INTO vps_plans (code, provider_code, country_code, cpu, ram_gb, disk_gb, latency_ms, price_usd)
      VALUES ('v1', 'p1', '702', 2, 4, 50, 1.5, 12.5)`)
  await site.db.query(
    `INSERT INTO vps_requests (code, user_id, broker_code, plan_code, account_sealed, state, reason, created_at)
     VALUES ('r1', $1, 'a1', 'v1', 'sealed', 'refused', 'The account is too new.', '2026-01-01'),
       ('r2', $1, 'a1', 'v1', 'sealed', 'asked', NULL, '2026-02-01')`,
    [rina.userId],
  )
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const listings = async (by: TestUser, input: CallInput<typeof calls.usercenterMymarket> = {}) =>
  (await by.visitor.call(calls.usercenterMymarket, input)).body.Data!
const codesOf = async (input: CallInput<typeof calls.usercenterMymarket>) =>
  (await listings(rina, input)).items.map(({ code }) => code)

test('a user’s own listings are listed in every state with what only their author sees, and never another user’s', async () => {
  const { items, total } = await listings(rina)
  expect([total, ...items.map(({ code, state, reason }) => [code, state, reason])]).toEqual([
    5,
    ['l1', 'pending', null],
    ['l2', 'live', null],
    ['l3', 'expired', null],
    ['l4', 'rejected', 'No price.'],
    ['l5', 'withdrawn', null],
  ])
  expect(items[1]).toMatchObject({ readCount: 7, contactCount: 3, section: 'ea' })
  expect(JSON.stringify(items)).not.toContain('my phone')
  expect(await listings(budi)).toMatchObject({ items: [], total: 0 })
})

test('own listings are filtered by kind and state, where expired ones are not live, and sorted by age', async () => {
  expect([await codesOf({ state: 'live' }), await codesOf({ state: 'expired' })]).toEqual([['l2'], ['l3']])
  expect(await codesOf({ type: 'ea', order: 'old' })).toEqual(['l4', 'l2', 'l1'])
  expect(await codesOf({ type: 'ea', state: 'rejected' })).toEqual(['l4'])
  expect(await codesOf({ pageIndex: 2, pageSize: 2 })).toEqual(['l3', 'l4'])
})

test('the account figures count the user’s own listings in any state', async () => {
  const figures = async (by: TestUser) => (await by.visitor.call(calls.usercenterTraderinfocount, {})).body.Data?.market
  expect([await figures(rina), await figures(budi)]).toEqual([5, 0])
})

test('a user’s own requests for a VPS are listed, newest first and by state, without the number of the account', async () => {
  const requests = async (by: TestUser, input: CallInput<typeof calls.usercenterVpsorders> = {}) =>
    (await by.visitor.call(calls.usercenterVpsorders, input)).body.Data!
  const { items, total } = await requests(rina)
  expect(total).toBe(2)
  expect(items).toMatchObject([
    { code: 'r2', title: 'Harbour Hosting', price: { amount: 12.5, currency: 'USD' }, state: 'asked', reason: null },
    { code: 'r1', state: 'refused', reason: 'The account is too new.', broker: { code: 'a1' } },
  ])
  expect(JSON.stringify(items)).not.toContain('sealed')
  expect((await requests(rina, { state: 'refused' })).items.map(({ code }) => code)).toEqual(['r1'])
  expect(await requests(budi)).toMatchObject({ items: [], total: 0 })
})
