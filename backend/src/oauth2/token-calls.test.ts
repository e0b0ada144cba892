import { expect, test } from '@jest/globals'
import { usercenterModifynick } from 'calls/profile'
import { usercenterGetuser } from 'calls/users'
import { addOauthClient } from '../accounts/oauth-clients.ts'
import { callback, errorOf, oauthScene, redirectOf, verifier } from '../testing/oauth-scene.ts'
import type { Fields } from '../testing/oauth-scene.ts'

const { there, post, authorize, token, codeOf, trade, refresh, getUser } = oauthScene()

test.each([
  ['another grant type', { grant_type: 'password', code: 'x' }, 'unsupported_grant_type'],
  ['no grant type', { code: 'x' }, 'unsupported_grant_type'],
  ['an unknown client', { grant_type: 'authorization_code', client_id: 'nobody', code: 'x' }, 'invalid_client'],
  ['a wrong secret', { grant_type: 'authorization_code', client_secret: 'x', code: 'x' }, 'invalid_client'],
  ['no secret', { grant_type: 'authorization_code', client_secret: undefined, code: 'x' }, 'invalid_client'],
  [
    'the site’s own client',
    { grant_type: 'authorization_code', client_id: 'site', client_secret: '', code: 'x' },
    'invalid_client',
  ],
  [
    'an address that is not registered',
    { grant_type: 'authorization_code', redirect_uri: 'https://evil.example/', code: 'x' },
    'invalid_request',
  ],
  ['no code', { grant_type: 'authorization_code' }, 'invalid_request'],
  ['a wrong code', { grant_type: 'authorization_code', code: 'x' }, 'invalid_request'],
  ['no refresh token', { grant_type: 'refresh_token' }, 'invalid_request'],
  ['a wrong refresh token', { grant_type: 'refresh_token', refresh_token: 'x' }, 'invalid_request'],
])('the OAuth token endpoint refuses %s', async (_what, fields, error) => {
  const answer = await token(fields)
  expect([answer.status, answer.body]).toEqual([400, { error, error_description: expect.any(String) }])
})

test('an OAuth client may authenticate with Basic and gets 401 if its credentials are wrong', async () => {
  const ask = async (id: string, secret: string) =>
    post(
      '/oauth2/token',
      { grant_type: 'authorization_code', code: await codeOf(), code_verifier: verifier },
      { Authorization: `Basic ${btoa(`${id}:${secret}`)}` },
    )
  expect((await ask(there.app.clientId, there.app.clientSecret)).status).toBe(200)
  const wrong = await ask(there.app.clientId, 'another')
  expect([...errorOf(wrong), wrong.headers.get('www-authenticate')]).toEqual([
    401,
    'invalid_client',
    'Basic realm="oauth2"',
  ])
  expect(
    errorOf(
      await post('/oauth2/token', { grant_type: 'authorization_code', code: 'x' }, { Authorization: 'Basic ???' }),
    ),
  ).toEqual([401, 'invalid_client'])
})

test('an OAuth code works once, for its own client only, and a second use revokes its tokens', async () => {
  const code = await codeOf()
  expect(
    errorOf(
      await token({
        grant_type: 'authorization_code',
        client_id: there.plain.clientId,
        client_secret: there.plain.clientSecret,
        code,
      }),
    ),
  ).toEqual([400, 'invalid_request'])
  const { body } = await trade(code)
  expect((await getUser(body['access_token'])).status).toBe(200)
  expect(errorOf(await trade(code))).toEqual([400, 'invalid_request'])
  const late = await getUser(body['access_token'])
  expect([late.status, late.body.ErrorCode, late.headers.get('www-authenticate')]).toEqual([
    401,
    2002,
    'Bearer error="invalid_token"',
  ])
  expect(errorOf(await refresh(body['refresh_token']))).toEqual([400, 'invalid_request'])
})

