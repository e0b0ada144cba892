import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { ecowebApply, ecowebList, tradercontestList } from 'calls/cooperation'
import { startApi, START_MS } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addBroker } from '../testing/scene.ts'

let site: ApiUnderTest
const password = 'seven green lamps'
beforeAll(async () => {
  site = await startApi({ sample: false })
  for (const nick of ['Rina', 'Sari'])
    await site.addUser({ email: `${nick.toLowerCase()}@mail.example`, password, nick })
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const request = {
  code: 'claim',
  company: 'Kitefold Markets',
  email: 'desk@kitefold.example',
  content: 'We act for this firm and can show it.',
}

test('the cooperation services are listed in the caller’s language', async () => {
  const visitor = site.visitor()
  visitor.lang = 'id'
  const { body } = await visitor.call(ecowebList, {})
  expect(body.Data?.items.map(({ code }) => code)).toEqual(['claim', 'reviews', 'complaints', 'data'])
  expect(body.Data?.items[0]?.name).toBe('Klaim profil')
})

test('a cooperation request opens one ticket per idempotency key', async () => {
  const visitor = await site.visitor().login('rina@mail.example', password)
  const key = { 'Idempotency-Key': 'one-request-only' }
  const [first, second] = [await visitor.call(ecowebApply, request, key), await visitor.call(ecowebApply, request, key)]
  expect(second.body.Data).toEqual(first.body.Data)
  expect(await site.db.query(`SELECT * FROM tickets WHERE user_id = 'trina'`)).toMatchObject([
    {
      ticket_id: first.body.Data?.ticketId,
      kind: 'cooperation',
      service: 'claim',
      name: 'Kitefold Markets',
      subject: 'Claim a profile',
    },
  ])
})

test('a cooperation request without a login, for an unknown service or with too short a text is refused', async () => {
  expect((await site.visitor().call(ecowebApply, request)).body.ErrorCode).toBe(2001)
  const visitor = await site.visitor().login('rina@mail.example', password)
  const unknown = await visitor.call(ecowebApply, { ...request, code: 'score' })
  expect([unknown.status, unknown.body.ErrorCode]).toEqual([404, 3001])
  const short = await visitor.call(ecowebApply, { ...request, content: 'Call us' })
  expect([short.body.ErrorCode, short.body.errors?.[0]?.field]).toEqual([1002, 'content'])
})

test('a user may send ten cooperation requests an hour', async () => {
  const visitor = await site.visitor().login('sari@mail.example', password)
  const statuses = []
  for (let index = 0; index < 11; index += 1) statuses.push((await visitor.call(ecowebApply, request)).status)
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
})

test('trading contests answer 501, which names the missing setting, without a source', async () => {
  const { status, body } = await site.visitor().call(tradercontestList, { state: 'running' })
  expect([status, body.ErrorCode, body.message]).toEqual([
    501,
    5010,
    'Trading contests are not configured on this site: the setting TRADING_CONTESTS_URL is missing.',
  ])
})

test(
  'trading contests are listed by their end with their state and what speaks against the broker',
  async () => {
    const own = await startApi({ sample: false })
    const traderCode = await addBroker(own.db, 'holds1')
    const contest = (code: string, startsInDays: number, endsInDays: number, of?: string) => ({
      code,
      title: { en: `Contest ${code}`, id: `Kontes ${code}` },
      startsAt: inDays(startsInDays),
      endsAt: inDays(endsInDays),
      ...(of !== undefined && { traderCode: of }),
    })
    const items = [contest('old', -20, -10), contest('now', -1, 1, traderCode), contest('next', 5, 9, 'nobody')]
    await own.db.query(`INSERT INTO settings (key, value) VALUES ('trading_contests', $1)`, [JSON.stringify({ items })])
    const ask = async (input: { state?: 'running' | 'ended'; pageIndex?: number; pageSize?: number }) =>
      (await own.visitor().call(tradercontestList, input)).body.Data!
    expect((await ask({})).items.map(({ title, state }) => [title, state])).toEqual([
      ['Contest next', 'coming'],
      ['Contest now', 'running'],
      ['Contest old', 'ended'],
    ])
    const [running] = (await ask({ state: 'running' })).items
    expect([running?.code, running?.trader?.traderCode, running?.trader?.findings]).toEqual([
      'now',
      traderCode,
      ['noLicence', 'notRated'],
    ])
    expect((await ask({})).items[0]?.trader).toBeNull()
    expect(await ask({ pageIndex: 2, pageSize: 2 })).toMatchObject({ items: [{ code: 'old' }], total: 3 })
    await own.close()
  },
  START_MS,
)
