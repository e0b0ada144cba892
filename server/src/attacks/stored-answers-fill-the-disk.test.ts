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
  for (let index = 0; index < 300; index += 1) {
    const key = `key-of-call-${index}`
    expect(await hit(`2001:db8:1:1::${index + 1}`, key)).toBe(0)
    // A repeated response counts once: otherwise fewer than 300 could be stored.
    if (index % 50 === 0) expect(await hit('2001:db8:1:1::ffff', key)).toBe(0)
  }
  expect(await hit('2001:db8:1:1::ffff', 'key-of-one-more')).toBe(4001)
  expect(await rowsOf('idempotency_keys')).toBe(before + 300)
  expect(await hit('2001:db8:1:2::1', 'key-of-call-0')).toBe(0)
})

test('another login stores only the newest 100 sessions and 500 history entries', async () => {
  const userId = await site.addUser({ email: 'hana@mail.example', password: 'seven green lamps', nick: 'Hana' })
  await site.db.script(`
    INSERT INTO sign_ins (user_id, way, provider, device, ip, country_code, at)
      SELECT '${userId}', 'password', '', 'old', '192.0.2.1', '', now() - make_interval(mins => n) FROM generate_series(1, 510) n;
    INSERT INTO sessions (session_hash, session_id, user_id, device, ip, country_code, expires_at, created_at)
      SELECT 'hash' || n, 'session' || n, '${userId}', 'old', '192.0.2.1', '', now() + interval '1 day', now() - make_interval(mins => n)
      FROM generate_series(1, 110) n`)
  const from = { device: 'new', ip: '192.0.2.1', country: '' }
  await recordSignIn(site.db, userId, { way: 'password' }, from)
  await startSession(site.db, { ...from, userId, remember: true })
  expect([await rowsOf('sign_ins'), await rowsOf('sessions')]).toEqual([500, 100])
  for (const table of ['sign_ins', 'sessions']) expect(await rowsOf(`${table} WHERE device = 'new'`)).toBe(1)
})
