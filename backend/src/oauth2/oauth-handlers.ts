import { oauth2Authorize, oauth2Token } from 'calls/oauth2'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallContext, CallHandler } from 'platform/api/handle'
import { createAttemptLimit } from 'platform/api/limits/attempt-limits'
import { createNetworkLimit } from 'platform/api/limits/network-limits'
import { spendAttempt } from 'platform/api/limits/spend-attempt'
import { sessionToken } from 'shared-state/api/session'
import { ACCESS_TOKEN_SECONDS } from '../accounts/access-tokens.ts'
import type { AccessTokens } from '../accounts/access-tokens.ts'
import { SITE_CLIENT } from '../accounts/oauth-clients.ts'
import { beginGrant, redeemCode } from '../accounts/oauth-grants.ts'
import { authorize } from './authorize.ts'
import { malformed, noStoreHeaders, oauthRefusal, overHttpsOnly } from './oauth-error.ts'
import { tradeToken } from './trade-token.ts'

/** A tab requests one token every ten minutes, and each page load one. */
const TOKENS_BY_SESSION = { most: 300, seconds: 600 }
/** Many people can share one IPv4 address. */
const TOKENS_BY_NETWORK = { most: 3000, seconds: 600 }

export interface OauthDeps {
  db: Db
  tokens: AccessTokens
  /** The site runs on this machine only: secrets may be sent over plain http. */
  isLocal: boolean
}

/** Spec 7.2: the grant for other clients, and for the site's own pages. */
export function oauthHandlers({ db, tokens, isLocal }: OauthDeps): CallHandler[] {
  const [bySession, byNetwork] = [createAttemptLimit(TOKENS_BY_SESSION), createNetworkLimit(TOKENS_BY_NETWORK)]
  const enter = ({ caller, setHeader }: CallContext) => {
    if (!isLocal && !caller.arrived?.secure) throw oauthRefusal(overHttpsOnly)
    Object.entries(noStoreHeaders).forEach(([name, value]) => setHeader(name, value))
  }
  return [
    inItsForm(
      handle(oauth2Authorize, async (request, context) => {
        enter(context)
        return authorize(db, request)
      }),
    ),
    inItsForm(
      handle(oauth2Token, async (request, context) => {
        enter(context)
        return tradeToken({ db, tokens }, request, context.caller.arrived?.authorization)
      }),
    ),
    // The same grant, performed by the server itself: the browser sees neither code nor secret (decisions 2).
    handle(sessionToken, async (_input, { caller }) => {
      const { user, sessionId, ip } = caller
      if (sessionId !== null) spendAttempt(bySession, sessionId)
      spendAttempt(byNetwork, ip)
      const code = await beginGrant(db, { clientId: SITE_CLIENT, userId: user?.userId ?? null, sessionId })
      const grant = await redeemCode(db, { clientId: SITE_CLIENT, code })
      if (!grant) throw new Error('a newly issued code was refused')
      return { access_token: await tokens.issue(grant), expires_in: ACCESS_TOKEN_SECONDS }
    }),
  ]
}

/** A request refused for its fields is refused in OAuth's format as well. */
const inItsForm = (handler: CallHandler): CallHandler => ({
  ...handler,
  asRefusal: refusal => (refusal.bare || refusal.status !== 400 ? refusal : malformed(refusal)),
})
