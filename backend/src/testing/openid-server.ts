import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

/**
 * An OpenID Connect provider for tests, in a separate process (`fork`). On the message `{redirectUri}` it answers with its address; after
 * `{person}`, every sign-in is by that person, without a form. `person` null: they decline.
 */
let person: string | null = null
let provider: Provider | undefined

const server = createServer((request, response) => {
  const answer = request.url?.startsWith('/interaction/')
    ? letIn(request, response)
    : Promise.resolve(provider!.callback()(request, response))
  answer.catch((error: unknown) => response.writeHead(500).end(String(error)))
})

async function letIn(
  request: Parameters<Provider['interactionDetails']>[0],
  response: Parameters<Provider['interactionDetails']>[1],
) {
  const { params } = await provider!.interactionDetails(request, response)
  if (person === null) return provider!.interactionFinished(request, response, { error: 'access_denied' })
  const grant = new provider!.Grant({ accountId: person, clientId: String(params.client_id) })
  grant.addOIDCScope('openid email profile')
  await provider!.interactionFinished(request, response, {
    login: { accountId: person },
    consent: { grantId: await grant.save() },
  })
}

process.on('message', (told: { redirectUri: string } | { person: string | null }) => {
  if ('person' in told) return void (person = told.person)
  server.listen(0, '127.0.0.1', () => {
    const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
    provider = new Provider(issuer, {
      clients: [{ client_id: 'site', client_secret: 'secret-of-the-site', redirect_uris: [told.redirectUri] }],
      claims: { email: ['email', 'email_verified'], profile: ['name', 'preferred_username'] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      cookies: { keys: ['a key for tests'] },
      findAccount: (_context, accountId) => ({
        accountId,
        claims: () => ({
          sub: accountId,
          name: `${accountId} of Elsewhere`,
          email: `${accountId}@id.example`,
          email_verified: !accountId.startsWith('unsure'),
        }),
      }),
    })
    process.send?.({ issuer })
  })
})
