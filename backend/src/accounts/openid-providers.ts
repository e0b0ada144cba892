import { createRemoteJWKSet, jwtVerify } from 'jose'
import type { JWTPayload } from 'jose'
import type { Configuration } from 'openid-client'

/** An OpenID Connect provider that users may sign in through. */
export interface OpenidSettings {
  /** Name in URLs: google. */
  provider: string
  /** Display name: Google. */
  name: string
  issuer: string
  clientId: string
  clientSecret: string
}

/** Milliseconds for one request to a provider. */
const ANSWER_MS = 8_000
/** Maximum age of an ID token that an app hands over. */
const CREDENTIAL_AGE = '10m'

/** A person's identity at a provider. */
export interface ProviderIdentity {
  provider: string
  subject: string
  /** Their name there. */
  nick: string | null
  /** In lower case, and only if the provider has verified it. */
  email: string | null
}

/** State of a sign-in that the browser has to bring back from the provider. */
export interface OpenidFlow {
  provider: string
  state: string
  nonce: string
  verifier: string
}

export interface OpenidProviders {
  list: readonly Pick<OpenidSettings, 'provider' | 'name'>[]
  /** The provider's address to redirect the browser to; rejects if the provider does not answer. */
  begin(provider: string): Promise<{ url: string; flow: OpenidFlow }>
  /** The person who returned with this query; rejects if any check fails. */
  finish(flow: OpenidFlow, query: Record<string, string | undefined>): Promise<ProviderIdentity>
  /** The person an ID token was issued for, if an app obtained it for this site; rejects any other token. */
  readCredential(provider: string, credential: string): Promise<ProviderIdentity>
}

/** Path of the callback on the site's origin; it has to be registered with the provider. */
export const OPENID_CALLBACK = '/wikifxweb-v1/usercenter/openidcallback-v1'

/**
 * Sign-in through OpenID Connect: authorization code with PKCE and nonce. Each provider's metadata is fetched
 * once, when it is first needed.
 */
export function createOpenidProviders(settings: readonly OpenidSettings[], origin: string): OpenidProviders {
  const redirectUri = origin + OPENID_CALLBACK
  const known = new Map<string, Promise<Configuration>>()
  const settingsOf = (provider: string): OpenidSettings => {
    const found = settings.find(one => one.provider === provider)
    if (!found) throw new Error(`unknown sign-in provider ${provider}`)
    return found
  }
  // The client library is only needed where a provider is configured.
  const client = () => import('openid-client')

  function configurationOf(provider: string): Promise<Configuration> {
    const asked = known.get(provider) ?? discover(settingsOf(provider))
    known.set(provider, asked)
    asked.catch(() => known.delete(provider))
    return asked
  }

  async function discover({ issuer, clientId, clientSecret }: OpenidSettings): Promise<Configuration> {
    const { allowInsecureRequests, discovery } = await client()
    // A provider over plain http is on this machine: the settings allow no other.
    const execute = issuer.startsWith('http:') ? [allowInsecureRequests] : []
    return discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: ANSWER_MS / 1000 })
  }

  return {
    list: settings.map(({ provider, name }) => ({ provider, name })),

    async begin(provider) {
      const openid = await client()
      const configuration = await configurationOf(provider)
      const flow = {
        provider,
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      }
      const url = openid.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, flow }
    },

    async finish({ provider, state, nonce, verifier }, query) {
      const openid = await client()
      const cameTo = new URL(redirectUri)
      for (const [name, value] of Object.entries(query)) if (value !== undefined) cameTo.searchParams.set(name, value)
      const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true }
      const configuration = await configurationOf(provider)
      const tokens = await openid.authorizationCodeGrant(configuration, cameTo, checks)
      const claims = tokens.claims()
      if (!claims) throw new Error(`${provider} sent no ID token`)
      // Some providers return the profile only from the userinfo endpoint.
      const isTold = claims.email !== undefined || !configuration.serverMetadata().userinfo_endpoint
      const more = isTold ? {} : await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)
      return personOf(provider, { ...more, ...claims })
    },

    async readCredential(provider, credential) {
      const { clientId } = settingsOf(provider)
      const { issuer, jwks_uri } = (await configurationOf(provider)).serverMetadata()
      if (!jwks_uri) throw new Error(`${provider} publishes no key address (jwks_uri)`)
      const keys = createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: ANSWER_MS })
      const { payload } = await jwtVerify(credential, keys, {
        issuer,
        audience: clientId,
        maxTokenAge: CREDENTIAL_AGE,
        requiredClaims: ['exp', 'sub'],
      })
      if (Array.isArray(payload.aud) && payload.aud.length > 1 && payload['azp'] !== clientId)
        throw new Error('the ID token was issued to another client')
      return personOf(provider, payload)
    },
  }
}

function personOf(provider: string, claims: JWTPayload): ProviderIdentity {
  const { sub, email, email_verified, name, preferred_username } = claims as Record<string, unknown>
  if (typeof sub !== 'string' || sub === '') throw new Error(`${provider} sent no subject (sub)`)
  const called = [preferred_username, name].find(one => typeof one === 'string')
  // Some providers send the flag as a string.
  const isTheirs = email_verified === true || email_verified === 'true'
  return {
    provider,
    subject: sub,
    nick: nickOf(called),
    email: isTheirs && typeof email === 'string' ? email.toLowerCase() : null,
  }
}

/** A nickname made from a provider's name, cut to what is allowed here (decisions 3). */
function nickOf(name: string | undefined): string | null {
  const nick = [...(name ?? '').replace(/\p{C}/gu, '').trim()].slice(0, 20).join('').slice(0, 20).trim()
  return [...nick].length >= 2 ? nick : null
}
