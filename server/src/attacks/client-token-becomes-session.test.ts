import { beforeAll, expect, test } from '@jest/globals'
import { challenge, oauthScene, redirectOf, verifier } from 'backend/testing/oauth-scene'
import { allCalls } from 'calls/all-calls'
import { invokeCalls } from 'calls/invoke'
import { usercenterGetcookie } from 'calls/qr-sign-in'
import { isOpenToRendering } from 'shared-state/api/call-scope'
import { accountRoles, type CallDeclaration } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'

const { there, post, trade, codeOf } = oauthScene()
const tokens: Record<'read' | 'write' | 'none', string> = { read: '', write: '', none: '' }

beforeAll(async () => {
  await there.site.db.query(`UPDATE users SET roles = '{moderator,ops}' WHERE user_id = $1`, [there.userId])
  for (const scope of ['read', 'write'] as const)
    tokens[scope] = (await trade(await codeOf({ scope }))).body['access_token'] as string
  const plain = { client_id: there.plain.clientId, client_secret: there.plain.clientSecret }
  const asked = {
    response_type: 'code',
    ...plain,
    client_secret: undefined,
    provision_key: there.plain.provisionKey,
    authenticated_userid: there.userId,
    ...challenge,
  }
  const code = redirectOf(await post('/oauth2/authorize', asked)).searchParams.get('code')!
  tokens.none = (
    await post('/oauth2/token', { grant_type: 'authorization_code', ...plain, code, code_verifier: verifier })
  ).body['access_token'] as string
})

const bearer = (token: string) => ({ Authorization: `Bearer ${token}`, 'X-Requested-With': 'XMLHttpRequest' })

/** Whether a call refuses a client's token because of its scope; the input is invalid for every call, so nothing is executed. */
async function isRefused({ method, path }: CallDeclaration, token: string): Promise<boolean> {
  const address = path.replace(/\{\w+\}/g, 'en')
  const headers = bearer(token)
  const isGet = method === 'GET'
  const answer = await there.site
    .visitor()
    .fetch(
      method,
      isGet ? `${address}?notAField=1` : address,
      isGet ? { headers } : { headers, body: { notAField: 1 } },
    )
  const text = await answer.text()
  const code = text.startsWith('{') ? (JSON.parse(text) as { ErrorCode?: number }).ErrorCode : undefined
  if (code !== errorCodes.scopeMissing) return false
  expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([403, 'Bearer error="insufficient_scope"'])
  return true
}

test('a client token cannot be exchanged for a session, with or without browser cookies', async () => {
  const ann = await there.site.visitor().login('ann@example.com', 'quiet-harbour-9')
  for (const visitor of [there.site.visitor(), ann]) {
    const answer = await visitor.fetch('POST', usercenterGetcookie.path, { body: {}, headers: bearer(tokens.read) })
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []])
    expect(((await answer.json()) as { ErrorCode: number }).ErrorCode).toBe(errorCodes.scopeMissing)
  }
})

test('a caller without a session has none to renew', async () => {
  const caller = {
    user: { userId: there.userId, roles: [] },
    sessionId: null,
    authorised: true,
    lang: 'en' as const,
    country: '',
    ip: '203.0.113.9',
  }
  const { body, setCookies } = await there.site.api.invoke({ call: usercenterGetcookie, input: {}, caller })
  expect([body.ErrorCode, setCookies]).toEqual([errorCodes.sessionOver, []])
})

test.each(['home', 'usercenter'])(
  '%s.invoke refuses a client token the same calls that it may not make directly',
  async group => {
    const headers = bearer(tokens.read)
    const send = (path: string, body: object) => there.site.visitor().send('POST', path, { body, headers })
    for (const version of ['invoke', 'invokev3']) {
      const { status, body } = await send(pathOf(`${group}.${version}`), { route: 'usercenter$getcookie' })
      expect([status, body.ErrorCode]).toEqual([403, errorCodes.scopeMissing])
    }
    const { body } = await send(pathOf(`${group}.invokev2`), {
      calls: [
        { id: 'a', route: 'usercenter$getcookie' },
        { id: 'b', route: 'usercenter$getuser' },
      ],
    })
    expect((body.Data as { items: { ErrorCode: number }[] }).items.map(({ ErrorCode }) => ErrorCode)).toEqual([
      errorCodes.scopeMissing,
      0,
    ])
  },
)

const pathOf = (name: string) => invokeCalls.find(call => call.name === name)!.path

/** The first call of each scope and method. */
const oneOfEachScope = [...new Map(allCalls.toReversed().map(call => [`${call.scope} ${call.method}`, call])).values()]

test.each(['read', 'write', 'none'] as const)(
  'with the scope %s, the token of a moderator and operator allows only public calls and calls of that scope',
  async granted => {
    for (const call of granted === 'none' ? allCalls : oneOfEachScope)
      expect([call.name, await isRefused(call, tokens[granted])]).toEqual([
        call.name,
        call.scope !== 'public' && call.scope !== granted,
      ])
  },
)

test('every public call is open to anyone, and every cached call is public', () => {
  expect(
    allCalls.filter(({ scope, who }) => scope === 'public' && !who.includes('any')).map(({ name }) => name),
  ).toEqual([])
  expect(
    allCalls.filter(({ scope, cacheMinutes }) => cacheMinutes && scope !== 'public').map(({ name }) => name),
  ).toEqual([])
})

const isRole = (actor: string) => (accountRoles as readonly string[]).includes(actor)

test('calls that only moderators or only operators may make have the moderation and operations scopes', () => {
  const scopesOf = (role: 'moderator' | 'ops') => [
    ...new Set(allCalls.filter(({ who }) => who.every(actor => actor === role)).map(({ scope }) => scope)),
  ]
  expect([scopesOf('moderator'), scopesOf('ops')]).toEqual([['moderation'], ['operations']])
  const ofRoles = allCalls.filter(({ who }) => who.every(isRole)).map(({ scope }) => scope)
  expect(new Set(ofRoles)).toEqual(new Set(['moderation', 'operations']))
})

test('a call that moderators share with users has the scope of those users', () => {
  const shared = allCalls.filter(({ who }) => who.some(isRole) && !who.every(isRole))
  expect(shared.map(({ name, scope }) => [name, scope])).toEqual([['exposure.close', 'read']])
})

test('calls that wrap calls, create sessions or change security are not available while a page is rendered', () => {
  const open = allCalls.filter(isOpenToRendering)
  const beside = open.filter(({ scope }) => scope !== 'public' && scope !== 'read' && scope !== 'write')
  expect(beside.map(({ name }) => name).sort()).toEqual([
    'article.desk',
    'article.draft',
    'exposure.noticereview',
    'live7x24.desk',
    'moderation.detail',
    'moderation.queue',
    'survey.desk',
    'survey.draft',
    'usercenter.setscanned',
  ])
  expect(invokeCalls).not.toHaveLength(0)
  expect(open.filter(call => invokeCalls.includes(call))).toEqual([])
})
