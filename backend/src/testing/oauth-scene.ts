import { afterAll, afterEach, beforeAll, expect } from '@jest/globals'
import { usercenterGetuser } from 'calls/users'
import { createHash } from 'node:crypto'
import { addOauthClient } from '../accounts/oauth-clients.ts'
import type { OauthCredentials } from '../accounts/oauth-clients.ts'
import { startApi, START_MS } from './api-under-test.ts'
import type { ApiUnderTest } from './api-under-test.ts'
import type { HttpAnswer } from './visitor.ts'

export const callback = 'https://app.example/callback?from=us'
export const otherCallback = 'http://127.0.0.1:9000/back'
/** PKCE: every code of the scene is issued and exchanged with this verifier (RFC 7636). */
export const verifier = 'a-verifier-that-is-long-enough-to-be-taken-for-one'
export const challenge = {
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
}

export type Fields = Record<string, string | undefined>

interface Registered {
  site: ApiUnderTest
  /** A client with two addresses and two scopes, and one without scopes. */
  app: OauthCredentials
  plain: OauthCredentials
  /** The user, Ann. */
  userId: string
}

/** A site with a user and two clients for the tests of the calling file; they exist from the first test on. */
export function oauthScene() {
  const there = {} as Registered
  beforeAll(async () => {
    const site = await startApi({ sample: false })
    Object.assign(there, {
      site,
      userId: await site.addUser({ email: 'ann@example.com', password: 'quiet-harbour-9', nick: 'Ann' }),
      app: await addOauthClient(site.db, {
        name: 'App',
        redirectUris: [callback, otherCallback],
        scopes: ['read', 'write'],
      }),
      plain: await addOauthClient(site.db, { name: 'Plain', redirectUris: ['https://plain.example/'], scopes: [] }),
    })
  }, START_MS)
  afterAll(() => there.site.close())
  afterEach(() => expect(there.site.errors).toEqual([]))

  const post = (path: string, fields: Fields, headers = {}) =>
    there.site.visitor().send('POST', path, { body: fields, headers })
  const authorizing = (changed: Fields = {}): Fields => ({
    response_type: 'code',
    client_id: there.app.clientId,
    provision_key: there.app.provisionKey,
    authenticated_userid: there.userId,
    scope: 'read',
    ...challenge,
    ...changed,
  })
  const authorize = (changed: Fields = {}) => post('/oauth2/authorize', authorizing(changed))
  const token = (fields: Fields, headers = {}) =>
    post('/oauth2/token', { client_id: there.app.clientId, client_secret: there.app.clientSecret, ...fields }, headers)
  return {
    there,
    post,
    authorizing,
    authorize,
    token,
    codeOf: async (changed: Fields = {}) => redirectOf(await authorize(changed)).searchParams.get('code')!,
    trade: (code: string, changed: Fields = {}) =>
      token({ grant_type: 'authorization_code', code, code_verifier: verifier, ...changed }),
    refresh: (refreshToken: unknown) => token({ grant_type: 'refresh_token', refresh_token: refreshToken as string }),
    getUser: (accessToken: unknown) =>
      there.site.visitor().send('GET', usercenterGetuser.path, { headers: { Authorization: `Bearer ${accessToken}` } }),
  }
}

export const redirectOf = ({ body }: HttpAnswer) => new URL(body['redirect_uri'] as string)
export const errorOf = ({ status, body }: HttpAnswer) => [status, body['error']]
