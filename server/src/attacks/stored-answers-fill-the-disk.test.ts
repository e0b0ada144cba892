import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { startSession } from 'backend/accounts/sessions'
import { recordSignIn } from 'backend/accounts/sign-in-history'
import { START_MS, startApi } from 'backend/testing/api-under-test'
import type { ApiUnderTest } from 'backend/testing/api-under-test'
import { Visitor } from 'backend/testing/visitor'
import { fxadHits } from 'calls/statistics'

let site: ApiUnderTest
beforeAll(async () => {
  site = await startApi({ sample: false })
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const hit = async (ip: string, key: string) =>
  (await new Visitor(site.url, ip).call(fxadHits, { hitsType: 1 }, { 'Idempotency-Key': key })).body.ErrorCode
const rowsOf = async (table: string) =>
  (await site.db.one<{ count: number }>(`SELECT count(*)::integer AS count FROM ${table}`))!.count

test('anonymous callers of one /64 can store 300 responses an hour and repeat a call from any address of it', async () => {
  const before = await rowsOf('idempotency_keys')
  for (let index = 0; index < 300; index += 1)
    expect(await hit(`2001:db8:1:1::${index + 1}`, `key-of-call-${index}`)).toBe(0)
  expect(await hit('2001:db8:1:1::ffff', 'key-of-one-more')).toBe(4001)
  expect(await rowsOf('idempotency_keys')).toBe(before + 300)
  expect(await hit('2001:db8:1:2::1', 'key-of-call-0')).toBe(0)
})

test('a repeated response counts once', async () => {
  for (let index = 0; index < 310; index += 1)
    expect(await hit(index % 2 ? '2001:db8:2:1::1' : '2001:db8:2:1::2', 'key-of-a-repeated-call')).toBe(0)
})

test('repeated logins store only the newest 100 sessions and 500 history entries', async () => {
  const userId = await site.addUser({ email: 'hana@mail.example', password: 'seven green lamps', nick: 'Hana' })
  const from = { device: '', ip: '192.0.2.1', country: '' }
  for (let index = 0; index < 510; index += 1) {
    await recordSignIn(site.db, userId, { way: 'password' }, from)
    if (index < 110) await startSession(site.db, { ...from, userId, remember: true })
  }
  expect([await rowsOf('sign_ins'), await rowsOf('sessions')]).toEqual([500, 100])
})
