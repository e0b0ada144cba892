import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { usercenterSigninhistory } from 'calls/sessions'
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
import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { startApi, START_MS } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { prove } from '../testing/prove-subject.ts'
import { addTestUser } from '../testing/scene.ts'
import type { Visitor } from '../testing/visitor.ts'

const origin = 'http://localhost:3000'
const redirectUri = origin + usercenterOpenidcallback.path
const client = { clientId: 'site', clientSecret: 'secret-of-the-site' }
let provider: ChildProcess
let issuer: string
let site: ApiUnderTest

beforeAll(async () => {
  provider = fork(join(import.meta.dirname, '../testing/openid-server.ts'), { stdio: 'ignore' })
  provider.send({ redirectUri })
  ;[{ issuer }] = (await once(provider, 'message')) as [{ issuer: string }]
  const openid = [
    { provider: 'house', name: 'House', issuer, ...client },
    { provider: 'away', name: 'Away', issuer: 'http://127.0.0.1:1', ...client },
  ]
  site = await startApi({ sample: false, origin, openid })
}, START_MS)
afterAll(async () => {
  await site.close()
  provider.kill()
})
afterEach(() => expect(site.errors.splice(0)).toEqual([]))

const locationOf = (answer: Response) => answer.headers.get('location') ?? ''
const start = async (visitor: Visitor, query: Record<string, string>) =>
  locationOf(await visitor.fetch('GET', `${usercenterOpenidstart.path}?${new URLSearchParams(query)}`))

/** The callback address that the provider redirects the browser to after its decision on `person`. */
async function atProvider(address: string, person: string | null): Promise<string> {
  provider.send({ person })
  const cookies = new Map<string, string>()
  let next = address
  for (let hops = 0; hops < 10 && !next.startsWith(origin); hops += 1) {
    const answer = await fetch(next, {
      redirect: 'manual',
      headers: { Cookie: [...cookies].map(pair => pair.join('=')).join('; ') },
    })
    for (const line of answer.headers.getSetCookie())
      cookies.set(line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1, line.indexOf(';')))
    next = new URL(locationOf(answer), next).href
  }
  return next.slice(origin.length)
}

/** Runs a browser through the whole flow; returns the final redirect. */
async function goThrough(visitor: Visitor, person: string | null, returnPath = '/en/brokers?page=2'): Promise<string> {
  const back = await atProvider(await start(visitor, { provider: 'house', returnPath }), person)
  return locationOf(await visitor.fetch('GET', back))
}
const thirdPage = '/en/login/third.html?return=%2Fen%2Fbrokers%3Fpage%3D2'

test('the configured sign-in providers are listed in their order', async () => {
  const { body } = await site.visitor().call(usercenterOpenidproviders, {})
  expect(body.Data?.items).toEqual([
    { provider: 'house', name: 'House' },
    { provider: 'away', name: 'Away' },
  ])
})

test('the OpenID start redirects with PKCE, state and nonce, and its cookie is HttpOnly and encrypted', async () => {
  const visitor = site.visitor()
  const answer = await visitor.fetch('GET', `${usercenterOpenidstart.path}?provider=house`)
  const { origin: at, searchParams } = new URL(locationOf(answer))
  expect([answer.status, at]).toEqual([302, issuer])
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: 'code',
    redirect_uri: redirectUri,
    code_challenge_method: 'S256',
    nonce: expect.any(String),
  })
  expect(answer.headers.getSetCookie()[0]).toMatch(/^openid=[\w.-]+; Path=\/; Max-Age=900; HttpOnly; SameSite=Lax$/)
  expect(Buffer.from(visitor.cookies.get('openid')!, 'base64url').toString('latin1')).not.toContain(
    searchParams.get('state')!,
  )
})

test('a new OpenID user registers with a nickname, and is signed in directly the next time', async () => {
  const visitor = site.visitor()
  expect(await goThrough(visitor, 'maya')).toBe(thirdPage)
  expect((await visitor.call(usercenterThirdpending, {})).body.Data?.pending).toEqual({
    provider: 'house',
    name: 'House',
    nick: 'maya of Elsewhere',
    email: 'm•••a@id.example',
  })
  const made = await visitor.call(usercenterThirdregister, { nick: 'Maya', terms: true })
  expect(made.body.Data?.user).toMatchObject({ nick: 'Maya', email: 'm•••a@id.example', hasPassword: false })
  expect((await visitor.call(usercenterThirdpending, {})).body.Data?.pending).toBeNull()

  const again = site.visitor()
  expect(await goThrough(again, 'maya')).toBe('/en/brokers?page=2')
  expect((await again.call(usercenterGetuser, {})).body.Data?.user.nick).toBe('Maya')
  const { items } = (await again.call(usercenterSigninhistory, {})).body.Data!
  expect(items.map(({ way, provider: by }) => [way, by])).toEqual([
    ['third', 'house'],
    ['third', 'house'],
  ])
})

