import { afterEach, expect, jest, test } from '@jest/globals'
import { SignJWT } from 'jose'
import { keyFor } from 'platform/api/keys'
import { createAccessTokens } from './access-tokens.ts'

const tokens = createAccessTokens(new Uint8Array(32).fill(1))
const grant = { grantId: 'grant-1', clientId: 'site', sessionId: 'session-a' }
afterEach(() => void jest.useRealTimers())

test('an access token reads back as the grant it was issued for, with and without a session', async () => {
  expect(await tokens.read(await tokens.issue(grant))).toEqual(grant)
  const anonymous = { ...grant, sessionId: null }
  expect(await tokens.read(await tokens.issue(anonymous))).toEqual(anonymous)
})

test('an access token that is modified, unsigned, malformed or signed with another secret is rejected', async () => {
  const foreign = await createAccessTokens(new Uint8Array(32).fill(2)).issue(grant)
  const [head, body = '', mark] = (await tokens.issue(grant)).split('.')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
  const changed = [head, Buffer.from(JSON.stringify({ ...claims, sid: 'session-b' })).toString('base64url'), mark].join(
    '.',
  )
  const unsigned = [Buffer.from('{"alg":"none"}').toString('base64url'), body, ''].join('.')
  expect(await Promise.all([foreign, changed, unsigned, 'rubbish', ''].map(tokens.read))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})

test('an access token expires after ten minutes', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
  const token = await tokens.issue(grant)
  jest.setSystemTime(Date.now() + 599_000)
  expect(await tokens.read(token)).toEqual(grant)
  jest.setSystemTime(Date.now() + 1_000)
  expect(await tokens.read(token)).toBeNull()
})

const claims = { gid: 'grant-1', cid: 'site' }
const sign = (payload: object, purpose = 'access token') =>
  new SignJWT({ ...payload }).setProtectedHeader({ alg: 'HS256' }).sign(keyFor(new Uint8Array(32).fill(1), purpose))
const soon = () => Math.floor(Date.now() / 1000) + 60

test('an access token has an end, a grant and a client, and the key of its purpose', async () => {
  expect(await tokens.read(await sign({ ...claims, exp: soon() }))).toEqual({
    grantId: 'grant-1',
    clientId: 'site',
    sessionId: null,
  })
  const { gid, cid } = claims
  for (const payload of [claims, { gid, exp: soon() }, { cid, exp: soon() }])
    expect(await tokens.read(await sign(payload))).toBeNull()
  expect(await tokens.read(await sign({ ...claims, exp: soon() }, 'known device'))).toBeNull()
})
