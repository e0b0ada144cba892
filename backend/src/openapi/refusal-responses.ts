import type { CallDeclaration } from 'shared-state/api/declare-call'
import { errorCodes, statusOfError } from 'shared-state/api/error-codes'
import type { ErrorCode } from 'shared-state/api/error-codes'
import { messageOf } from '../refusal-messages/refusal-messages.ts'
import type { JsonSchema } from './call-schemas.ts'

const names: Record<number, string> = {
  400: 'WrongRequest',
  401: 'NotLoggedIn',
  403: 'MayNot',
  404: 'NotFound',
  405: 'WrongMethod',
  409: 'WrongState',
  410: 'Gone',
  413: 'TooLarge',
  415: 'WrongFileType',
  429: 'TooMany',
  500: 'Unexpected',
  501: 'NotConfigured',
  503: 'PartDown',
  504: 'TimedOut',
}
const codes = Object.values(errorCodes).sort((a, b) => a - b)

/** The schema of a refused call's envelope (decisions 2). */
export const refusalSchema = {
  type: 'object',
  required: ['succeed', 'ErrorCode', 'message'],
  properties: {
    succeed: { type: 'boolean', const: false },
    ErrorCode: { type: 'integer', enum: codes },
    message: { type: 'string', description: 'Human-readable, in the requested language.' },
    errors: {
      type: 'array',
      description: 'The invalid fields.',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: {
          field: { type: 'string', description: 'Its path, such as `images.2`.' },
          message: { type: 'string' },
        },
      },
    },
    retryAfter: { type: 'integer', description: 'Seconds to wait before trying again.' },
  },
}

/** The error format of Kong's OAuth 2.0 plugin. */
export const oauthRefusalSchema = {
  type: 'object',
  required: ['error'],
  properties: { error: { type: 'string' }, error_description: { type: 'string' } },
}

/** Codes for invalid input to any call; other codes of 400 are about passwords, codes, tokens and rates. */
const wrongForm: readonly ErrorCode[] = [1000, 1001, 1002, 1003, 1004, 1009]
const provingFields = ['password', 'oldPassword', 'newPassword', 'sendId', 'codeToken', 'bindToken', 'bot', 'rates']

/** One response for each status of a refusal, with its ErrorCodes, and one for each kind of 400. */
export const refusalResponses = {
  ...Object.fromEntries(
    Object.entries(names).map(([status, name]) => [name, responseOf(codesOf(Number(status)), Number(status))]),
  ),
  WrongForm: responseOf(wrongForm, 400),
}

function codesOf(status: number): ErrorCode[] {
  return codes.filter(code => statusOfError[code] === status)
}

function responseOf(of: readonly ErrorCode[], status: number): object {
  const table = of.map(code => `| ${code} | ${messageOf(code, 'en').replace('{reference}', '…')} |`)
  return {
    description: ['| ErrorCode | |', '|---|---|', ...table].join('\n'),
    ...(status === 429 && {
      headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
    }),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' }, examples: examplesOf(of) } },
  }
}

function examplesOf(of: readonly ErrorCode[]): object {
  const example = (code: ErrorCode) => {
    const message = messageOf(code, 'en').replace('{reference}', 'a1b2c3d4e5f6')
    const errors = code > 1000 && code <= 1004 ? { errors: [{ field: 'traderCode', message }] } : {}
    return { value: { succeed: false, ErrorCode: code, message, ...errors } }
  }
  return Object.fromEntries(of.map(code => [code, example(code)]))
}

const oauthRefusal = (description: string) => ({
  description,
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/OAuthRefusal' },
      example: { error: 'invalid_request', error_description: 'Invalid redirect_uri' },
    },
  },
})

/** The refusals of a call, by status. Its declaration determines the statuses; its own checks determine the codes within a status. */
export function refusalsOf(call: CallDeclaration, input: JsonSchema): Record<string, object> {
  const common = [404, 429, 500, 501, 503, 504]
  const proves = provingFields.some(field => input.properties?.[field])
  const nameOf = (status: number) => (status === 400 && !proves ? 'WrongForm' : names[status])
  const ref = (status: number): [string, object] => [
    String(status),
    { $ref: `#/components/responses/${nameOf(status)}` },
  ]
  if (call.path.startsWith('/oauth2/')) {
    const own = {
      400: oauthRefusal('An OAuth 2.0 error.'),
      401: oauthRefusal('The client that authenticates by Basic is unknown.'),
    }
    return { ...own, ...Object.fromEntries([403, 413, ...common.slice(1)].map(ref)) }
  }
  const isOpen = call.who.includes('any')
  const isPost = call.method === 'POST'
  const mayConflict = isPost && call.repeat !== 'reads'
  const statuses = [
    400,
    ...(isOpen ? [] : [401]),
    ...(isOpen && !isPost && !call.writes && call.scope === 'public' ? [] : [403]),
    ...(mayConflict ? [409] : []),
    ...(isPost ? [413] : []),
    ...(call.body === 'upload' ? [415] : []),
    ...common,
  ]
  return {
    ...Object.fromEntries(statuses.sort((a, b) => a - b).map(ref)),
    default: { $ref: '#/components/responses/Refused' },
  }
}

/** Any refusal, of whatever status. */
export const anyRefusal = {
  description: 'Any other refusal.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
}
