import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { ecowebApply, ecowebList, tradercontestList } from 'calls/cooperation'
import { startApi, START_MS } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'

let site: ApiUnderTest
const password = 'seven green lamps'
beforeAll(async () => {
  site = await startApi({ sample: false })
  for (const nick of ['Rina', 'Sari'])
    await site.addUser({ email: `${nick.toLowerCase()}@mail.example`, password, nick })
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

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
  expect(await site.db.query('SELECT * FROM tickets')).toMatchObject([
    {
      ticket_id: first.body.Data?.ticketId,
      kind: 'cooperation',
      service: 'claim',
      user_id: 'trina',
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

test('trading contests answer 501 (not configured)', async () => {
  const { status, body } = await site.visitor().call(tradercontestList, { state: 'running' })
  expect([status, body.ErrorCode, body.message]).toEqual([
    501,
    5010,
    'Trading contests are not configured on this site.',
  ])
})
