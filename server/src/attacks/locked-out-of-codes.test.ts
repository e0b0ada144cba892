import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { START_MS, startApi } from 'backend/testing/api-under-test'
import type { ApiUnderTest } from 'backend/testing/api-under-test'
import { proveHuman } from 'backend/testing/prove-human'
import { askForCode, prove } from 'backend/testing/prove-subject'
import { Visitor } from 'backend/testing/visitor'
import { usercenterSendemail, usercenterValidateemailcode } from 'calls/proof-codes'
import { usercenterForgotpassword, usercenterLogin, usercenterLogout } from 'calls/sign-in'

let site: ApiUnderTest
const password = 'seven green lamps'
beforeAll(async () => {
  site = await startApi({ sample: false })
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const from = (ip: string) => new Visitor(site.url, ip)
async function owner(nick: string): Promise<{ email: string; visitor: Visitor }> {
  const email = `${nick.toLowerCase()}@mail.example`
  await site.addUser({ email, password, nick })
  return { email, visitor: await from('192.0.2.1').login(email, password) }
}
const minutesLater = () => site.db.query(`UPDATE one_time_codes SET created_at = created_at - interval '2 minutes'`)
async function ask(visitor: Visitor, email: string): Promise<number> {
  return (await visitor.call(usercenterSendemail, { email, scene: 'forgot', bot: await proveHuman(visitor, 'forgot') }))
    .body.ErrorCode
}
/** Requests codes for an address from one network, two minutes apart, until one is refused; returns how many were sent. */
async function exhaust(ip: string, email: string): Promise<number> {
  for (let sent = 0; ; sent += 1) {
    if ((await ask(from(ip), email)) !== 0) return sent
    await minutesLater()
  }
}

test('a stranger who exhausts the codes of their network does not affect other networks', async () => {
  expect(await exhaust('203.0.113.7', 'alia@mail.example')).toBe(8)
  expect(await ask(from('203.0.113.8'), 'alia@mail.example')).toBe(4001)
  expect(await ask(from('198.51.100.1'), 'alia@mail.example')).toBe(0)
})

test('a stranger’s recent code request does not make the owner wait', async () => {
  expect(await ask(from('203.0.113.7'), 'bima@mail.example')).toBe(0)
  expect(await ask(from('198.51.100.1'), 'bima@mail.example')).toBe(0)
  expect(await ask(from('198.51.100.1'), 'bima@mail.example')).toBe(4002)
})

test('an owner gets a code by session or known browser even after strangers have exhausted the hourly limit', async () => {
  const { email, visitor } = await owner('Cahya')
  for (const ip of ['203.0.113.7', '198.51.100.7', '2001:db8:1::7']) expect(await exhaust(ip, email)).toBe(8)
  expect(await ask(from('2001:db8:2::7'), email)).toBe(4001)
  expect(await ask(visitor, email)).toBe(0)
  await visitor.call(usercenterLogout, {})
  await minutesLater()
  expect(visitor.cookies.has('sid')).toBe(false)
  expect(await ask(visitor, email)).toBe(0)
}, 60_000)

test('a browser known for another account does not get the owner’s allowance', async () => {
  const { email } = await owner('Dian')
  const { visitor } = await owner('Endah')
  for (const ip of ['203.0.113.7', '198.51.100.7', '2001:db8:1::7']) await exhaust(ip, email)
  expect(await ask(visitor, email)).toBe(4001)
}, 60_000)

test('a stranger’s later code and wrong attempts do not invalidate the owner’s code', async () => {
  const email = 'farah@mail.example'
  const mine = await askForCode(site, from('198.51.100.1'), { email }, 'forgot')
  const stranger = from('203.0.113.7')
  const theirs = await askForCode(site, stranger, { email }, 'forgot')
  const tries = []
  for (let index = 0; index < 6; index += 1)
    tries.push(
      (
        await stranger.call(usercenterValidateemailcode, {
          sendId: theirs.sendId,
          code: theirs.code === '111111' ? '222222' : '111111',
        })
      ).body.ErrorCode,
    )
  expect(tries).toEqual([2006, 2006, 2006, 2006, 2006, 4003])
  expect((await from('198.51.100.1').call(usercenterValidateemailcode, mine)).body.succeed).toBe(true)
})

test('an owner locked out by wrong passwords can log in after a reset, even in a new browser', async () => {
  const { email } = await owner('Gilang')
  const login = async (visitor: Visitor, given: string) =>
    (await visitor.call(usercenterLogin, { account: email, password: given, bot: await proveHuman(visitor, 'login') }))
      .body.ErrorCode
  for (let index = 0; index < 10; index += 1) await login(from(`203.0.113.${index}`), 'not this one')
  const visitor = from('198.51.100.1')
  expect(await login(visitor, password)).toBe(4003)
  const codeToken = await prove(site, visitor, { email }, 'forgot')
  expect(
    (await visitor.call(usercenterForgotpassword, { codeToken, newPassword: 'nine blue doors' })).body.succeed,
  ).toBe(true)
  expect(await login(visitor, 'nine blue doors')).toBe(0)
})
