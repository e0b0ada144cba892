import { declareCall } from 'shared-state/api/declare-call'
import { int, literal, object, optional, strictObject, string } from 'shared-state/schema'
import { text } from './entities/fields.ts'

/**
 * The authorization code grant as in Kong's OAuth 2.0 plugin (spec 7.2, decisions 2): JSON, a form or a query; over https
 * unless the site's own address is local. Missing or wrong fields are refused as `{error, error_description}`, so no field
 * is required here.
 */
const grant = { section: 'OAuth2', scope: 'session', method: 'POST', body: 'any', frame: 'bare' } as const
const word = optional(text(0, 200))

/**
 * Issues a code for one use within 300 s, in the query of `redirect_uri`. Called by the operator of the consent page, who proves
 * this with the provision key. Once the client is known and the key is right, errors are in that query too (still 400). PKCE is
 * required, as with Kong's `pkce: strict`: `code_challenge` with `code_challenge_method` S256. Scopes: `read`, `write`.
 */
export const oauth2Authorize = declareCall({
  ...grant,
  name: 'oauth2.authorize',
  path: '/oauth2/authorize',
  input: strictObject({
    response_type: word,
    client_id: word,
    provision_key: word,
    authenticated_userid: word,
    scope: optional(text(0, 1000)),
    redirect_uri: optional(text(0, 2000)),
    state: optional(text(0, 2000)),
    code_challenge: word,
    code_challenge_method: word,
  }),
  output: object({ redirect_uri: string() }),
})

/**
 * Exchanges a code or a refresh token. A code needs its `code_verifier`, and its `redirect_uri` if the request for it had one.
 * `client_secret` may be in header Authorization (Basic), with the client's id.
 */
export const oauth2Token = declareCall({
  ...grant,
  name: 'oauth2.token',
  path: '/oauth2/token',
  input: strictObject({
    grant_type: word,
    client_id: word,
    client_secret: word,
    code: word,
    refresh_token: word,
    redirect_uri: optional(text(0, 2000)),
    code_verifier: word,
  }),
  output: object({ access_token: string(), token_type: literal('bearer'), expires_in: int(), refresh_token: string() }),
})
