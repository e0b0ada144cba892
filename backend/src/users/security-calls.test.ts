import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import {
  usercenterEmailbind,
  usercenterModifyemail,
  usercenterModifyphone,
  usercenterPhonebind,
  usercenterSamepassword,
} from 'calls/account-security'
import { usercenterForgotpassword, usercenterLogin, usercenterPhonequicklogin } from 'calls/sign-in'
import { usercenterGetuser } from 'calls/users'
import { startApi, START_MS } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { prove } from '../testing/prove-subject.ts'
import { addTestUser } from '../testing/scene.ts'
import type { TestUser } from '../testing/scene.ts'

let site: ApiUnderTest
const password = 'seven green lamps'
beforeAll(async () => {
  site = await startApi({ sample: false })
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const change = async ({ visitor }: TestUser, email: string, given = password) =>
  (
    await visitor.call(usercenterModifyemail, {
      codeToken: await prove(site, visitor, { email }, 'change'),
      password: given,
    })
  ).body

test('changing the email address needs its code and the password, and notifies the old address', async () => {
  const ayu = await addTestUser(site, 'Ayu')
  expect(await change(ayu, 'wrong@mail.example', 'seven red lamps')).toMatchObject({
    ErrorCode: 2005,
    errors: [{ field: 'password' }],
  })
  expect((await change(ayu, 'New.Ayu@mail.example')).Data?.user.email).toBe('n•••u@mail.example')
  expect(site.mails().at(-1)).toMatch(/To: ayu@mail\.example\nSubject: Your email address was changed/)
  await site.visitor().login('new.ayu@mail.example', password)
  expect((await site.visitor().call(usercenterLogin, { account: 'ayu@mail.example', password })).body.ErrorCode).toBe(
    2005,
  )
})

test('the email address cannot be changed to another account’s, nor with a code for another purpose', async () => {
  const [bayu] = [await addTestUser(site, 'Bayu'), await addTestUser(site, 'Citra')]
  expect((await change(bayu, 'citra@mail.example')).ErrorCode).toBe(3106)
  const codeToken = await prove(site, bayu.visitor, { email: 'bayu2@mail.example' }, 'bind')
  expect((await bayu.visitor.call(usercenterModifyemail, { codeToken, password })).body.ErrorCode).toBe(2011)
})

test('a first phone number needs only its code, and changing it needs the password too', async () => {
  const dewi = await addTestUser(site, 'Dewi')
  const bind = async (phone: string) =>
    dewi.visitor.call(usercenterPhonebind, { codeToken: await prove(site, dewi.visitor, { phone }, 'bind') })
  expect((await bind('081299990001')).body.Data?.user.phone).toBe('••••••••001')
  expect((await bind('081299990002')).body.ErrorCode).toBe(3101)
  const codeToken = await prove(site, dewi.visitor, { phone: '081299990003' }, 'change')
  expect((await dewi.visitor.call(usercenterModifyphone, { codeToken, password })).body.Data?.user.phone).toBe(
    '••••••••003',
  )
})

test('an account created by phone can add an email address', async () => {
  const visitor = site.visitor()
  await visitor.call(usercenterPhonequicklogin, {
    codeToken: await prove(site, visitor, { phone: '081299990009' }, 'login'),
    terms: true,
  })
  const codeToken = await prove(site, visitor, { email: 'eka@mail.example' }, 'bind')
  expect((await visitor.call(usercenterEmailbind, { codeToken })).body.Data?.user.email).toBe('e•••a@mail.example')
})

test('resetting a password ends all sessions, and a refused password leaves the proof valid', async () => {
  const fajar = await addTestUser(site, 'Fajar')
  const visitor = site.visitor()
  const codeToken = await prove(site, visitor, { email: 'fajar@mail.example' }, 'forgot')
  const set = async (newPassword: string) =>
    (await visitor.call(usercenterForgotpassword, { codeToken, newPassword })).body
  expect(await set(password)).toMatchObject({ ErrorCode: 1011, errors: [{ field: 'newPassword' }] })
  expect(await set('fajar2024')).toMatchObject({ ErrorCode: 1012, errors: [{ field: 'newPassword' }] })
  expect((await set('nine blue doors')).Data).toEqual({ done: true })
  expect((await set('ten red doors up')).ErrorCode).toBe(2011)
  expect((await fajar.visitor.call(usercenterGetuser, {})).status).toBe(401)
  expect(visitor.cookies.has('sid')).toBe(false)
  await site.visitor().login('fajar@mail.example', 'nine blue doors')
  expect(site.mails().at(-1)).toMatch(/To: fajar@mail\.example\nSubject: Your password was changed/)
})

test('a password reset reports a missing account only with a proof of the address', async () => {
  const visitor = site.visitor()
  const codeToken = await prove(site, visitor, { email: 'nobody@mail.example' }, 'forgot')
  const { body } = await visitor.call(usercenterForgotpassword, { codeToken, newPassword: 'nine blue doors' })
  expect([body.ErrorCode, body.message]).toEqual([2011, 'There is no account with this address.'])
})

test('the password check takes the password in a header and allows ten wrong ones', async () => {
  const { visitor } = await addTestUser(site, 'Gita')
  const same = async (given: string, query = '') => {
    const headers = {
      Authorization: `Bearer ${await visitor.token()}`,
      'X-Password': Buffer.from(given).toString('base64'),
    }
    return visitor.send('GET', usercenterSamepassword.path + query, {
      headers: given ? headers : { Authorization: headers.Authorization },
    })
  }
  expect((await same(password)).body.Data).toEqual({ same: true })
  expect((await same('', `?password=${encodeURIComponent(password)}`)).body).toMatchObject({
    ErrorCode: 1001,
    errors: [{ field: 'password' }],
  })
  const answers = []
  for (let index = 0; index < 11; index += 1) answers.push((await same(`wrong lamp ${index}`)).body)
  expect(answers.map(({ ErrorCode, Data }) => (Data as { same?: boolean })?.same ?? ErrorCode)).toEqual([
    ...Array<boolean>(10).fill(false),
    4003,
  ])
})

test('wrong passwords from elsewhere do not lock the owner out of a browser used before', async () => {
  const hana = await addTestUser(site, 'Hana')
  const login = (visitor = site.visitor(), given = password) =>
    visitor.call(usercenterLogin, { account: 'hana@mail.example', password: given })
  for (let index = 0; index < 3; index += 1) await login(site.visitor(), `wrong lamp ${index}`)
  expect((await login()).body.ErrorCode).toBe(2008)
  expect((await login(hana.visitor)).status).toBe(200)
  const borrowed = site.visitor()
  borrowed.cookies.set('device', (await addTestUser(site, 'Indra')).visitor.cookies.get('device')!)
  expect((await login(borrowed)).body.ErrorCode).toBe(2008)
})
