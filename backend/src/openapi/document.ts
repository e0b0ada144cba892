import type { CallDeclaration } from 'shared-state/api/declare-call'
import { sessionToken } from 'shared-state/api/session'
import { SESSION_COOKIE } from '../accounts/session-cookies.ts'
import { schemasOf } from './call-schemas.ts'
import { readEntitySchemas } from './entity-schemas.ts'
import { operationOf } from './operation.ts'
import { sharedParameters } from './parameters.ts'
import { anyRefusal, oauthRefusalSchema, refusalResponses, refusalSchema } from './refusal-responses.ts'

const about = `Every call answers \`{succeed, ErrorCode, message, Data}\`. A refusal has the matching HTTP status, an ErrorCode and, for invalid fields,
\`errors\` with the name of each field and what is wrong with it. Unknown fields are refused.

Lists in a query are comma-separated. Times are ISO 8601 in UTC, \`countryCode\` is the country's number (ISO 3166).

Calls for users need the session cookie and an access token of the same session: \`POST ${sessionToken.path}\` issues one for ten minutes.
Other applications get a token by OAuth 2.0 (\`/oauth2/authorize\`, \`/oauth2/token\`), which needs no cookie. It is valid for calls of the scope
\`public\`, and for those of \`read\` and \`write\` that the user has granted; every other call answers 403 with code 2012.`

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
          description: 'This is the stored response of an earlier request.',
          schema: { type: 'string', const: 'true' },
        },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE, description: 'The cookie that a login sets.' },
        accessToken: bearer(`\`access_token\` of \`POST ${sessionToken.path}\`: accepted together with the cookie.`),
        clientToken: bearer('`access_token` of `POST /oauth2/token`: authenticates its user without a cookie.'),
      },
    },
  }
}