test('only one of ten concurrent exchanges of an OAuth code gets a token', async () => {
  const code = await codeOf()
  const answers = await Promise.all(Array.from({ length: 10 }, () => trade(code)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('an OAuth code cannot be exchanged without its code verifier', async () => {
  const ask = async (fields: Fields) => (await trade(await codeOf(), fields)).status
  expect([await ask({ code_verifier: undefined }), await ask({ code_verifier: 'guessed' }), await ask({})]).toEqual([
    400, 400, 200,
  ])
})

test('a refresh token is exchanged for a new one, and reuse of the old one revokes the whole family', async () => {
  const first = (await trade(await codeOf())).body
  const second = (await refresh(first['refresh_token'])).body
  expect(second['refresh_token']).not.toBe(first['refresh_token'])
  expect([(await getUser(first['access_token'])).status, (await getUser(second['access_token'])).status]).toEqual([
    200, 200,
  ])
  expect(errorOf(await refresh(first['refresh_token']))).toEqual([400, 'invalid_request'])
  expect(errorOf(await refresh(second['refresh_token']))).toEqual([400, 'invalid_request'])
  expect((await getUser(second['access_token'])).body.ErrorCode).toBe(2002)
})

test('another OAuth client can neither use a refresh token nor revoke its family', async () => {
  const { body } = await trade(await codeOf())
  const foreign = {
    client_id: there.plain.clientId,
    client_secret: there.plain.clientSecret,
    grant_type: 'refresh_token',
    refresh_token: body['refresh_token'] as string,
  }
  expect((await token(foreign)).status).toBe(400)
  expect((await refresh(body['refresh_token'])).status).toBe(200)
  expect((await token(foreign)).status).toBe(400)
  expect((await getUser(body['access_token'])).status).toBe(200)
})

test('an OAuth token is invalid once its user is blocked or its client is removed', async () => {
  const other = await there.site.addUser({ email: 'bob@example.com', password: 'quiet-harbour-9', nick: 'Bob' })
  const brief = await addOauthClient(there.site.db, { name: 'Brief', redirectUris: [callback], scopes: ['read'] })
  const asBrief = { client_id: brief.clientId, client_secret: brief.clientSecret, provision_key: undefined }
  const made = await authorize({ client_id: brief.clientId, provision_key: brief.provisionKey })
  const ofBrief = (await trade(redirectOf(made).searchParams.get('code')!, asBrief)).body
  const ofBob = (await trade(await codeOf({ authenticated_userid: other }))).body
  expect([(await getUser(ofBrief['access_token'])).status, (await getUser(ofBob['access_token'])).status]).toEqual([
    200, 200,
  ])
  await there.site.db.query('DELETE FROM oauth_clients WHERE client_id = $1', [brief.clientId])
  await there.site.db.query('UPDATE users SET blocked_at = now() WHERE user_id = $1', [other])
  expect([(await getUser(ofBrief['access_token'])).status, (await getUser(ofBob['access_token'])).status]).toEqual([
    401, 401,
  ])
  expect(errorOf(await refresh(ofBob['refresh_token']))).toEqual([400, 'invalid_request'])
  expect(errorOf(await authorize({ authenticated_userid: other }))).toEqual([400, 'invalid_authenticated_userid'])
})

test('the site’s own access token works only together with its session', async () => {
  const ann = await there.site.visitor().login('ann@example.com', 'quiet-harbour-9')
  const accessToken = await ann.token()
  expect((await ann.call(usercenterGetuser, {})).status).toBe(200)
  expect((await getUser(accessToken)).body.ErrorCode).toBe(2001)
  const elsewhere = await there.site.visitor().login('ann@example.com', 'quiet-harbour-9')
  const answer = await elsewhere.send('GET', usercenterGetuser.path, {
    headers: { Authorization: `Bearer ${accessToken}` },
  })
  expect([answer.status, answer.body.ErrorCode]).toEqual([401, 2002])
  expect((await elsewhere.send('GET', usercenterGetuser.path)).body.ErrorCode).toBe(2002)
})

test('an anonymous access token gives no access to user calls', async () => {
  const anonymous = await there.site.visitor().token()
  expect((await getUser(anonymous)).body.ErrorCode).toBe(2001)
  const ann = await there.site.visitor().login('ann@example.com', 'quiet-harbour-9')
  expect(
    (await ann.send('GET', usercenterGetuser.path, { headers: { Authorization: `Bearer ${anonymous}` } })).body
      .ErrorCode,
  ).toBe(2002)
})

test('an OAuth client’s token authenticates its own user, whatever cookies are sent with it', async () => {
  await there.site.addUser({ email: 'cas@example.com', password: 'quiet-harbour-9', nick: 'Cas' })
  const cas = await there.site.visitor().login('cas@example.com', 'quiet-harbour-9')
  const { body } = await trade(await codeOf({ scope: 'write' }))
  const answer = await cas.call(
    usercenterModifynick,
    { nick: 'Ann Two' },
    { Authorization: `Bearer ${body['access_token']}` },
  )
  expect((answer.body.Data as { user: { userId: string } }).user.userId).toBe(there.userId)
})
