import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { usercenterVpsorders } from 'calls/account-lists'
import { usercenterMessages } from 'calls/messages'
import * as calls from 'calls/moderation'
import { vpsAsk } from 'calls/vps-requests'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addFitBroker, makeUnfit } from '../testing/fit-broker.ts'
import { addEnterprise, addStaff, addTestUser } from '../testing/scene.ts'
import type { TestUser } from '../testing/scene.ts'

const REASON = 'The account is too new.'
let site: ApiUnderTest
let moderator: TestUser
let people = 0
beforeAll(async () => {
  site = await startApi({ sample: false })
  moderator = await addTestUser(site, 'Moderator', ['moderator'])
  await site.db.script(`
    INSERT INTO service_providers (code, slug, name, category, country_code, website, intro, content)
      VALUES ('p1', 'p', 'Harbour Hosting', 'vps', '702', 'https://www.p.example', '{"en":"i","id":"i"}', '{"en":"c","id":"c"}');
    INSERT INTO vps_plans (code, provider_code, country_code, cpu, ram_gb, disk_gb, latency_ms, price_usd)
      VALUES ('v1', 'p1', '702', 2, 4, 50, 1.5, 12.5)`)
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

/** A request of a new user to a new broker. */
async function asked(user?: TestUser) {
  const number = (people += 1)
  const by = user ?? (await addTestUser(site, `Asking${number}`))
  const traderCode = await addFitBroker(site.db, `fit${number}`)
  await site.db.query(`INSERT INTO broker_vps (broker_code, plan_code) VALUES ($1, 'v1')`, [traderCode])
  const input = { traderCode, planCode: 'v1', accountNumber: '1002003', note: 'For my robot.', consent: true } as const
  const { request } = (await by.visitor.call(vpsAsk, input)).body.Data!
  return { by, traderCode, code: request.code }
}

const decide = async (id: string, decision: 'approve' | 'reject', by = moderator, reason?: string) =>
  (await by.visitor.call(calls.moderationDecide, { kind: 'vpsrequest', id, decision, ...(reason && { reason }) })).body
const detail = async (id: string, by = moderator) =>
  (await by.visitor.call(calls.moderationDetail, { kind: 'vpsrequest', id })).body.Data!
const waiting = async () =>
  (await moderator.visitor.call(calls.moderationQueue, { kind: 'vpsrequest', pageSize: 50 })).body.Data!.items
const stateOf = async ({ by }: { by: TestUser }) =>
  (await by.visitor.call(usercenterVpsorders, {})).body.Data!.items.map(({ state, reason }) => [state, reason])
const notices = async ({ by }: { by: TestUser }) =>
  (await by.visitor.call(usercenterMessages, {})).body.Data!.items.map(({ title, text, url }) => [title, text, url])

test('a VPS request is passed on and granted, waits for a moderator until then, and its user is notified of each step', async () => {
  const request = await asked()
  const name = `Broker ${request.traderCode}`
  expect((await waiting()).find(({ id }) => id === request.code)).toMatchObject({
    title: `VPS from ${name} (Harbour Hosting)`,
    state: 'asked',
    user: { userId: request.by.userId },
    broker: { code: request.traderCode },
  })
  const { text, facts } = await detail(request.code)
  expect([text, facts]).toEqual([
    'For my robot.',
    [
      { name: 'Broker', value: name },
      { name: 'VPS provider', value: 'Harbour Hosting' },
      { name: 'Price a month', value: '$12.50' },
      { name: 'Account number at the broker', value: '1002003' },
    ],
  ])
  expect((await decide(request.code, 'approve')).Data?.state).toBe('passed_on')
  expect([await stateOf(request), (await waiting()).map(({ id }) => id)]).toEqual([
    [['passed_on', null]],
    expect.arrayContaining([request.code]),
  ])
  expect((await decide(request.code, 'approve')).Data?.state).toBe('granted')
  expect((await waiting()).map(({ id }) => id)).not.toContain(request.code)
  expect(await notices(request)).toEqual([
    [`${name} granted your VPS request`, '', '/en/user/orderList.html'],
    [`Your VPS request was passed on to ${name}`, '', '/en/user/orderList.html'],
  ])
  expect((await detail(request.code)).decisions.map(({ action, from, to }) => [action, from, to])).toEqual([
    ['approve', 'passed_on', 'granted'],
    ['approve', 'asked', 'passed_on'],
  ])
})

test.each([
  ['asked', 'Your VPS request was not passed on to {broker}'],
  ['passed_on', '{broker} refused your VPS request'],
])('a VPS request that is %s is refused with a reason, which its user reads', async (state, title) => {
  const request = await asked()
  if (state === 'passed_on') await decide(request.code, 'approve')
  expect(await decide(request.code, 'reject')).toMatchObject({ ErrorCode: 1001, errors: [{ field: 'reason' }] })
  expect((await decide(request.code, 'reject', moderator, REASON)).Data?.state).toBe('refused')
  expect([await stateOf(request), (await notices(request))[0]?.slice(0, 2)]).toEqual([
    [['refused', REASON]],
    [title.replace('{broker}', `Broker ${request.traderCode}`), `Reason: ${REASON}`],
  ])
  const again = [await decide(request.code, 'approve'), await decide(request.code, 'reject', moderator, REASON)]
  expect(again.map(({ ErrorCode }) => ErrorCode)).toEqual([3101, 3101])
})

test('a VPS request is decided by moderators only, and never by its own user or staff of the broker', async () => {
  const seeker = await addTestUser(site, 'Seeker', ['moderator'])
  const request = await asked(seeker)
  const staff = await addTestUser(site, 'Staff', ['moderator'])
  await addStaff(site.db, await addEnterprise(site.db, request.traderCode, [], 'suspended'), staff.userId, 'replier')
  const stranger = await addTestUser(site, 'Stranger')
  const answers = [
    await decide(request.code, 'approve', seeker),
    await decide(request.code, 'approve', staff),
    await decide(request.code, 'approve', stranger),
  ]
  expect(answers.map(({ ErrorCode }) => ErrorCode)).toEqual([2004, 2004, 2003])
  expect(await detail(request.code, staff)).toMatchObject({ ownInterest: true, text: '', facts: [] })
  await staff.visitor.call(calls.moderationClaim, { kind: 'vpsrequest', id: request.code, on: true })
  expect([(await decide('r404', 'approve')).ErrorCode, (await decide(request.code, 'approve')).ErrorCode]).toEqual([
    3001, 0,
  ])
})

test('a VPS request is not passed on to a broker that has become unfit to lead', async () => {
  const request = await asked()
  await makeUnfit(site.db, request.traderCode)
  expect(await decide(request.code, 'approve')).toMatchObject({ ErrorCode: 1004, errors: [{ field: 'reason' }] })
  expect((await detail(request.code)).facts[0]?.value).toBe(`Broker ${request.traderCode}: Suspected clone`)
  expect((await decide(request.code, 'reject', moderator, REASON)).Data?.state).toBe('refused')
})

test('a moderator reads a VPS request in Indonesian', async () => {
  const request = await asked()
  moderator.visitor.lang = 'id'
  const { title, facts } = await detail(request.code)
  moderator.visitor.lang = 'en'
  expect([title, facts.map(({ name }) => name)]).toEqual([
    `VPS dari Broker ${request.traderCode} (Harbour Hosting)`,
    ['Broker', 'Penyedia VPS', 'Harga per bulan', 'Nomor akun di broker'],
  ])
})
