import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { usercenterAccountdelete } from 'calls/account-data'
import * as calls from 'calls/mail-settings'
import { usercenterMessagemail, usercenterMessagemailset } from 'calls/messages'
import fc from 'fast-check'
import { errorCodes } from 'shared-state/api/error-codes'
import { sealText } from '../accounts/sealed-text.ts'
import { SECRET, START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addTestUser, addTwoUsers } from '../testing/scene.ts'
import type { TestUser } from '../testing/scene.ts'
import { unsubscribeToken } from './unsubscribe-tokens.ts'

let site: ApiUnderTest
let rina: TestUser
let budi: TestUser
beforeAll(async () => {
  site = await startApi({ sample: false })
  ;[rina, budi] = await addTwoUsers(site)
}, START_MS)
afterAll(() => site.close())
beforeEach(() => site.db.query(`UPDATE users SET mail_off = '{}'`))
afterEach(() => expect(site.errors).toEqual([]))

const allOn = { system: true, reply: true, exposure: true, followed: true, enterprise: true, reminder: true }
const settings = async ({ visitor }: TestUser) => (await visitor.call(calls.usercenterMailsettings, {})).body.Data
const change = async ({ visitor }: TestUser, changes: object) =>
  (await visitor.call(calls.usercenterModifymailsettings, changes)).body

/** Sent by a browser that nobody is logged in to. */
const read = async (token: string) => (await site.visitor().call(calls.usercenterMailsubscription, { token })).body
const set = async (token: string, on: boolean, visitor = site.visitor()) =>
  (await visitor.call(calls.usercenterModifymailsubscription, { token, on })).body

const mailed = { kind: 'exposure', email: 'rina@mail.example' } as const
const tokenOfRina = () => unsubscribeToken(SECRET, { ...mailed, userId: rina.userId })

test('every kind of notice is mailed at first, and the user can turn off each kind without changing the others', async () => {
  expect(await settings(rina)).toEqual(allOn)
  expect((await change(rina, { reply: false, exposure: true })).Data).toEqual({ ...allOn, reply: false })
  expect((await change(rina, { system: false })).Data).toEqual({ ...allOn, reply: false, system: false })
  expect((await change(rina, { reply: true })).Data).toEqual({ ...allOn, system: false })
  expect([await settings(rina), await settings(budi)]).toEqual([{ ...allOn, system: false }, allOn])
  expect(await change(rina, { security: false })).toMatchObject({ ErrorCode: 1004, errors: [{ field: 'security' }] })
})

test('the earlier call for all mails says whether any kind is on, and turns all of them off or on', async () => {
  const on = async () => (await rina.visitor.call(usercenterMessagemail, {})).body.Data?.on
  await change(rina, { reply: false })
  expect(await on()).toBe(true)
  await rina.visitor.call(usercenterMessagemailset, { on: false })
  expect([await on(), await settings(rina)]).toEqual([
    false,
    { system: false, reply: false, exposure: false, followed: false, enterprise: false, reminder: false },
  ])
  await rina.visitor.call(usercenterMessagemailset, { on: true })
  expect([await on(), await settings(rina)]).toEqual([true, allOn])
})

test('a mailed token turns its kind of mail off and on again without a login, for its user only', async () => {
  const token = tokenOfRina()
  const about = { kind: 'exposure', email: 'r•••a@mail.example' }
  expect((await read(token)).Data).toEqual({ ...about, on: true })
  expect(await settings(rina)).toEqual(allOn)
  for (const press of ['first', 'repeated'])
    expect([press, (await set(token, false)).Data]).toEqual([press, { ...about, on: false }])
  expect([await settings(rina), await settings(budi)]).toEqual([{ ...allOn, exposure: false }, allOn])
  // Another user who is logged in presses a forwarded link: it is still about its own account.
  expect((await set(token, true, budi.visitor)).Data).toEqual({ ...about, on: true })
  await set(token, false, budi.visitor)
  expect([(await read(token)).Data?.on, await settings(budi)]).toEqual([false, allOn])
})

