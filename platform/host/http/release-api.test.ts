import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { Db } from 'database/db'
import { SignJWT } from 'jose'
import { randomUUID } from 'node:crypto'
import { openTestDatabase } from 'sample-data/testing/test-database'
import { packBundle } from '../releases/bundle/pack-bundle.ts'
import { sha256Of } from '../releases/keys/signed-requests.ts'
import { readAudit } from '../releases/release-audit.ts'
import { noTraces, releaseApiScene, siteOrigin, type ReleaseApiScene } from '../testing/release-api-scene.ts'

let db: Db
let api: ReleaseApiScene
/** A release of brokers that no test publishes. */
const first = '0.9.0'

beforeAll(async () => {
  db = await openTestDatabase()
  api = await releaseApiScene(db)
  await api.desk.publish({ folder: api.build('brokers', first), actor: 'ann' })
})
afterEach(async () => {
  expect(await api.endProcesses()).toEqual([])
  expect(api.incoming()).toEqual([])
})
afterAll(async () => {
  api.remove()
  await db.close()
})

describe('publishing a release', () => {
  test('a team publishes its own area with its own key and activates the release', async () => {
    const published = await api.send('publish', {
      body: await api.bundleOf('brokers', '1.0.0'),
      claims: { reason: 'ticket 12' },
    })
    expect(published).toMatchObject({ status: 200, data: { area: 'brokers', version: '1.0.0', behind: [] } })
    expect(published.headers.get('x-release-epoch')).toBe('7')
    expect(published.headers.get('cache-control')).toBe('no-store')
    expect(await api.send('activate', { body: { version: '1.0.0', reason: 'go' } })).toMatchObject({ status: 200 })
    const [activated, line] = await readAudit(db, { area: 'brokers' })
    const actor = `brokers key ${api.keys.brokers!.keyId} (test)`
    expect(line).toMatchObject({ action: 'publish', version: '1.0.0', actor, reason: 'ticket 12' })
    expect(activated).toMatchObject({ action: 'activate', version: '1.0.0', actor, reason: 'go' })
    expect((await api.register.release({ area: 'brokers', version: '1.0.0' }))?.signedBy).toBe(api.keys.brokers!.keyId)
  })

  test('a team runs every release command for its own area, from canary to revoke', async () => {
    for (const version of ['1.1.0', '1.2.0'])
      await api.send('publish', { body: await api.bundleOf('brokers', version) })
    expect(await api.send('activate', { body: { version: first } })).toMatchObject({ status: 200 })
    expect(await api.send('canary', { body: { version: '1.1.0', percent: 5 } })).toMatchObject({ status: 200 })
    expect(await api.send('promote')).toMatchObject({ data: { from: first, to: '1.1.0' } })
    expect(await api.send('rollback')).toMatchObject({ data: { from: '1.1.0', to: first } })
    expect(await api.send('show', { body: { version: '1.1.0' } })).toMatchObject({ data: { revoked: true } })
    expect(await api.send('verify', { body: { version: '1.2.0' } })).toMatchObject({ data: { problems: [] } })
    const { link } = (await api.send('pin', { body: { version: '1.2.0' } })).data as { link: string }
    expect(link).toMatch(/^http:\/\/localhost\/pin\//)
    expect(await api.send('freeze')).toMatchObject({ status: 200 })
    expect(await api.send('activate', { body: { version: '1.2.0' } })).toMatchObject({
      status: 409,
      code: 3101,
      message: expect.stringContaining('is frozen'),
    })
    expect(await api.send('unfreeze')).toMatchObject({ status: 200 })
    expect(await api.send('prune', { body: { dryRun: true } })).toMatchObject({ data: { pruned: [], dryRun: true } })
    expect(await api.send('revoke', { body: { version: '1.2.0' } })).toMatchObject({ status: 200 })
    expect(((await api.send('list', { area: '' })).data as { area: string }[]).map(({ area }) => area)).toEqual([
      'brokers',
      'education',
      'shell',
    ])
  })

  test('publishing an existing version again is refused, however it is packed', async () => {
    expect(await api.send('publish', { body: await api.bundleOf('brokers', first) })).toMatchObject({
      status: 409,
      code: 3102,
      message: expect.stringContaining('never overwritten'),
    })
  })

  test('the ops key is accepted for every area', async () => {
    expect(
      await api.send('publish', {
        key: api.keys.ops!,
        area: 'education',
        body: await api.bundleOf('education', '2.0.0', 'ops'),
      }),
    ).toMatchObject({ status: 200 })
    expect(
      await api.send('canary', { key: api.keys.ops!, area: 'education', body: { version: '2.0.0', percent: 1 } }),
    ).toMatchObject({ status: 200 })
    expect(await api.send('rollback', { key: api.keys.ops!, area: 'education' })).toMatchObject({ status: 200 })
    expect(await api.send('prune', { key: api.keys.ops!, area: '', body: { dryRun: true } })).toMatchObject({
      status: 200,
    })
  })
})

describe('release commands without permission', () => {
  afterEach(async () => expect(await api.traces('brokers', '3.0.0')).toEqual(noTraces))

  test('the key of another area may neither publish nor run a command that changes anything', async () => {
    const key = api.keys.education!
    const body = await api.bundleOf('brokers', '3.0.0')
    expect(await api.send('publish', { key, body })).toMatchObject({
      status: 403,
      code: 2003,
      message: expect.stringContaining('it is valid for education'),
    })
    for (const verb of ['activate', 'canary', 'promote', 'rollback', 'revoke', 'freeze', 'unfreeze', 'pin', 'prune'])
      expect(await api.send(verb, { key, body: { version: '1.2.0', percent: 1 } })).toMatchObject({
        status: 403,
        code: 2003,
      })
    expect(await api.send('prune', { key, area: '', body: { dryRun: true } })).toMatchObject({ status: 403 })
    // Signed for its own area but containing a release of another one, which is refused whichever key signed that.
    expect(await api.send('publish', { key, area: 'education', body })).toMatchObject({
      status: 422,
      message: expect.stringContaining('a release of brokers, not of education'),
    })
  })

  test('every trusted key may list, show and verify releases', async () => {
    const key = api.keys.education!
    for (const [verb, body] of [
      ['list', {}],
      ['show', { version: first }],
      ['verify', { version: first }],
    ] as const)
      expect(await api.send(verb, { key, body })).toMatchObject({ status: 200 })
  })

  test('the server’s own key is refused over HTTP', async () => {
    const refused = await api.send('publish', {
      key: api.keys.local!,
      body: await api.bundleOf('brokers', '3.0.0', 'local'),
    })
    expect(refused).toMatchObject({ status: 403, message: expect.stringContaining("this server's own") })
    // A trusted key's token does not help it either.
    expect(await api.send('publish', { body: await api.bundleOf('brokers', '3.0.0', 'local') })).toMatchObject({
      status: 422,
      message: expect.stringContaining("this server's own"),
    })
  })

  test('an unsigned, wrongly signed or modified release is refused', async () => {
    expect(await api.send('publish', { body: await packBundle(api.build('brokers', '3.0.0')) })).toMatchObject({
      status: 422,
      message: expect.stringContaining('no release.sig'),
    })
    expect(await api.send('publish', { body: await api.bundleOf('brokers', '3.0.0', 'education') })).toMatchObject({
      status: 422,
      message: expect.stringContaining('may not release brokers'),
    })
    expect(
      await api.send('publish', {
        body: await api.bundleOf('brokers', '3.0.0', 'brokers', record =>
          Object.assign(record, { calls: ['no.such'] }),
        ),
      }),
    ).toMatchObject({ status: 422, message: expect.stringContaining('no.such') })
  })

  test('a caller with no token, an invalid token or an untrusted key is refused', async () => {
    expect(await api.send('publish', { token: '', body: await api.bundleOf('brokers', '3.0.0') })).toMatchObject({
      status: 401,
      code: 2001,
    })
    const refused = await api.send('publish', { key: api.keys.stranger!, body: await api.bundleOf('brokers', '3.0.0') })
    expect(refused).toMatchObject({ status: 401, message: expect.stringContaining('is not trusted here') })
    expect(refused.headers.get('www-authenticate')).toBe('Bearer')
    for (const token of ['x', 'a.b.c', 'eyJhbGciOiJub25lIn0.e30.'])
      expect(await api.send('list', { token })).toMatchObject({ status: 401 })
    // Claims the brokers' key id but is signed with another key.
    const forged = await api.tokenFor('list', { key: { ...api.keys.stranger!, keyId: api.keys.brokers!.keyId } })
    expect(await api.send('list', { token: forged })).toMatchObject({
      status: 401,
      message: expect.stringContaining('signature'),
    })
  })

  test('a page of another site is refused even with a valid token', async () => {
    expect(await api.send('list', { headers: { Origin: 'https://evil.example' } })).toMatchObject({
      status: 403,
      code: 2009,
    })
  })

  test('a caller who guesses tokens is rate-limited', async () => {
    const tries: number[] = []
    for (let time = 0; time < 32; time++) tries.push((await api.send('list', { token: 'x' })).status)
    expect(tries.slice(-2)).toEqual([429, 429])
  })
})

describe('a token of the release API', () => {
  test('a token is accepted once across all processes', async () => {
    const token = await api.tokenFor('list', { area: '' })
    expect(await api.send('list', { token })).toMatchObject({ status: 200 })
    for (const on of [0, 1])
      expect(await api.send('list', { token, on })).toMatchObject({
        status: 401,
        message: expect.stringContaining('used before'),
      })
  })

  test('only one of two concurrent requests with the same token is accepted', async () => {
    const token = await api.tokenFor('list', { area: '' })
    await api.addressOf('list', 1)
    const both = await Promise.all([api.send('list', { token, on: 0 }), api.send('list', { token, on: 1 })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  test('a token is valid only for its verb and its body', async () => {
    expect(await api.send('rollback', { token: await api.tokenFor('promote', {}) })).toMatchObject({
      status: 401,
      message: expect.stringContaining("is for 'promote'"),
    })
    expect(
      await api.send('activate', {
        body: { version: '1.2.0' },
        claims: { sha256: sha256Of(Buffer.from('{"version":"1.0.0"}')) },
      }),
    ).toMatchObject({ status: 401, message: expect.stringContaining('a different body') })
    const other = await api.bundleOf('brokers', '3.1.0')
    expect(
      await api.send('publish', { body: other, claims: { sha256: sha256Of(await api.bundleOf('brokers', '3.2.0')) } }),
    ).toMatchObject({ status: 401 })
    expect(await api.traces('brokers', '3.1.0')).toEqual(noTraces)
  })

  const seconds = () => Math.floor(Date.now() / 1000)
  const handMade = ({
    iat = seconds(),
    exp = iat + 60,
    aud = siteOrigin,
    jti = randomUUID() as string,
    alg = 'EdDSA',
  }: {
    iat?: number
    exp?: number
    aud?: string
    jti?: string
    alg?: string
  }) =>
    new SignJWT({ verb: 'list', area: '', sha256: sha256Of(Buffer.from('{}')), iat, exp, aud, jti })
      .setProtectedHeader({ alg, kid: api.keys.brokers!.keyId })
      .sign(api.keys.brokers!.privateKey)

  test.each([
    ['that is too old', () => handMade({ iat: seconds() - 100 }), /too old/],
    ['from the future', () => handMade({ iat: seconds() + 40 }), /from the future/],
    ['valid for an hour', () => handMade({ exp: seconds() + 3600 }), /lacks required claims/],
    ['for another server', () => handMade({ aud: 'https://staging.example' }), /for https:\/\/staging\.example/],
    ['without a unique id', () => handMade({ jti: 'x' }), /lacks required claims/],
  ])('a token %s is refused', async (_name, token, reason) => {
    expect(await api.send('list', { token: await token() })).toMatchObject({
      status: 401,
      message: expect.stringMatching(reason),
    })
  })

  test('a token is accepted despite a small clock difference', async () => {
    for (const off of [-20, 20])
      expect(await api.send('list', { token: await handMade({ iat: seconds() + off }) })).toMatchObject({ status: 200 })
  })
})

test('the release API answers 404 to unknown verbs and methods', async () => {
  for (const [method, verb] of [
    ['GET', 'list'],
    ['GET', 'revoked'],
    ['POST', 'keygen'],
    ['POST', 'constructor'],
    ['POST', 'revoked'],
  ] as const)
    expect((await fetch(await api.addressOf(verb), { method })).status).toBe(404)
})
