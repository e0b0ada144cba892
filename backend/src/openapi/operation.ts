import { otherAddressOf } from 'platform/api/steps/match-call'
import { isGrantScope } from 'shared-state/api/call-scope'
import type { CallDeclaration, Who } from 'shared-state/api/declare-call'
import { exampleInput, exampleOutput } from 'shared-state/examples/call-examples'
import { callsForOtherPrograms } from './calls-for-other-programs.ts'
import type { CallSchemas, JsonSchema } from './call-schemas.ts'
import { parametersOf } from './parameters.ts'
import { refusalsOf } from './refusal-responses.ts'
import { summaryOf } from './summary.ts'

const people: Record<Who, string> = {
  any: 'anyone',
  user: 'users who are logged in',
  author: 'its author',
  staff: 'staff of the broker it is about',
  editor: 'editors',
  moderator: 'moderators',
  ops: 'the operators of the site',
}

/** One call in OpenAPI format. */
export function operationOf(call: CallDeclaration, { input, output }: CallSchemas): object {
  const example = exampleInput(call)
  return {
    operationId: call.name,
    tags: [call.section],
    summary: summaryOf(call),
    description: describe(call),
    security: securityOf(call),
    'x-scope': call.scope,
    parameters: parametersOf(call, input, example),
    ...(call.method === 'POST' && { requestBody: bodyOf(call, input, example) }),
    responses: {
      [call.frame === 'redirect' ? 302 : (call.okStatus ?? 200)]: answerOf(call, output),
      ...refusalsOf(call, input),
    },
  }
}

/**
 * Required credentials. A client's token is accepted if the call's scope can be granted to clients; the scope is named in OpenAPI
 * 3.1's form for bearer tokens.
 */
function securityOf({ who, scope }: CallDeclaration): object[] {
  if (who.includes('any')) return []
  const own = { session: [], accessToken: [] }
  return isGrantScope(scope) ? [own, { clientToken: [scope] }] : [own]
}

function describe(call: CallDeclaration): string {
  const { who, scope, cacheMinutes, repeat, method, path, frame, writes } = call
  const otherAddress = otherAddressOf(path)
  const repeats = {
    key: 'Send an Idempotency-Key: a request repeated with the same key is not executed twice.',
    may: 'An Idempotency-Key is optional; a request repeated with the same key is not executed twice.',
    natural: 'Repeating it changes nothing.',
    reads: 'Reads only.',
  }
  return [
    `For ${who.map(one => people[one]).join(' or ')}.`,
    `Scope: ${scope}.`,
    cacheMinutes && `Cached for ${cacheMinutes} minutes, by language and country.`,
    method === 'POST' && repeat && repeats[repeat],
    writes && 'Writes although it is a GET: only pages of this site may send it, and it is not cached.',
    frame === 'lowercase' && 'The response is in `data`, in lower case.',
    frame === 'bare' && `The response has no envelope${method === 'GET' ? ' and has an ETag' : ''}.`,
    frame === 'text' && 'The response is plain text.',
    otherAddress && `Also at \`${otherAddress}\`.`,
    callsForOtherPrograms.includes(call.name) && 'For other programs: no page of this site makes this call.',
  ]
    .filter(Boolean)
    .join(' ')
}

function bodyOf({ body = 'json' }: CallDeclaration, input: JsonSchema, example: object): object {
  const inJson = { 'application/json': { schema: input, example } }
  if (body === 'upload') return { required: true, content: { 'multipart/form-data': { schema: input } } }
  const isEmpty = Object.keys(input.properties ?? {}).length === 0
  if (body === 'json') return { required: !isEmpty, content: inJson }
  return {
    description: 'As JSON or as a form; the fields may also be in the query.',
    content: { ...inJson, 'application/x-www-form-urlencoded': { schema: input, example } },
  }
}

function answerOf(call: CallDeclaration, output: JsonSchema): object {
  const { frame = 'envelope', repeat } = call
  const data = exampleOutput(call)
  const headers =
    repeat === 'key' || repeat === 'may'
      ? { headers: { 'Idempotency-Replayed': { $ref: '#/components/headers/Replayed' } } }
      : {}
  const description = call.okStatus === 202 ? 'Accepted.' : 'The response.'
  if (frame === 'redirect')
    return {
      description: 'A redirect to another address.',
      headers: { Location: { schema: { type: 'string' } } },
    }
  if (frame === 'text') return { description, content: { 'text/plain': { schema: output, example: data } } }
  if (frame === 'bare')
    return { description, ...headers, content: { 'application/json': { schema: output, example: data } } }
  const field = frame === 'lowercase' ? 'data' : 'Data'
  const schema = {
    type: 'object',
    required: ['succeed', 'ErrorCode', 'message', field],
    properties: {
      succeed: { type: 'boolean', const: true },
      ErrorCode: { type: 'integer', const: 0 },
      message: { type: 'string' },
      [field]: output,
    },
  }
  const example = { succeed: true, ErrorCode: 0, message: '', [field]: data }
  return { description, ...headers, content: { 'application/json': { schema, example } } }
}
