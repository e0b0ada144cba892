import { expect, test } from '@jest/globals'
import { createHash } from 'node:crypto'
import { startApi, START_MS } from '../testing/api-under-test.ts'
import { callback, challenge, errorOf, oauthScene, otherCallback, redirectOf } from '../testing/oauth-scene.ts'

const { there, post, authorizing, authorize, codeOf, trade, getUser } = oauthScene()

test('an OAuth code is exchanged for a token that authenticates the user without a session', async () => {
  const authorized = await authorize({ state: 'a b&c' })
  const to = redirectOf(authorized)
  expect([authorized.status, to.origin + to.pathname]).toEqual([200, 'https://app.example/callback'])
  expect(Object.keys(authorized.body)).toEqual(['redirect_uri'])
  expect([...to.searchParams.keys()]).toEqual(['from', 'code', 'state'])
  expect(to.searchParams.get('state')).toBe('a b&c')
  const traded = await trade(to.searchParams.get('code')!)
  expect([traded.status, traded.body]).toEqual([
    200,
    {
      access_token: expect.any(String),
      token_type: 'bearer',
      expires_in: 600,
      refresh_token: expect.stringMatching(/^[\w-]{43}$/),
    },
  ])
  const { status, body } = await getUser(traded.body['access_token'])
  expect([status, (body.Data as { user: { nick: string } }).user.nick]).toEqual([200, 'Ann'])
})

test.each([
  ['authorize', () => authorize()],
  ['token', () => trade('none')],
])('the OAuth endpoint %s answers with no-store', async (_name, ask) => {
  const { headers } = await ask()
  expect([headers.get('cache-control'), headers.get('pragma')]).toEqual(['no-store', 'no-cache'])
})

test('OAuth authorize accepts JSON, a form or a query', async () => {
  const query = new URLSearchParams(authorizing() as Record<string, string>)
  const ask = async (init: RequestInit, suffix = '') => {
    const answer = await fetch(`${there.site.url}/oauth2/authorize${suffix}`, { method: 'POST', ...init })
    return [answer.status, ((await answer.json()) as { redirect_uri: string }).redirect_uri.includes('code=')]
  }
  expect(await ask({ body: query })).toEqual([200, true])
  expect(await ask({}, `?${query}`)).toEqual([200, true])
  expect(await ask({ body: JSON.stringify(authorizing()), headers: { 'Content-Type': 'application/json' } })).toEqual([
    200,
    true,
  ])
})

test.each([
  ['no provision key', { provision_key: undefined }, 'invalid_provision_key'],
  ['a wrong provision key', { provision_key: 'x'.repeat(43) }, 'invalid_provision_key'],
  ['an unknown client', { client_id: 'nobody' }, 'invalid_client'],
  ['no client', { client_id: undefined }, 'invalid_client'],
  ['the site’s own client', { client_id: 'site' }, 'invalid_client'],
  ['no user', { authenticated_userid: undefined }, 'invalid_authenticated_userid'],
  ['an unknown user', { authenticated_userid: 'nobody' }, 'invalid_authenticated_userid'],
])('OAuth authorize refuses %s without a redirect', async (_what, changed, error) => {
  const answer = await authorize(changed)
  expect([answer.status, answer.body]).toEqual([400, { error, error_description: expect.any(String) }])
})

test('a provision key is invalid for another OAuth client', async () => {
  expect(errorOf(await authorize({ provision_key: there.plain.provisionKey }))).toEqual([400, 'invalid_provision_key'])
})

