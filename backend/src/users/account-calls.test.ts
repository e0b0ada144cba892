import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { usercenterSendemail, usercenterValidateemailcode } from 'calls/proof-codes'
import { usercenterEmailregister } from 'calls/register'
import { usercenterLogin, usercenterLogout } from 'calls/sign-in'
import { homeContentcookie, usercenterGetuser, usercenterGetuserfromcookie } from 'calls/users'
import { hashPassword } from '../accounts/passwords.ts'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { proveHuman } from '../testing/prove-human.ts'
import { askForCode as askFor } from '../testing/prove-subject.ts'
import type { Visitor } from '../testing/visitor.ts'

let site: ApiUnderTest
beforeAll(async () => {
  site = await startApi({ sample: false })
  await site.addUser({ email: 'rina@mail.example', password: 'seven green lamps', nick: 'Rina' })
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const password = 'seven green lamps'
const askForCode = (visitor: Visitor, email: string, scene: 'register' | 'forgot' = 'register') =>
  askFor(site, visitor, { email }, scene)

test('a login sets the session in an HttpOnly cookie and the user id in a readable one', async () => {
  const visitor = site.visitor()
  const answer = await visitor.call(usercenterLogin, { account: 'Rina@Mail.Example', password })
  expect(answer.body.Data?.user).toMatchObject({ nick: 'Rina', email: 'r•••a@mail.example', hasPassword: true })
  const [sid = '', userid = ''] = answer.headers.getSetCookie()
  expect(sid).toMatch(/^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(userid).toBe('userid=trina; Path=/; SameSite=Lax')
  expect((await visitor.call(usercenterGetuser, {})).body.Data?.user.userId).toBe('trina')
})

test(
  'cookies are Secure over HTTPS',
  async () => {
    const secure = await startApi({ origin: 'https://broker.example', sample: false })
    await secure.addUser({ email: 'a@mail.example', password, nick: 'Secure' })
    const answer = await secure.visitor().call(usercenterLogin, { account: 'a@mail.example', password, remember: true })
    expect(answer.headers.getSetCookie()[0]).toMatch(/Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/)
    const mail = await secure.visitor().call(usercenterSendemail, { email: 'a@mail.example', scene: 'register' })
    expect([mail.status, mail.body.ErrorCode, mail.body.message]).toEqual([
      501,
      5010,
      'Mail is not configured on this site.',
    ])
    await secure.close()
  },
  START_MS,
)

test('a password matches in any Unicode form of its accents, and all of its characters count', async () => {
  const long = `${'😀é'.repeat(12)} ok`
  const userId = await site.addUser({ email: 'accents@mail.example', password: '', nick: 'Accents' })
  const encoded = await hashPassword(long.normalize('NFD'))
  await site.db.query('UPDATE passwords SET hash = $1 WHERE user_id = $2', [encoded, userId])
  const login = async (given: string) =>
    (await site.visitor().call(usercenterLogin, { account: 'accents@mail.example', password: given })).status
  expect([
    await login(long.normalize('NFC')),
    await login(long.normalize('NFD')),
    await login(long.slice(0, -1)),
  ]).toEqual([200, 200, 400])
})

test('a login with a wrong password and one to an unknown account are answered alike', async () => {
  const wrong = await site
    .visitor()
    .call(usercenterLogin, { account: 'rina@mail.example', password: 'seven red lamps' })
  const unknown = await site.visitor().call(usercenterLogin, { account: 'nobody@mail.example', password })
  expect([wrong.status, wrong.body.ErrorCode]).toEqual([400, 2005])
  expect(unknown.body).toEqual(wrong.body)
  expect(wrong.headers.getSetCookie()).toEqual([])
})

test('too many wrong passwords lock the account temporarily, even for the right password', async () => {
  await site.addUser({ email: 'locked@mail.example', password, nick: 'Locked' })
  const tries = []
  for (let index = 0; index < 11; index += 1) {
    const visitor = site.visitor()
    const login = { account: 'locked@mail.example', password: `wrong lamp ${index}` }
    if (index >= 3) expect((await visitor.call(usercenterLogin, login)).body.ErrorCode).toBe(index < 10 ? 2008 : 4003)
    tries.push(
      (await visitor.call(usercenterLogin, { ...login, bot: await proveHuman(visitor, 'login') })).body.ErrorCode,
    )
  }
  expect(tries).toEqual([...Array<number>(10).fill(2005), 4003])
  const right = await site.visitor().call(usercenterLogin, { account: 'locked@mail.example', password })
  expect([right.status, Number(right.headers.get('retry-after')) > 0]).toEqual([429, true])
})

test('a blocked account is reported only after the right password, and its sessions are invalid', async () => {
  await site.addUser({ email: 'blocked@mail.example', password, nick: 'Blocked' })
  const visitor = await site.visitor().login('blocked@mail.example', password)
  await site.db.query(`UPDATE users SET blocked_at = now() WHERE user_id = 'tblocked'`)
  expect((await visitor.call(usercenterGetuser, {})).body.ErrorCode).toBe(2001)
  const login = (given: string) =>
    site.visitor().call(usercenterLogin, { account: 'blocked@mail.example', password: given })
  expect([(await login(password)).body.ErrorCode, (await login('seven red lamps')).body.ErrorCode]).toEqual([
    2010, 2005,
  ])
})

test('the session id changes at login, and logging out ends the session', async () => {
  const visitor = await site.visitor().login('rina@mail.example', password)
  const before = visitor.cookies.get('sid') ?? ''
  await visitor.login('rina@mail.example', password)
  const thief = site.visitor()
  thief.cookies.set('sid', before)
  expect((await thief.call(usercenterGetuserfromcookie, {})).body.Data).toEqual({ result: null })
  const kept = visitor.cookies.get('sid') ?? ''
  expect((await visitor.call(usercenterLogout, {})).body.Data).toEqual({ done: true })
  expect([...visitor.cookies.keys()]).toEqual(['device'])
  thief.cookies.set('sid', kept)
  expect((await thief.call(usercenterGetuserfromcookie, {})).body.Data).toEqual({ result: null })
})

test('a call for users needs the session cookie and the access token of the same session', async () => {
  const visitor = await site.visitor().login('rina@mail.example', password)
  const other = await site.visitor().login('rina@mail.example', password)
  const ask = (headers: Record<string, string>) => visitor.send('GET', usercenterGetuser.path, { headers })
  expect((await ask({})).body.ErrorCode).toBe(2002)
  expect((await ask({ Authorization: `Bearer ${await other.token()}` })).body.ErrorCode).toBe(2002)
  expect(visitor.cookies.has('sid')).toBe(true)
  expect((await ask({ Authorization: `Bearer ${await visitor.token()}` })).status).toBe(200)
  const thief = site.visitor()
  expect(
    (await thief.send('GET', usercenterGetuser.path, { headers: { Authorization: `Bearer ${await visitor.token()}` } }))
      .body.ErrorCode,
  ).toBe(2001)
})

test('a 401 for an ended session clears its cookies', async () => {
  const visitor = await site.visitor().login('rina@mail.example', password)
  await site.db.query('DELETE FROM sessions')
  expect((await visitor.call(usercenterGetuser, {})).status).toBe(401)
  expect([...visitor.cookies.keys()]).toEqual(['device'])
})

test('the readable cookies do not authenticate a user', async () => {
  const visitor = site.visitor()
  visitor.cookies.set('userid', 'trina').set('VEST', '1')
  expect((await visitor.call(homeContentcookie, {})).body).toMatchObject({ Data: null, result: null })
})

test('the vest flag is set when the VEST cookie comes together with the session of an account of the site’s team', async () => {
  await site.addUser({ email: 'team@mail.example', password, nick: 'Team' })
  await site.db.query(`UPDATE users SET vest = true WHERE user_id = 'tteam'`)
  const visitor = await site.visitor().login('team@mail.example', password)
  const flags = async () => [
    (await visitor.call(homeContentcookie, {})).body.Data?.vest,
    (await visitor.call(usercenterGetuserfromcookie, {})).body.Data?.result?.vest,
  ]
  expect([visitor.cookies.get('VEST'), await flags()]).toEqual(['1', [true, true]])
  visitor.cookies.delete('VEST')
  expect(await flags()).toEqual([false, false])
  const other = await site.visitor().login('rina@mail.example', password)
  other.cookies.set('VEST', '1')
  expect((await other.call(homeContentcookie, {})).body.Data).toEqual({ userId: 'trina', vest: false })
})

test('an access token that comes only in a cookie authorises nothing', async () => {
  const visitor = await site.visitor().login('rina@mail.example', password)
  visitor.cookies.set('accessToken', `${Date.now() + 600_000}:${await visitor.token()}`)
  expect((await visitor.send('GET', usercenterGetuser.path)).body.ErrorCode).toBe(2002)
})

test('a registration with the mailed code creates the user and logs the user in', async () => {
  const visitor = site.visitor()
  const proof = await askForCode(visitor, 'New@Mail.Example')
  const answer = await visitor.call(usercenterEmailregister, {
    ...proof,
    password,
    nick: 'Newcomer',
    countryCode: '360',
    terms: true,
  })
  expect(answer.body.Data?.user).toMatchObject({ nick: 'Newcomer', email: 'n•••w@mail.example', countryCode: '360' })
  expect((await visitor.call(usercenterGetuser, {})).body.Data?.user.nick).toBe('Newcomer')
  await site.visitor().login('new@mail.example', password)
})

test('a registration sent twice with one idempotency key creates one account, and another body is refused', async () => {
  const visitor = site.visitor()
  const input = { ...(await askForCode(visitor, 'twice@mail.example')), password, nick: 'Twice', terms: true as const }
  const key = { 'Idempotency-Key': 'key-of-this-form' }
  const first = await visitor.call(usercenterEmailregister, input, key)
  visitor.cookies.clear()
  const second = await visitor.call(usercenterEmailregister, input, key)
  expect(first.status).toBe(200)
  expect([second.body, second.headers.get('idempotency-replayed')]).toEqual([first.body, 'true'])
  expect(second.headers.getSetCookie()).toEqual([])
  const other = await visitor.call(usercenterEmailregister, { ...input, nick: 'Thrice' }, key)
  expect([other.status, other.body.ErrorCode]).toEqual([409, 3103])
  expect((await visitor.call(usercenterEmailregister, input, { 'Idempotency-Key': 'short' })).body.ErrorCode).toBe(1009)
  const rows = await site.db.query<{ answer: unknown }>('SELECT * FROM idempotency_keys')
  expect(JSON.stringify(rows)).not.toContain(password)
})

test('a refused registration does not use up its idempotency key', async () => {
  const visitor = site.visitor()
  const proof = await askForCode(visitor, 'again@mail.example')
  const key = { 'Idempotency-Key': 'key-of-that-form' }
  const send = (nick: string) =>
    visitor.call(usercenterEmailregister, { ...proof, password: 'password1', nick, terms: true }, key)
  expect([(await send('Again')).body.ErrorCode, (await send('Another')).body.ErrorCode]).toEqual([1012, 1012])
})

test('an address that has an account is reported only with a proof of that address', async () => {
  const visitor = site.visitor()
  const proof = await askForCode(visitor, 'rina@mail.example')
  const answer = await visitor.call(usercenterEmailregister, { ...proof, password, nick: 'Rina Two', terms: true })
  expect([answer.status, answer.body.ErrorCode]).toEqual([409, 3106])
})

test('a taken nickname in any case is refused at its field, and the proof of the address stays valid', async () => {
  const visitor = site.visitor()
  const { sendId, code } = await askForCode(visitor, 'third@mail.example')
  const { codeToken } = (await visitor.call(usercenterValidateemailcode, { sendId, code })).body.Data!
  const register = (nick: string) => visitor.call(usercenterEmailregister, { codeToken, password, nick, terms: true })
  const taken = await register('RINA')
  expect([taken.body.ErrorCode, taken.body.errors?.map(({ field }) => field)]).toEqual([3102, ['nick']])
  expect((await register('Third')).status).toBe(200)
  expect((await register('Fourth')).body.ErrorCode).toBe(2011)
})

test.each([
  ['no proof', {}, 1001],
  ['an invalid token', { codeToken: `${'0'.repeat(32)}.${'x'.repeat(32)}` }, 2011],
])('a registration with %s is refused', async (_name, proof, code) => {
  const { body } = await site
    .visitor()
    .call(usercenterEmailregister, { ...proof, password, nick: 'Noproof', terms: true })
  expect(body.ErrorCode).toBe(code)
})

test('a mailed code allows five attempts, is valid for 5 minutes and works once', async () => {
  const visitor = site.visitor()
  const { sendId, code } = await askForCode(visitor, 'codes@mail.example')
  const check = async (given: string) =>
    (await visitor.call(usercenterValidateemailcode, { sendId, code: given })).body.ErrorCode
  const wrong = code === '111111' ? '222222' : '111111'
  const answers = []
  for (let index = 0; index < 5; index += 1) answers.push(await check(wrong))
  expect([...answers, await check(code)]).toEqual([2006, 2006, 2006, 2006, 2006, 4003])

  await site.db.query(`UPDATE one_time_codes SET tries = 0, expires_at = now() - interval '1 second'`)
  expect(await check(code)).toBe(2007)
  await site.db.query(`UPDATE one_time_codes SET expires_at = now() + interval '1 minute'`)
  expect([await check(code), await check(code)]).toEqual([0, 2007])
})

test('a wrong code is refused at its field, in the caller’s language', async () => {
  const visitor = Object.assign(site.visitor(), { lang: 'id' })
  const { sendId, code } = await askForCode(visitor, 'field@mail.example')
  const wrong = code === '111111' ? '222222' : '111111'
  const { body } = await visitor.call(usercenterValidateemailcode, { sendId, code: wrong })
  expect([body.ErrorCode, body.errors]).toEqual([2006, [{ field: 'code', message: 'Kode salah.' }]])
})

test('a code requested to reset a password cannot be used to register', async () => {
  const visitor = site.visitor()
  const proof = await askForCode(visitor, 'scene@mail.example', 'forgot')
  const answer = await visitor.call(usercenterEmailregister, { ...proof, password, nick: 'Scene', terms: true })
  expect(answer.body.ErrorCode).toBe(2011)
})

test('another code can be mailed only after 60 seconds, with or without an account', async () => {
  for (const email of ['wait@mail.example', 'locked@mail.example']) {
    const ask = async () => {
      const visitor = site.visitor()
      return visitor.call(usercenterSendemail, { email, scene: 'register', bot: await proveHuman(visitor, 'register') })
    }
    const first = await ask()
    expect(first.body.Data).toMatchObject({ expiresIn: 300, resendAfter: 60 })
    const second = await ask()
    expect([second.status, second.body.ErrorCode, Number(second.headers.get('retry-after')) > 50]).toEqual([
      429,
      4002,
      true,
    ])
  }
})

test('the GET call that uses up a code is refused from other sites', async () => {
  const { sendId, code } = await askForCode(site.visitor(), 'get@mail.example')
  const path = `${usercenterValidateemailcode.path}?${new URLSearchParams({ sendId, code })}`
  const send = async (headers: Record<string, string>) => (await site.visitor().send('GET', path, { headers })).status
  expect(await send({})).toBe(403)
  expect(await send({ 'X-Requested-With': 'x', 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
  expect(await send({ 'X-Requested-With': 'x' })).toBe(200)
})
