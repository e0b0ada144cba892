import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import {
  usercenterOpenidcallback,
  usercenterOpenidproviders,
  usercenterOpenidstart,
  usercenterThirdlogin,
  usercenterThirdpending,
  usercenterThirdregister,
  usercenterThirdreplacebind,
  usercenterWechatloginurl,
} from 'calls/third-party'
import { usercenterGetuser } from 'calls/users'
import { startApi, START_MS } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addTestUser } from '../testing/scene.ts'
import type { Visitor } from '../testing/visitor.ts'
import { startWechatServer } from '../testing/wechat-server.ts'

const origin = 'https://site.example'
const returnPath = '/en/brokers?page=2'
const thirdPage = '/en/login/third.html?return=%2Fen%2Fbrokers%3Fpage%3D2'
let wechat: Awaited<ReturnType<typeof startWechatServer>>
let site: ApiUnderTest
beforeAll(async () => {
  wechat = await startWechatServer()
  const house = { provider: 'house', name: 'House', issuer: 'http://127.0.0.1:1', clientId: 'site', clientSecret: 'x' }
  site = await startApi({ sample: false, origin, openid: [house], wechat: wechat.settings })
}, START_MS)
afterAll(async () => {
  await site.close()
  await wechat.close()
})
afterEach(() => expect(site.errors).toEqual([]))

const locationOf = (answer: Response) => answer.headers.get('location') ?? ''
const start = async (visitor: Visitor, more: Record<string, string> = {}) => {
  const query = new URLSearchParams({ provider: 'wechat', returnPath, ...more })
  return locationOf(await visitor.fetch('GET', `${usercenterOpenidstart.path}?${query}`))
}
const comeBack = async (visitor: Visitor, query: string) =>
  locationOf(await visitor.fetch('GET', `${usercenterOpenidcallback.path}?${query}`))
const goThrough = async (visitor: Visitor, person: string | null, more: Record<string, string> = {}) =>
  comeBack(visitor, wechat.decide(await start(visitor, more), person))

test('WeChat is listed after the other sign-in providers where it is configured', async () => {
  expect((await site.visitor().call(usercenterOpenidproviders, {})).body.Data?.items).toEqual([
    { provider: 'house', name: 'House' },
    { provider: 'wechat', name: 'WeChat' },
  ])
})

test('the WeChat login address has WeChat’s own parameters and a state bound to an HttpOnly cookie, without the secret', async () => {
  const visitor = site.visitor()
  const { body, headers } = await visitor.call(usercenterWechatloginurl, { returnPath })
  const { origin: at, pathname, searchParams, hash } = new URL(body.Data!.url)
  expect([at + pathname, hash]).toEqual(['https://open.weixin.qq.com/connect/qrconnect', '#wechat_redirect'])
  expect(Object.fromEntries(searchParams)).toEqual({
    appid: 'wx-site',
    redirect_uri: origin + usercenterOpenidcallback.path,
    response_type: 'code',
    scope: 'snsapi_login',
    state: expect.stringMatching(/^[\w-]{43}$/),
    lang: 'en',
  })
  expect(headers.getSetCookie()[0]).toMatch(/openid=[\w.-]+; Path=\/; Max-Age=900; HttpOnly; SameSite=Lax; Secure$/)
  expect(await comeBack(visitor, wechat.decide(body.Data!.url, 'ani'))).toBe(thirdPage)
})

test('a new WeChat user registers with a nickname, and is signed in directly the next time', async () => {
  const visitor = site.visitor()
  expect(await goThrough(visitor, 'bagus')).toBe(thirdPage)
  expect((await visitor.call(usercenterThirdpending, {})).body.Data?.pending).toEqual({
    provider: 'wechat',
    name: 'WeChat',
    nick: null,
    email: null,
  })
  expect((await visitor.call(usercenterThirdregister, { nick: 'Bagus', terms: true })).body.Data?.user.nick).toBe(
    'Bagus',
  )
  const again = site.visitor()
  expect(await goThrough(again, 'bagus')).toBe(returnPath)
  expect((await again.call(usercenterGetuser, {})).body.Data?.user.nick).toBe('Bagus')
})

test('a signed-in user binds a WeChat identity with the password', async () => {
  const { visitor } = await addTestUser(site, 'Citra')
  expect(await goThrough(visitor, 'citra', { link: 'true' })).toBe(thirdPage)
  await visitor.call(usercenterThirdreplacebind, { provider: 'wechat', password: 'seven green lamps' })
  const again = site.visitor()
  expect(await goThrough(again, 'citra')).toBe(returnPath)
  expect((await again.call(usercenterGetuser, {})).body.Data?.user.nick).toBe('Citra')
})

test.each<[string, string, (visitor: Visitor) => Promise<string>]>([
  ['a WeChat sign-in that the user declines', 'denied', visitor => goThrough(visitor, null)],
  [
    'a WeChat callback with another state',
    'failed',
    async visitor =>
      comeBack(visitor, wechat.decide(await start(visitor), 'dewi').replace(/state=[^&]+/, 'state=other')),
  ],
  [
    'a WeChat callback with an unknown code',
    'failed',
    async visitor => comeBack(visitor, `${wechat.decide(await start(visitor), null)}&code=nothing`),
  ],
  [
    'a WeChat callback of a flow started in another browser',
    'failed',
    async visitor => comeBack(visitor, wechat.decide(await start(site.visitor()), 'dewi')),
  ],
  [
    'a WeChat callback used a second time',
    'failed',
    async visitor => {
      const address = await start(visitor)
      const kept = visitor.cookies.get('openid')!
      const query = wechat.decide(address, 'dewi')
      await comeBack(visitor, query)
      const other = site.visitor()
      other.cookies.set('openid', kept)
      return comeBack(other, query)
    },
  ],
])('%s leads to the login page (%s) without signing in', async (_what, third, go) => {
  const visitor = site.visitor()
  expect((await go(visitor)).startsWith(`/en/login.html?third=${third}&return=`)).toBe(true)
  expect((await visitor.call(usercenterGetuser, {})).body.ErrorCode).not.toBe(0)
})

test('a refused WeChat code is logged with WeChat’s error number and without the secret', async () => {
  site.warnings.splice(0)
  const visitor = site.visitor()
  await comeBack(visitor, `${wechat.decide(await start(visitor), null)}&code=nothing`)
  const [{ err }] = site.warnings as [{ err: Error }]
  expect(err.message).toBe('WeChat refused the code: 40029')
  expect(String(err.stack) + String(err.cause)).not.toContain(wechat.settings.appSecret)
})

test('WeChat has no ID tokens for apps', async () => {
  const { body } = await site.visitor().call(usercenterThirdlogin, { provider: 'wechat', credential: 'x' })
  expect(body.ErrorCode).toBe(2005)
})
