import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { usercenterEmailregistered, usercenterPhoneregistered, usercenterSendsmscode } from 'calls/proof-codes'
import { usercenterForgotpassword, usercenterLogin, usercenterPhonequicklogin } from 'calls/sign-in'
import { usercenterGetuser } from 'calls/users'
import { startApi, START_MS } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { proveHuman } from '../testing/prove-human.ts'
import { askForCode, prove } from '../testing/prove-subject.ts'

let site: ApiUnderTest
beforeAll(async () => {
  site = await startApi({ sample: false })
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

test('a phone login creates an account if the terms are accepted, and the next one opens the same account', async () => {
  const visitor = site.visitor()
  const codeToken = await prove(site, visitor, { phone: '081234567890' }, 'login')
  expect((await visitor.call(usercenterPhoneregistered, { codeToken })).body.Data).toEqual({ registered: false })
  const without = await visitor.call(usercenterPhonequicklogin, { codeToken })
  expect(without.body).toMatchObject({ ErrorCode: 1001, errors: [{ field: 'terms' }] })
  const made = await visitor.call(usercenterPhonequicklogin, { codeToken, terms: true })
  expect(made.body.Data).toMatchObject({
    created: true,
    user: { phone: '••••••••890', areaCode: '62', hasPassword: false },
  })
  expect((await visitor.call(usercenterGetuser, {})).body.Data?.user.userId).toBe(made.body.Data?.user.userId)

  await site.db.query(`UPDATE one_time_codes SET created_at = now() - interval '2 minutes'`)
  const again = site.visitor()
  const entered = await again.call(
    usercenterPhonequicklogin,
    await askForCode(site, again, { phone: '81234567890' }, 'login'),
  )
  expect(entered.body.Data).toMatchObject({ created: false, user: { userId: made.body.Data?.user.userId } })
})

test('a code requested for another purpose cannot be used for a phone login', async () => {
  const visitor = site.visitor()
  const codeToken = await prove(site, visitor, { phone: '081234567891' }, 'bind')
  expect((await visitor.call(usercenterPhonequicklogin, { codeToken, terms: true })).body.ErrorCode).toBe(2011)
  const mailed = await prove(site, visitor, { email: 'mail@mail.example' }, 'login')
  expect((await visitor.call(usercenterPhonequicklogin, { codeToken: mailed, terms: true })).body.ErrorCode).toBe(2011)
  expect((await visitor.call(usercenterPhoneregistered, { codeToken: mailed })).body.ErrorCode).toBe(2011)
  expect((await visitor.call(usercenterEmailregistered, { codeToken: mailed })).body.Data).toEqual({
    registered: false,
  })
})

test('the text message names the site and can be autofilled by the phone', async () => {
  const visitor = site.visitor()
  const { code } = await askForCode(site, visitor, { phone: '081234567892' }, 'login')
  const text = site.texts().at(-1)!
  const end = `\n@localhost:3000 #${code}\n`
  expect(text).toContain(`To: +6281234567892\n\n${code} is your code for localhost:3000.`)
  expect(text.slice(-end.length)).toBe(end)
})

test('an invalid phone number is refused at its field without using up the bot check', async () => {
  const visitor = site.visitor()
  const bot = await proveHuman(visitor, 'login')
  const ask = async (areaCode: string, phone: string, proof?: typeof bot) =>
    (await visitor.call(usercenterSendsmscode, { areaCode, phone, scene: 'login', bot: proof })).body
  expect(await ask('+62', '1234', bot)).toMatchObject({ ErrorCode: 1004, errors: [{ field: 'phone' }] })
  expect((await ask('+62', '081234567893')).ErrorCode).toBe(2008)
  expect((await ask('+62', '081234567893', bot)).succeed).toBe(true)
})

test('a network may request eight codes an hour for one phone number', async () => {
  const answers = []
  for (let index = 0; index < 9; index += 1) {
    const visitor = site.visitor()
    const bot = await proveHuman(visitor, 'login')
    answers.push(
      await visitor.call(usercenterSendsmscode, { areaCode: '62', phone: '081234567894', scene: 'login', bot }),
    )
    await site.db.query(`UPDATE one_time_codes SET created_at = created_at - interval '2 minutes'`)
  }
  expect(answers.map(({ body }) => body.ErrorCode)).toEqual([...Array<number>(8).fill(0), 4001])
  expect(Number(answers[8]!.headers.get('retry-after'))).toBeGreaterThan(2000)
})

test('a phone account can set its first password by a code and then log in with it', async () => {
  const visitor = site.visitor()
  const phone = '081234567895'
  await visitor.call(usercenterPhonequicklogin, {
    codeToken: await prove(site, visitor, { phone }, 'login'),
    terms: true,
  })
  await site.db.query(`UPDATE one_time_codes SET created_at = now() - interval '2 minutes'`)
  const other = site.visitor()
  const codeToken = await prove(site, other, { phone }, 'forgot')
  expect((await other.call(usercenterForgotpassword, { codeToken, newPassword: 'nine blue doors' })).body.Data).toEqual(
    { done: true },
  )
  expect((await visitor.call(usercenterGetuser, {})).status).toBe(401)
  for (const account of [{ account: phone, areaCode: '+62' }, { account: '+62 812 3456 7895' }])
    expect((await site.visitor().call(usercenterLogin, { ...account, password: 'nine blue doors' })).status).toBe(200)
})

test(
  'a public site without an SMS gateway answers 501 (not configured)',
  async () => {
    const open = await startApi({ origin: 'https://broker.example', sample: false })
    const { status, body } = await open
      .visitor()
      .call(usercenterSendsmscode, { areaCode: '+62', phone: '081234567890', scene: 'login' })
    expect([status, body.ErrorCode, body.message]).toEqual([
      501,
      5010,
      'Text messages are not configured on this site.',
    ])
    await open.close()
  },
  START_MS,
)
