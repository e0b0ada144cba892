import { createHash, randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { usercenterModifynick } from 'shared-state/calls/profile'
import { usercenterGetuser } from 'shared-state/calls/users'
import { addOauthClient } from '../../accounts/oauth-clients.ts'
import type { OauthCredentials } from '../../accounts/oauth-clients.ts'
import { startApi, START_MS } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import type { HttpAnswer } from '../testing/visitor.ts'

const callback = 'https://app.example/callback?from=us'
const otherCallback = 'http://127.0.0.1:9000/back'
let site: ApiUnderTest
let app: OauthCredentials
let plain: OauthCredentials
let userId: string

beforeAll(async () => {
  site = await startApi({ sample: false })
  userId = await site.addUser({ email: 'ann@example.com', password: 'quiet-harbour-9', nick: 'Ann' })
  app = await addOauthClient(site.db, { name: 'App', redirectUris: [callback, otherCallback], scopes: ['read', 'write'] })
  plain = await addOauthClient(site.db, { name: 'Plain', redirectUris: ['https://plain.example/'], scopes: [] })
}, START_MS)
afterAll(() => site.close())
afterEach(() => {
  jest.useRealTimers()
  expect(site.errors).toEqual([])
})

type Fields = Record<string, string | undefined>
const post = (path: string, fields: Fields, headers = {}) => site.visitor().send('POST', path, { body: fields, headers })
const authorizing = (changed: Fields = {}): Fields => ({
  response_type: 'code', client_id: app.clientId, provision_key: app.provisionKey, authenticated_userid: userId, scope: 'read', ...changed,
})
const authorize = (changed: Fields = {}) => post('/oauth2/authorize', authorizing(changed))
const token = (fields: Fields, headers = {}) =>
  post('/oauth2/token', { client_id: app.clientId, client_secret: app.clientSecret, ...fields }, headers)
const redirectOf = ({ body }: HttpAnswer) => new URL(body['redirect_uri'] as string)
const codeOf = async (changed: Fields = {}) => redirectOf(await authorize(changed)).searchParams.get('code')!
const trade = (code: string, changed: Fields = {}) => token({ grant_type: 'authorization_code', code, ...changed })
const refresh = (refreshToken: unknown) => token({ grant_type: 'refresh_token', refresh_token: refreshToken as string })
const getUser = (accessToken: unknown) => site.visitor().send('GET', usercenterGetuser.path, { headers: { Authorization: `Bearer ${accessToken}` } })
const errorOf = ({ status, body }: HttpAnswer) => [status, body['error']]

test('a code is traded for a token, which speaks for the user without any session', async () => {
  const authorized = await authorize({ state: 'a b&c' })
  const to = redirectOf(authorized)
  expect([authorized.status, to.origin + to.pathname]).toEqual([200, 'https://app.example/callback'])
  expect(Object.keys(authorized.body)).toEqual(['redirect_uri'])
  expect([...to.searchParams.keys()]).toEqual(['from', 'code', 'state'])
  expect(to.searchParams.get('state')).toBe('a b&c')
  const traded = await trade(to.searchParams.get('code')!)
  expect([traded.status, traded.body]).toEqual([
    200, { access_token: expect.any(String), token_type: 'bearer', expires_in: 600, refresh_token: expect.stringMatching(/^[\w-]{43}$/) },
  ])
  const { status, body } = await getUser(traded.body['access_token'])
  expect([status, (body.Data as { user: { nick: string } }).user.nick]).toEqual([200, 'Ann'])
})

test.each([['authorize', () => authorize()], ['token', () => trade('none')]])('%s may be kept nowhere', async (_name, ask) => {
  const { headers } = await ask()
  expect([headers.get('cache-control'), headers.get('pragma')]).toEqual(['no-store', 'no-cache'])
})

test('what is sent may be JSON, a form or a query', async () => {
  const query = new URLSearchParams(authorizing() as Record<string, string>)
  const ask = async (init: RequestInit, suffix = '') => {
    const answer = await fetch(`${site.url}/oauth2/authorize${suffix}`, { method: 'POST', ...init })
    return [answer.status, ((await answer.json()) as { redirect_uri: string }).redirect_uri.includes('code=')]
  }
  expect(await ask({ body: query })).toEqual([200, true])
  expect(await ask({}, `?${query}`)).toEqual([200, true])
  expect(await ask({ body: JSON.stringify(authorizing()), headers: { 'Content-Type': 'application/json' } })).toEqual([200, true])
})

test.each([
  ['no provision key', { provision_key: undefined }, 'invalid_provision_key'],
  ['a wrong provision key', { provision_key: 'x'.repeat(43) }, 'invalid_provision_key'],
  ['an unknown client', { client_id: 'nobody' }, 'invalid_client'],
  ['no client', { client_id: undefined }, 'invalid_client'],
  ['the site’s own client', { client_id: 'site' }, 'invalid_client'],
  ['no user', { authenticated_userid: undefined }, 'invalid_authenticated_userid'],
  ['an unknown user', { authenticated_userid: 'nobody' }, 'invalid_authenticated_userid'],
])('authorize refuses %s by itself', async (_what, changed, error) => {
  const answer = await authorize(changed)
  expect([answer.status, answer.body]).toEqual([400, { error, error_description: expect.any(String) }])
})

test('one client’s key is worth nothing for another', async () => {
  expect(errorOf(await authorize({ provision_key: plain.provisionKey }))).toEqual([400, 'invalid_provision_key'])
})

test.each([
  ['no response type', { response_type: undefined }, 'unsupported_response_type', callback],
  ['another response type', { response_type: 'token', redirect_uri: otherCallback }, 'unsupported_response_type', otherCallback],
  ['no scope', { scope: undefined }, 'invalid_scope', callback],
  ['a scope that the client has not', { scope: 'read admin' }, 'invalid_scope', callback],
  ['an address that is not registered', { redirect_uri: 'https://evil.example/' }, 'invalid_request', callback],
  ['a registered address with more behind it', { redirect_uri: `${otherCallback}/x` }, 'invalid_request', callback],
  ['a plain code challenge', { code_challenge: 'a'.repeat(43), code_challenge_method: 'plain' }, 'invalid_request', callback],
])('authorize tells the client of %s in the query of a registered address', async (_what, changed, error, address) => {
  const answer = await authorize({ state: 's1', ...changed })
  const to = redirectOf(answer)
  expect([answer.status, Object.keys(answer.body), to.searchParams.get('error'), to.searchParams.get('state'), to.searchParams.has('code')]).toEqual([
    400, ['redirect_uri'], error, 's1', false,
  ])
  expect(to.host).toBe(new URL(address).host)
})

test('a client without scopes is asked for none', async () => {
  const fields = { response_type: 'code', client_id: plain.clientId, provision_key: plain.provisionKey, authenticated_userid: userId }
  expect((await post('/oauth2/authorize', fields)).status).toBe(200)
})

test('a wrong type or an unknown field is refused in OAuth’s form, with the fields named', async () => {
  const answer = await site.visitor().send('POST', '/oauth2/authorize', { body: { ...authorizing(), client_id: 5, more: 'x' } })
  expect([answer.status, answer.body['error']]).toEqual([400, 'invalid_request'])
  expect(answer.body['error_description']).toMatch(/client_id: .*more: /)
})

test.each([
  ['another grant type', { grant_type: 'password', code: 'x' }, 'unsupported_grant_type'],
  ['no grant type', { code: 'x' }, 'unsupported_grant_type'],
  ['an unknown client', { grant_type: 'authorization_code', client_id: 'nobody', code: 'x' }, 'invalid_client'],
  ['a wrong secret', { grant_type: 'authorization_code', client_secret: 'x', code: 'x' }, 'invalid_client'],
  ['no secret', { grant_type: 'authorization_code', client_secret: undefined, code: 'x' }, 'invalid_client'],
  ['the site’s own client', { grant_type: 'authorization_code', client_id: 'site', client_secret: '', code: 'x' }, 'invalid_client'],
  ['an address that is not registered', { grant_type: 'authorization_code', redirect_uri: 'https://evil.example/', code: 'x' }, 'invalid_request'],
  ['no code', { grant_type: 'authorization_code' }, 'invalid_request'],
  ['a wrong code', { grant_type: 'authorization_code', code: 'x' }, 'invalid_request'],
  ['no refresh token', { grant_type: 'refresh_token' }, 'invalid_request'],
  ['a wrong refresh token', { grant_type: 'refresh_token', refresh_token: 'x' }, 'invalid_request'],
])('token refuses %s', async (_what, fields, error) => {
  const answer = await token(fields)
  expect([answer.status, answer.body]).toEqual([400, { error, error_description: expect.any(String) }])
})

test('a client may name itself by Basic, and is then told 401 when it is wrong', async () => {
  const ask = async (id: string, secret: string) =>
    post('/oauth2/token', { grant_type: 'authorization_code', code: await codeOf() }, { Authorization: `Basic ${btoa(`${id}:${secret}`)}` })
  expect((await ask(app.clientId, app.clientSecret)).status).toBe(200)
  const wrong = await ask(app.clientId, 'another')
  expect([...errorOf(wrong), wrong.headers.get('www-authenticate')]).toEqual([401, 'invalid_client', 'Basic realm="oauth2"'])
  expect(errorOf(await post('/oauth2/token', { grant_type: 'authorization_code', code: 'x' }, { Authorization: 'Basic ???' }))).toEqual([401, 'invalid_client'])
})

test('a code is another’s to no use, is used once, and used twice it ends what was made of it', async () => {
  const code = await codeOf()
  expect(errorOf(await token({ grant_type: 'authorization_code', client_id: plain.clientId, client_secret: plain.clientSecret, code }))).toEqual([400, 'invalid_request'])
  const { body } = await trade(code)
  expect((await getUser(body['access_token'])).status).toBe(200)
  expect(errorOf(await trade(code))).toEqual([400, 'invalid_request'])
  const late = await getUser(body['access_token'])
  expect([late.status, late.body.ErrorCode, late.headers.get('www-authenticate')]).toEqual([401, 2002, 'Bearer error="invalid_token"'])
  expect(errorOf(await refresh(body['refresh_token']))).toEqual([400, 'invalid_request'])
})

test('of ten who bring one code at the same time one is given a token', async () => {
  const code = await codeOf()
  const answers = await Promise.all(Array.from({ length: 10 }, () => trade(code)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a code lives for 300 s', async () => {
  const early = await codeOf()
  const late = await codeOf()
  const age = (code: string, seconds: number) =>
    site.db.query(`UPDATE oauth_grants SET code_expires_at = code_expires_at - make_interval(secs => $2) WHERE code_hash = $1`, [
      createHash('sha256').update(code).digest('hex'), seconds,
    ])
  await Promise.all([age(early, 290), age(late, 301)])
  expect([(await trade(early)).status, (await trade(late)).status]).toEqual([200, 400])
})

test('the address that a code was made for is compared where it is given', async () => {
  const ask = async (redirect_uri: string) => (await trade(await codeOf({ redirect_uri: otherCallback }), { redirect_uri })).status
  expect([await ask(otherCallback), await ask(callback)]).toEqual([200, 400])
})

test('a code made with a challenge is worth nothing without its verifier', async () => {
  const verifier = randomBytes(32).toString('base64url')
  const challenge = { code_challenge: createHash('sha256').update(verifier).digest('base64url'), code_challenge_method: 'S256' }
  const ask = async (fields: Fields) => (await trade(await codeOf(challenge), fields)).status
  expect([await ask({}), await ask({ code_verifier: 'guessed' }), await ask({ code_verifier: verifier })]).toEqual([400, 400, 200])
})

test('a refresh token is traded for the next; an old one used again ends the whole family', async () => {
  const first = (await trade(await codeOf())).body
  const second = (await refresh(first['refresh_token'])).body
  expect(second['refresh_token']).not.toBe(first['refresh_token'])
  expect([(await getUser(first['access_token'])).status, (await getUser(second['access_token'])).status]).toEqual([200, 200])
  expect(errorOf(await refresh(first['refresh_token']))).toEqual([400, 'invalid_request'])
  expect(errorOf(await refresh(second['refresh_token']))).toEqual([400, 'invalid_request'])
  expect((await getUser(second['access_token'])).body.ErrorCode).toBe(2002)
})

test('another client cannot use a refresh token, nor end its family', async () => {
  const { body } = await trade(await codeOf())
  const foreign = { client_id: plain.clientId, client_secret: plain.clientSecret, grant_type: 'refresh_token', refresh_token: body['refresh_token'] as string }
  expect((await token(foreign)).status).toBe(400)
  expect((await refresh(body['refresh_token'])).status).toBe(200)
  expect((await token(foreign)).status).toBe(400)
  expect((await getUser(body['access_token'])).status).toBe(200)
})

test('a token is worth nothing once its user is blocked or its client is removed', async () => {
  const other = await site.addUser({ email: 'bob@example.com', password: 'quiet-harbour-9', nick: 'Bob' })
  const brief = await addOauthClient(site.db, { name: 'Brief', redirectUris: [callback], scopes: [] })
  const asBrief = { client_id: brief.clientId, client_secret: brief.clientSecret, provision_key: undefined }
  const made = await authorize({ client_id: brief.clientId, provision_key: brief.provisionKey })
  const ofBrief = (await token({ grant_type: 'authorization_code', ...asBrief, code: redirectOf(made).searchParams.get('code')! })).body
  const ofBob = (await trade(await codeOf({ authenticated_userid: other }))).body
  expect([(await getUser(ofBrief['access_token'])).status, (await getUser(ofBob['access_token'])).status]).toEqual([200, 200])
  await site.db.query('DELETE FROM oauth_clients WHERE client_id = $1', [brief.clientId])
  await site.db.query('UPDATE users SET blocked_at = now() WHERE user_id = $1', [other])
  expect([(await getUser(ofBrief['access_token'])).status, (await getUser(ofBob['access_token'])).status]).toEqual([401, 401])
  expect(errorOf(await refresh(ofBob['refresh_token']))).toEqual([400, 'invalid_request'])
  expect(errorOf(await authorize({ authenticated_userid: other }))).toEqual([400, 'invalid_authenticated_userid'])
})

test('a token of the site’s own works together with its session alone', async () => {
  const ann = await site.visitor().login('ann@example.com', 'quiet-harbour-9')
  const accessToken = await ann.token()
  expect((await ann.call(usercenterGetuser, {})).status).toBe(200)
  expect((await getUser(accessToken)).body.ErrorCode).toBe(2001)
  const elsewhere = await site.visitor().login('ann@example.com', 'quiet-harbour-9')
  const answer = await elsewhere.send('GET', usercenterGetuser.path, { headers: { Authorization: `Bearer ${accessToken}` } })
  expect([answer.status, answer.body.ErrorCode]).toEqual([401, 2002])
  expect((await elsewhere.send('GET', usercenterGetuser.path)).body.ErrorCode).toBe(2002)
})

test('the token of a visitor without a session opens nothing', async () => {
  const anonymous = await site.visitor().token()
  expect((await getUser(anonymous)).body.ErrorCode).toBe(2001)
  const ann = await site.visitor().login('ann@example.com', 'quiet-harbour-9')
  expect((await ann.send('GET', usercenterGetuser.path, { headers: { Authorization: `Bearer ${anonymous}` } })).body.ErrorCode).toBe(2002)
})

test('another client’s token speaks for its own user, whoever’s cookies come along', async () => {
  await site.addUser({ email: 'cas@example.com', password: 'quiet-harbour-9', nick: 'Cas' })
  const cas = await site.visitor().login('cas@example.com', 'quiet-harbour-9')
  const { body } = await trade(await codeOf())
  const answer = await cas.call(usercenterModifynick, { nick: 'Ann Two' }, { Authorization: `Bearer ${body['access_token']}` })
  expect((answer.body.Data as { user: { userId: string } }).user.userId).toBe(userId)
})

test('secrets, keys, codes and refresh tokens stand nowhere in the database', async () => {
  const code = await codeOf()
  const { body } = await trade(code)
  const rows = await Promise.all(['oauth_clients', 'oauth_grants', 'oauth_refresh_tokens'].map(table => site.db.query(`SELECT * FROM ${table}`)))
  const all = JSON.stringify(rows)
  for (const secret of [app.clientSecret, app.provisionKey, code, body['refresh_token'], body['access_token']]) expect(all).not.toContain(secret)
})

test('away from this machine it works over https only', async () => {
  const remote = await startApi({ origin: 'https://site.example', sample: false })
  const ask = async (path: string, forwarded: string) => {
    const { status, body } = await remote.visitor().send('POST', path, { body: {}, headers: { 'X-Forwarded-Proto': forwarded } })
    return [status, body['error']]
  }
  expect(await ask('/oauth2/authorize', 'http')).toEqual([400, 'access_denied'])
  expect(await ask('/oauth2/token', 'http')).toEqual([400, 'access_denied'])
  expect(await ask('/oauth2/authorize', 'https')).toEqual([400, 'invalid_provision_key'])
  expect(await ask('/oauth2/token', 'https')).toEqual([400, 'unsupported_grant_type'])
  await remote.close()
}, START_MS)
