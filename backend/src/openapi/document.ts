import type { CallDeclaration } from 'shared-state/api/declare-call'
import { sessionToken } from 'shared-state/api/session'
import { SESSION_COOKIE } from '../accounts/session-cookies.ts'
import { schemasOf } from './call-schemas.ts'
import { readEntitySchemas } from './entity-schemas.ts'
import { operationOf } from './operation.ts'
import { sharedParameters } from './parameters.ts'
import { anyRefusal, oauthRefusalSchema, refusalResponses, refusalSchema } from './refusal-responses.ts'

const about = `Every call answers \`{succeed, ErrorCode, message, Data}\`. A refusal has the fitting HTTP status, an ErrorCode and, where fields are
wrong, \`errors\` with each field's name and what is wrong with it. A field that a call does not know is refused.

Lists in an address are joined by comma. Times are ISO 8601 in UTC, \`countryCode\` is the country's number (ISO 3166).

Calls for users need the session's cookie and the session's own access token beside it: \`POST ${sessionToken.path}\` gives one for ten minutes.
Clients of their own get a token by OAuth 2.0 (\`/oauth2/authorize\`, \`/oauth2/token\`), which needs no cookie. It is good for calls of the scope
\`public\`, and for those of \`read\` and \`write\` that the user has granted; every other call answers it 403/2012.`

const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description })

/** The OpenAPI 3.1 document of the calls (decisions 2: generated from the declarations). */
export async function openApiDocument(calls: readonly CallDeclaration[]): Promise<Record<string, unknown>> {
  const { byCall, entities } = schemasOf(calls, await readEntitySchemas())
  const paths: Record<string, Record<string, object>> = {}
  for (const call of calls) {
    const methods = (paths[call.path] ??= {})
    methods[call.method.toLowerCase()] = operationOf(call, byCall.get(call.name)!)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Brokerlens', version: '1.0.0', description: about },
    servers: [{ url: '/' }],
    tags: [...new Set(calls.map(({ section }) => section))].map(name => ({ name })),
    paths,
    components: {
      schemas: { ...entities, Refusal: refusalSchema, OAuthRefusal: oauthRefusalSchema },
      responses: { ...refusalResponses, Refused: anyRefusal },
      parameters: sharedParameters,
      headers: {
        Replayed: {
          description: 'This is the stored answer of an earlier request.',
          schema: { type: 'string', const: 'true' },
        },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE, description: 'The cookie that a login sets.' },
        accessToken: bearer(`\`access_token\` of \`POST ${sessionToken.path}\`: opens calls together with the cookie.`),
        clientToken: bearer('`access_token` of `POST /oauth2/token`: speaks for its user by itself.'),
      },
    },
  }
}
