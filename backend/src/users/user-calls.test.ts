import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { usercenterModifypassword } from 'calls/account-security'
import { usercenterModifygender, usercenterModifynick } from 'calls/profile'
import { usercenterSessionrevoke, usercenterSessions } from 'calls/sessions'
import { usercenterLogin } from 'calls/sign-in'
import { homeContentcookie, homeGetUserinfo, usercenterGetuser, usercenterGetuserfromcookie } from 'calls/users'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { Visitor } from '../testing/visitor.ts'

let site: ApiUnderTest
const password = 'seven green lamps'
beforeAll(async () => {
  site = await startApi({ sample: false })
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

async function someone(nick: string) {
  const email = `${nick.toLowerCase()}@mail.example`
  const userId = await site.addUser({ email, password, nick })
  return { email, userId, visitor: await site.visitor().login(email, password) }
}

test('nickname and gender can be changed, and an invalid or taken nickname is refused at its field', async () => {
  const { visitor } = await someone('Ayu')
  await someone('Bayu')
  const nick = async (given: string) => (await visitor.call(usercenterModifynick, { nick: given })).body
  expect((await nick('  Ayu W. ')).Data?.user.nick).toBe('Ayu W.')
  expect(await nick('bayu')).toMatchObject({ ErrorCode: 3102, errors: [{ field: 'nick' }] })
  expect(await nick('A')).toMatchObject({
    ErrorCode: 1002,
    errors: [{ field: 'nick', message: 'Enter at least 2 characters.' }],
  })
  for (const hostile of ['\u{1F600}', '  ', ' x ', 'a\u202Eb', 'x'.repeat(21)])
    expect((await nick(hostile)).errors?.[0]?.field).toBe('nick')
  expect((await visitor.call(usercenterModifygender, { gender: 'female' })).body.Data?.user.gender).toBe('female')
  expect((await visitor.call(usercenterModifygender, { gender: 'x' as 'other' })).body.ErrorCode).toBe(1004)
})

test('changing the password invalidates the old one and ends the other sessions', async () => {
  const { visitor, email } = await someone('Citra')
  const other = await site.visitor().login(email, password)
  const change = async (oldPassword: string, newPassword: string) =>
    (await visitor.call(usercenterModifypassword, { oldPassword, newPassword })).body
  expect(await change('not this one', 'nine blue doors')).toMatchObject({
    ErrorCode: 2005,
    errors: [{ field: 'oldPassword' }],
  })
  expect(await change(password, password)).toMatchObject({ ErrorCode: 1011, errors: [{ field: 'newPassword' }] })
  expect(await change(password, 'citra2024')).toMatchObject({ ErrorCode: 1012, errors: [{ field: 'newPassword' }] })
  expect(await change(password, 'short')).toMatchObject({ ErrorCode: 1002 })
  expect(await change(password, 'nine blue doors')).toMatchObject({ succeed: true })
  expect((await visitor.call(usercenterGetuser, {})).status).toBe(200)
  expect((await other.call(usercenterGetuser, {})).status).toBe(401)
  expect((await site.visitor().call(usercenterLogin, { account: email, password })).body.ErrorCode).toBe(2005)
  await site.visitor().login(email, 'nine blue doors')
})

test('sessions are listed with the current one first and can be revoked one by one', async () => {
  const { visitor, email } = await someone('Dewi')
  const other = await site.visitor().login(email, password)
  const { items } = (await visitor.call(usercenterSessions, {})).body.Data!
  expect(items.map(({ current }) => current)).toEqual([true, false])
  expect(JSON.stringify(items)).not.toContain(visitor.cookies.get('sid'))
  const left = (await visitor.call(usercenterSessionrevoke, { sessionId: items[1]!.sessionId })).body.Data!
  expect(left.items).toHaveLength(1)
  expect((await other.call(usercenterGetuser, {})).status).toBe(401)
})

test.each([
  ['::ffff:203.0.113.7', '203.0.113.7', 'Sari'],
  ['::FFFF:203.0.113.7', '203.0.113.7', 'Tari'],
  ['2001:db8::7', '2001:db8::7', 'Umar'],
])('a session from %s is listed as from %s', async (sent, shown, nick) => {
  const { email } = await someone(nick)
  const visitor = new Visitor(site.url, sent)
  await visitor.login(email, password)
  const { items } = (await visitor.call(usercenterSessions, {})).body.Data!
  expect(items.find(({ current }) => current)?.ip).toBe(shown)
})

test('a user cannot revoke another user’s session', async () => {
  const [eko, fajar] = [await someone('Eko'), await someone('Fajar')]
  const [own] = (await fajar.visitor.call(usercenterSessions, {})).body.Data!.items
  expect((await eko.visitor.call(usercenterSessionrevoke, { sessionId: own!.sessionId })).body.ErrorCode).toBe(3001)
  expect((await fajar.visitor.call(usercenterGetuser, {})).status).toBe(200)
})

test('user info is complete for oneself and public for others, and a failure has its message in extra', async () => {
  const [gita, hana] = [await someone('Gita'), await someone('Hana')]
  const info = async (UserId: string) => (await gita.visitor.call(homeGetUserinfo, { UserId })).body
  expect(await info(gita.userId)).toMatchObject({ succeed: true, extra: '', result: { email: 'g•••a@mail.example' } })
  const other = await info(hana.userId)
  expect(other.result).toEqual(other.Data)
  expect(Object.keys(other.Data ?? {}).sort()).toEqual([
    'avatar',
    'countryCode',
    'countryName',
    'fans',
    'identity',
    'nick',
    'twoCharCode',
    'userId',
    'vest',
  ])
  expect(await info('nobody')).toMatchObject({ ErrorCode: 3001, extra: 'Not found.' })
})

test('the session cookie identifies the user', async () => {
  const { visitor, userId } = await someone('Indra')
  expect((await visitor.call(homeContentcookie, {})).body).toMatchObject({
    Data: { userId, vest: false },
    result: { userId, vest: false },
  })
  expect((await visitor.call(usercenterGetuserfromcookie, {})).body.Data?.result?.userId).toBe(userId)
})