test.each([
  ['no response type', { response_type: undefined }, 'unsupported_response_type', callback],
  [
    'another response type',
    { response_type: 'token', redirect_uri: otherCallback },
    'unsupported_response_type',
    otherCallback,
  ],
  ['no scope', { scope: undefined }, 'invalid_scope', callback],
  ['a scope that the client does not have', { scope: 'read admin' }, 'invalid_scope', callback],
  ['an address that is not registered', { redirect_uri: 'https://evil.example/' }, 'invalid_request', callback],
  ['an address that extends a registered one', { redirect_uri: `${otherCallback}/x` }, 'invalid_request', callback],
  [
    'a plain code challenge',
    { code_challenge: 'a'.repeat(43), code_challenge_method: 'plain' },
    'invalid_request',
    callback,
  ],
  ['no code challenge', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request', callback],
  ['a challenge without its method', { code_challenge_method: undefined }, 'invalid_request', callback],
])(
  'OAuth authorize reports %s to the client in the query of a registered address',
  async (_what, changed, error, address) => {
    const answer = await authorize({ state: 's1', ...changed })
    const to = redirectOf(answer)
    expect([
      answer.status,
      Object.keys(answer.body),
      to.searchParams.get('error'),
      to.searchParams.get('state'),
      to.searchParams.has('code'),
    ]).toEqual([400, ['redirect_uri'], error, 's1', false])
    expect(to.host).toBe(new URL(address).host)
  },
)

test('an OAuth client without scopes needs no scope', async () => {
  const fields = {
    response_type: 'code',
    client_id: there.plain.clientId,
    provision_key: there.plain.provisionKey,
    authenticated_userid: there.userId,
    ...challenge,
  }
  expect((await post('/oauth2/authorize', fields)).status).toBe(200)
})

test('a field of a wrong type and an unknown field are refused as an OAuth error that names them', async () => {
  const answer = await there.site
    .visitor()
    .send('POST', '/oauth2/authorize', { body: { ...authorizing(), client_id: 5, more: 'x' } })
  expect([answer.status, answer.body['error']]).toEqual([400, 'invalid_request'])
  expect(answer.body['error_description']).toMatch(/client_id: [^:]*more: /)
})

test('an OAuth code expires after 300 seconds', async () => {
  const early = await codeOf()
  const late = await codeOf()
  const age = (code: string, seconds: number) =>
    there.site.db.query(
      `UPDATE oauth_grants SET code_expires_at = code_expires_at - make_interval(secs => $2) WHERE code_hash = $1`,
      [createHash('sha256').update(code).digest('hex'), seconds],
    )
  await Promise.all([age(early, 290), age(late, 301)])
  expect([(await trade(early)).status, (await trade(late)).status]).toEqual([200, 400])
})

test('an OAuth code requested without a redirect address may be exchanged without one', async () => {
  const ask = async (redirect_uri?: string) => (await trade(await codeOf(), { redirect_uri })).status
  expect([await ask(), await ask(callback)]).toEqual([200, 200])
})

test('OAuth authorize refuses a deleted account', async () => {
  const gone = await there.site.addUser({ email: 'gone@example.com', password: 'quiet-harbour-9', nick: 'Gone' })
  await there.site.db.query('UPDATE users SET deleted_at = now() WHERE user_id = $1', [gone])
  expect(errorOf(await authorize({ authenticated_userid: gone }))).toEqual([400, 'invalid_authenticated_userid'])
})

test('OAuth secrets, keys, codes and tokens are not stored in plain text', async () => {
  const code = await codeOf()
  const { body } = await trade(code)
  const rows = await Promise.all(
    ['oauth_clients', 'oauth_grants', 'oauth_refresh_tokens'].map(table =>
      there.site.db.query(`SELECT * FROM ${table}`),
    ),
  )
  const all = JSON.stringify(rows)
  for (const secret of [
    there.app.clientSecret,
    there.app.provisionKey,
    code,
    body['refresh_token'],
    body['access_token'],
  ])
    expect(all).not.toContain(secret)
})

test(
  'the OAuth endpoints of a public site work only over HTTPS',
  async () => {
    const remote = await startApi({ origin: 'https://site.example', sample: false })
    const ask = async (path: string, forwarded: string) => {
      const { status, body } = await remote
        .visitor()
        .send('POST', path, { body: {}, headers: { 'X-Forwarded-Proto': forwarded } })
      return [status, body['error']]
    }
    expect(await ask('/oauth2/authorize', 'http')).toEqual([400, 'access_denied'])
    expect(await ask('/oauth2/token', 'http')).toEqual([400, 'access_denied'])
    expect(await ask('/oauth2/authorize', 'https')).toEqual([400, 'invalid_provision_key'])
    expect(await ask('/oauth2/token', 'https')).toEqual([400, 'unsupported_grant_type'])
    await remote.close()
  },
  START_MS,
)