test('an email address that the provider has not verified is not used; a code may prove another', async () => {
  const visitor = site.visitor()
  await goThrough(visitor, 'unsure')
  const codeToken = await prove(site, visitor, { email: 'mine@mail.example' }, 'register')
  const made = await visitor.call(usercenterThirdregister, { nick: 'Unsure', codeToken, terms: true })
  expect(made.body.Data?.user.email).toBe('m•••e@mail.example')
})

test('a provider identity with a taken email address is linked only by the account’s owner with the password', async () => {
  const email = 'nadia@id.example'
  await site.addUser({ email, password: 'seven green lamps', nick: 'Nadia' })
  const visitor = site.visitor()
  await goThrough(visitor, 'nadia')
  expect((await visitor.call(usercenterThirdregister, { nick: 'Nadia Two', terms: true })).body.ErrorCode).toBe(3106)
  await visitor.login(email, 'seven green lamps')
  const bind = async (password: string) =>
    (await visitor.call(usercenterThirdreplacebind, { provider: 'house', password })).body
  expect(await bind('seven red lamps')).toMatchObject({ ErrorCode: 2005, errors: [{ field: 'password' }] })
  expect((await bind('seven green lamps')).Data?.user.nick).toBe('Nadia')
  expect((await bind('seven green lamps')).ErrorCode).toBe(2011)
  const again = site.visitor()
  await goThrough(again, 'nadia')
  expect((await again.call(usercenterGetuser, {})).body.Data?.user.nick).toBe('Nadia')
})

test('a provider identity linked to one account cannot be linked to another', async () => {
  const first = site.visitor()
  const { visitor: second } = await addTestUser(site, 'Second')
  for (const visitor of [first, second]) expect(await goThrough(visitor, 'oscar')).toBe(thirdPage)
  await first.call(usercenterThirdregister, { nick: 'Oscar', terms: true })
  const bind = async (provider: string) =>
    (await second.call(usercenterThirdreplacebind, { provider, password: 'seven green lamps' })).body.ErrorCode
  expect([await bind('away'), await bind('house')]).toEqual([2011, 3106])
  const entered = site.visitor()
  await goThrough(entered, 'oscar')
  expect((await entered.call(usercenterGetuser, {})).body.Data?.user.nick).toBe('Oscar')
})

test('a signed-in user can link a provider identity, and linking never switches accounts', async () => {
  const { visitor: rani, userId } = await addTestUser(site, 'Rani')
  const link = async (visitor: Visitor, person: string | null) => {
    const back = await atProvider(
      await start(visitor, { provider: 'house', returnPath: '/en/user/security.html?third=linked', link: 'true' }),
      person,
    )
    return locationOf(await visitor.fetch('GET', back))
  }
  expect(await link(rani, 'quinn')).toBe('/en/login/third.html?return=%2Fen%2Fuser%2Fsecurity.html%3Fthird%3Dlinked')
  await rani.call(usercenterThirdreplacebind, { provider: 'house', password: 'seven green lamps' })
  expect(await link(rani, 'quinn')).toBe('/en/user/security.html?third=linked')
  expect(await link(rani, null)).toBe('/en/user/security.html?third=denied')
  const { visitor: other } = await addTestUser(site, 'Sari')
  expect(await link(other, 'quinn')).toBe('/en/user/security.html?third=taken')
  expect((await other.call(usercenterGetuser, {})).body.Data?.user.nick).toBe('Sari')
  expect((await rani.call(usercenterGetuser, {})).body.Data?.user.userId).toBe(userId)
  const nobody = await start(site.visitor(), { provider: 'house', returnPath: '/en/user/security.html', link: 'true' })
  expect(nobody).toBe('/en/login.html?return=%2Fen%2Fuser%2Fsecurity.html')
})

