import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const HOUSE = 'house'
const CLIENT = 'site'
const keys = generateKeyPair('RS256')
let issuer = ''

/** A sign-in provider that publishes its addresses and its key. */
export async function startTestProvider() {
  const server = createServer((request, response) => {
    const publish = async () =>
      request.url === '/jwks'
        ? { keys: [{ ...(await exportJWK((await keys).publicKey)), alg: 'RS256' }] }
        : {
            issuer,
            authorization_endpoint: `${issuer}/authorize`,
            token_endpoint: `${issuer}/token`,
            jwks_uri: `${issuer}/jwks`,
          }
    void publish().then(shown => response.setHeader('Content-Type', 'application/json').end(JSON.stringify(shown)))
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    settings: { provider: HOUSE, name: 'House', issuer, clientId: CLIENT, clientSecret: 'secret-of-the-site' },
    close: () => new Promise(resolve => server.close(resolve)),
  }
}

/** An ID token that the provider has issued for this site. */
export const credentialOf = async (subject: string): Promise<string> =>
  new SignJWT({})
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuer(issuer)
    .setAudience(CLIENT)
    .setSubject(subject)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign((await keys).privateKey)
