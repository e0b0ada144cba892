import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { usercenterValidateemailcode } from 'calls/proof-codes'
import { usercenterRefusedsignins } from 'calls/sessions'
import { usercenterLogin } from 'calls/sign-in'
import { startApi, START_MS } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { askForCode } from '../testing/prove-subject.ts'
import { addTestUser } from '../testing/scene.ts'
import type { TestUser } from '../testing/scene.ts'
import { Visitor } from '../testing/visitor.ts'
import { createRefusedSignIns, MAX_REFUSED } from './refused-sign-ins.ts'

let site: ApiUnderTest
beforeAll(async () => {
  site = await startApi({ sample: false })
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const told = async ({ visitor }: TestUser) => (await visitor.call(usercenterRefusedsignins, {})).body.Data!.items
const guess = (account: string, visitor = site.visitor()) =>
  visitor.call(usercenterLogin, { account, password: 'seven red lamps' })

test('failed sign-ins are shown only to the account’s owner, by IP address and browser', async () => {
  const [ayu, bayu] = [await addTestUser(site, 'Ayu'), await addTestUser(site, 'Bayu')]
  const abroad = new Visitor(site.url, '36.66.1.1')
  const first = {
    way: 'password',
    tries: 1,
    ip: '36.66.1.1',
    countryCode: '360',
    device: 'node',
    at: expect.stringMatching(/^20\d\d-.*Z$/),
  }
  const other = { way: 'password', tries: 1, ip: expect.stringMatching(/^10\.0\.0\./), countryCode: '' }
  for (const visitor of [abroad, site.visitor()]) await guess('ayu@mail.example', visitor)
  expect(await told(ayu)).toMatchObject([other, first])
  await guess('ayu@mail.example', abroad)
  expect(await told(ayu)).toMatchObject([{ ...first, tries: 2 }, other])
  expect(await told(bayu)).toEqual([])
})

test('failed sign-ins include wrong codes to open the account, but no other codes and no right ones', async () => {
  const citra = await addTestUser(site, 'Citra')
  const visitor = site.visitor()
  const wrongCode = async (scene: 'forgot' | 'register') => {
    const { sendId, code } = await askForCode(site, visitor, { email: 'citra@mail.example' }, scene)
    for (const given of [code === '000000' ? '000001' : '000000', code])
      await visitor.call(usercenterValidateemailcode, { sendId, code: given })
    await site.db.query(`UPDATE one_time_codes SET created_at = now() - interval '2 minutes'`)
  }
  await wrongCode('register')
  expect(await told(citra)).toEqual([])
  await wrongCode('forgot')
  expect(await told(citra)).toMatchObject([{ way: 'code', tries: 1 }])
})

test('failed sign-ins from many addresses are limited to a few rows per account', async () => {
  const dewi = await addTestUser(site, 'Dewi')
  const { db } = site
  const refused = createRefusedSignIns(
    db,
    { countryOf: async () => undefined },
    { info: () => {}, warn: () => {}, error: fields => void site.errors.push(fields) },
  )
  const from = (ip: string) => ({
    user: null,
    sessionId: null,
    authorised: false,
    lang: 'en' as const,
    country: '',
    ip,
  })
  for (let index = 0; index < 300; index += 1) {
    refused.note({ userId: dewi.userId }, 'password', from(`203.0.113.${index}`))
    refused.note({ channel: 'mail', subject: `nobody${index}@mail.example` }, 'code', from('203.0.113.1'))
  }
  const { items } = await refused.list(dewi.userId)
  expect(items).toHaveLength(MAX_REFUSED)
  const [{ count }] = (await db.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM refused_sign_ins WHERE ip LIKE '203.0.113.%'`,
  )) as [{ count: number }]
  expect(count).toBe(MAX_REFUSED)
})
