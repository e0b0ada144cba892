import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { startApi, START_MS } from 'backend/testing/api-under-test'
import type { ApiUnderTest } from 'backend/testing/api-under-test'
import { usercenterThirdlogin } from 'calls/third-party'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { CryptoKey } from 'jose'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

let site: ApiUnderTest
let provider: Server
let issuer: string
let key: CryptoKey

/** A stub provider: only its name and its keys. */
beforeAll(async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  key = privateKey
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' }] }
  provider = createServer((request, response) => {
    const told = {
      issuer,
      jwks_uri: `${issuer}/jwks`,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
    }
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(request.url === '/jwks' ? jwks : told))
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => provider.once('listening', resolve))
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  site = await startApi({
    sample: false,
    openid: [{ provider: 'house', name: 'House', issuer, clientId: 'site', clientSecret: 'secret-of-the-site' }],
  })
}, START_MS)
afterAll(async () => {
  await site.close()
  provider.close()
})
afterEach(() => expect(site.errors).toEqual([]))

const idToken = () =>
  new SignJWT({})
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer(issuer)
    .setAudience('site')
    .setSubject('petra')
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(key)
const login = async (credential: string) =>
  (await site.visitor().call(usercenterThirdlogin, { provider: 'house', credential })).body.ErrorCode

/** Other spellings of the same signature: in base64url, four bits of the last character of 256 bytes are unused. */
function otherSpellings(token: string): string[] {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const last = alphabet.indexOf(token.at(-1)!)
  const trailing = `${token.slice(0, -1)}${alphabet[last ^ 1]}`
  return [
    trailing,
    `${token}==`,
    `${token}\n`,
    token
      .split('.')
      .map((part, index) => (index === 2 ? part.replaceAll('-', '+').replaceAll('_', '/') : part))
      .join('.'),
  ]
}

test('an ID token is accepted once, however its signature is encoded', async () => {
  const token = await idToken()
  expect(await login(token)).toBe(0)
  for (const spelling of [token, ...otherSpellings(token)]) expect(await login(spelling)).toBe(2005)
})

test('a second ID token of the same person is accepted', async () => {
  expect([await login(await idToken()), await login(await idToken())]).toEqual([0, 0])
})