test.each([
  ['an OpenID sign-in that the user declines', async (visitor: Visitor) => goThrough(visitor, null), 'denied'],
  [
    'an OpenID callback with an invalid code',
    async (visitor: Visitor) => {
      const state = new URL(await start(visitor, { provider: 'house' })).searchParams.get('state')
      return locationOf(
        await visitor.fetch(
          'GET',
          `${usercenterOpenidcallback.path}?${new URLSearchParams({ state: state!, code: 'nothing', iss: issuer })}`,
        ),
      )
    },
    'failed',
  ],
  [
    'an OpenID callback with another state',
    async (visitor: Visitor) => {
      const back = await atProvider(await start(visitor, { provider: 'house' }), 'maya')
      return locationOf(await visitor.fetch('GET', back.replace(/state=[^&]+/, 'state=other')))
    },
    'failed',
  ],
  [
    'an OpenID callback of a flow started in another browser',
    async (visitor: Visitor) => {
      const back = await atProvider(await start(site.visitor(), { provider: 'house' }), 'maya')
      return locationOf(await visitor.fetch('GET', back))
    },
    'failed',
  ],
  [
    'an OpenID callback used a second time',
    async (visitor: Visitor) => {
      const cookie = async () => visitor.cookies.get('openid')!
      const address = await start(visitor, { provider: 'house' })
      const kept = await cookie()
      const back = await atProvider(address, 'maya')
      await visitor.fetch('GET', back)
      const other = site.visitor()
      other.cookies.set('openid', kept)
      return locationOf(await other.fetch('GET', back))
    },
    'failed',
  ],
])('%s leads to the login page without signing in', async (_what, go, third) => {
  const visitor = site.visitor()
  const address = await go(visitor)
  const start = `/en/login.html?third=${third}&return=`
  expect(address?.slice(0, start.length)).toBe(start)
})

test('a provider that does not answer is reported on the login page and logged', async () => {
  expect(await start(site.visitor(), { provider: 'away', returnPath: '/en/brokers' })).toBe(
    '/en/login.html?third=failed&return=%2Fen%2Fbrokers',
  )
  expect(site.errors.splice(0)).toHaveLength(1)
})

test.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'elsewhere'])(
  'the OpenID start refuses %s as a return path',
  async returnPath => {
    const { status, body } = await site
      .visitor()
      .send('GET', `${usercenterOpenidstart.path}?${new URLSearchParams({ provider: 'house', returnPath })}`)
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'returnPath'])
  },
)

test('signing in through a provider that is not configured answers 501, which names the missing setting', async () => {
  const visitor = site.visitor()
  expect((await visitor.send('GET', `${usercenterOpenidstart.path}?provider=facebook`)).body).toMatchObject({
    ErrorCode: 5010,
    message:
      'Sign-in through this provider is not configured on this site: the setting OPENID_PROVIDERS does not name it.',
  })
  expect((await visitor.call(usercenterThirdlogin, { provider: 'facebook', credential: 'x' })).status).toBe(501)
  const withoutWechat =
    'Sign-in through WeChat is not configured on this site: the settings WECHAT_APP_ID and WECHAT_APP_SECRET are missing.'
  expect((await visitor.call(usercenterWechatloginurl, {})).body.message).toBe(withoutWechat)
  expect((await visitor.send('GET', `${usercenterOpenidstart.path}?provider=wechat`)).body.message).toBe(withoutWechat)
})

/** An ID token as an app obtains it on its own. */
async function idToken(person: string): Promise<string> {
  const verifier = 'a verifier that is long enough to be taken for one'.replaceAll(' ', '-')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const ask = {
    client_id: 'site',
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid',
    state: 's',
    nonce: randomUUID(),
    code_challenge: challenge,
    code_challenge_method: 'S256',
  }
  const back = await atProvider(`${issuer}/auth?${new URLSearchParams(ask)}`, person)
  const code = new URL(back, origin).searchParams.get('code')!
  const answer = await fetch(`${issuer}/token`, {
    method: 'POST',
    headers: { Authorization: `Basic ${Buffer.from('site:secret-of-the-site').toString('base64')}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    }),
  })
  return ((await answer.json()) as { id_token: string }).id_token
}

test('an app can sign in with an ID token once, and a forged token is refused', async () => {
  const app = site.visitor()
  const credential = await idToken('petra')
  const first = await app.call(usercenterThirdlogin, { provider: 'house', credential })
  const { bindToken } = first.body.Data as { bindToken: string }
  expect((await app.call(usercenterThirdlogin, { provider: 'house', credential })).body.ErrorCode).toBe(2005)
  expect(
    (await app.call(usercenterThirdregister, { bindToken, nick: 'Petra', terms: true })).body.Data?.user.nick,
  ).toBe('Petra')
  const again = site.visitor()
  expect(
    (await again.call(usercenterThirdlogin, { provider: 'house', credential: await idToken('petra') })).body.Data,
  ).toMatchObject({ user: { nick: 'Petra' } })

  const [head, payload, mark] = (await idToken('petra')).split('.')
  const claims = JSON.parse(Buffer.from(payload!, 'base64url').toString()) as object
  const changed = (more: object) => Buffer.from(JSON.stringify({ ...claims, ...more })).toString('base64url')
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url')
  for (const forged of [
    `${head}.${changed({ sub: 'maya' })}.${mark}`,
    `${unsigned}.${payload}.`,
    `${head}.${payload}.`,
    'x',
  ])
    expect(
      (await site.visitor().call(usercenterThirdlogin, { provider: 'house', credential: forged })).body.ErrorCode,
    ).toBe(2005)
})