test('a token reveals neither the user nor the address, and is another one each time', () => {
  const token = tokenOfRina()
  expect(token).not.toBe(tokenOfRina())
  const decoded = token.split('.').map(part => Buffer.from(part, 'base64url').toString('latin1'))
  for (const text of [token, ...decoded])
    for (const secret of ['exposure', 'rina', rina.userId]) expect(text).not.toContain(secret)
})

test('a token that was cut off, altered or made for another purpose or site is refused and changes nothing', async () => {
  const token = tokenOfRina()
  const foreign = [
    '',
    'x'.repeat(100),
    `${token}A`.repeat(3),
    sealText(SECRET, 'exposure contact', `exposure 0123456789ab ${rina.userId}`),
    unsubscribeToken(new Uint8Array(32), { ...mailed, userId: rina.userId }),
    sealText(SECRET, 'unsubscribe', `everything 0123456789ab ${rina.userId}`),
  ]
  const faulty = fc.oneof(
    fc.constantFrom(...foreign),
    fc.nat(token.length - 2).map(end => token.slice(0, end)),
    // Not the id of the key before the dot, nor the last character, whose bits may carry nothing.
    fc
      .integer({ min: token.indexOf('.') + 1, max: token.length - 2 })
      .map(at => token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)),
  )
  const caller = { user: null, sessionId: null, authorised: false, lang: 'en', country: '' } as const
  const codes = [errorCodes.missing, errorCodes.wrongLength, errorCodes.badToken]
  let network = 0
  await fc.assert(
    fc.asyncProperty(faulty, async given => {
      const ip = `2001:db8:${(network += 1).toString(16)}::1`
      const { usercenterMailsubscription: asks, usercenterModifymailsubscription: writes } = calls
      const answers = [
        await site.api.invoke({ call: asks, input: { token: given }, caller: { ...caller, ip } }),
        await site.api.invoke({ call: writes, input: { token: given, on: false }, caller: { ...caller, ip } }),
      ]
      for (const { body } of answers) expect(codes).toContain(body.ErrorCode)
    }),
    { numRuns: 60 },
  )
  expect(await settings(rina)).toEqual(allOn)
})

test('a token no longer works when the account has another address or was deleted', async () => {
  const caca = await addTestUser(site, 'Caca')
  const token = unsubscribeToken(SECRET, { kind: 'reply', userId: caca.userId, email: 'caca@mail.example' })
  await site.db.query(`UPDATE users SET email = 'new@mail.example' WHERE user_id = $1`, [caca.userId])
  expect([(await read(token)).ErrorCode, (await set(token, false)).ErrorCode]).toEqual([3003, 3003])
  expect(await settings(caca)).toEqual(allOn)
  await site.db.query(`UPDATE users SET email = 'caca@mail.example' WHERE user_id = $1`, [caca.userId])
  expect((await set(token, false)).Data?.on).toBe(false)
  await caca.visitor.call(usercenterAccountdelete, { confirm: true, password: 'seven green lamps' })
  expect([(await read(token)).ErrorCode, (await set(token, true)).ErrorCode]).toEqual([3003, 3003])
})

test('one network can send 600 unsubscriptions in 15 minutes, and is then told when to send the next', async () => {
  const [token, visitor] = [tokenOfRina(), site.visitor()]
  const press = () => visitor.call(calls.usercenterModifymailsubscription, { token, on: false })
  const caller = {
    user: null,
    sessionId: null,
    authorised: false,
    lang: 'en',
    country: '',
    ip: '198.51.100.7',
  } as const
  const call = calls.usercenterModifymailsubscription
  for (let count = 0; count < 600; count += 1)
    await site.api.invoke({ call, input: { token: 'x'.repeat(20), on: false }, caller })
  const { status, headers } = await site.api.invoke({ call, input: { token, on: false }, caller })
  expect([status, Number(headers['Retry-After']) > 0]).toEqual([429, true])
  expect((await press()).status).toBe(200)
})
