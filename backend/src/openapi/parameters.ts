import type { CallDeclaration } from 'shared-state/api/declare-call'
import { publicLanguages } from 'shared-state/i18n/languages'
import type { JsonSchema } from './call-schemas.ts'

/** Headers of calls (spec 7.1) that affect the response. */
export const sharedParameters = {
  LanguageCode: {
    name: 'LanguageCode',
    in: 'header',
    description: 'Language of the texts in the response. Default: the cookie LanguageCode, else English.',
    schema: { type: 'string', enum: publicLanguages },
    example: 'en',
  },
  CountryCode: {
    name: 'CountryCode',
    in: 'header',
    description: 'Country of the caller, by number.',
    schema: { type: 'string', pattern: '^\\d{3}$' },
    example: '840',
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A key for this request, chosen by the caller. The same body sent again within 24 hours gets the first response.',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{8,64}$' },
    example: '5f1c0b6e-9f0d-4b4e-8f0a-2c1d3e4f5a6b',
  },
  RequestedWith: {
    name: 'X-Requested-With',
    in: 'header',
    required: true,
    description: 'Shows that a page of this site sends the request: the call writes.',
    schema: { type: 'string', const: 'XMLHttpRequest' },
    example: 'XMLHttpRequest',
  },
}

const shared = (name: keyof typeof sharedParameters) => ({ $ref: `#/components/parameters/${name}` })

/** Header and path parameters and, for a GET, query parameters. */
export function parametersOf(call: CallDeclaration, input: JsonSchema, example: Record<string, unknown>): object[] {
  const fields = Object.entries(input.properties ?? {})
  const inPath = fields.filter(([name]) => call.path.includes(`{${name}}`))
  const inHeader = fields.filter(([name]) => call.inHeaders?.[name])
  const inQuery =
    call.method === 'GET' ? fields.filter(field => !inPath.includes(field) && !inHeader.includes(field)) : []
  const told = (name: string) => (name in example ? { example: example[name] } : {})
  return [
    shared('LanguageCode'),
    shared('CountryCode'),
    ...(call.repeat === 'key' || call.repeat === 'may' ? [shared('IdempotencyKey')] : []),
    ...(call.writes ? [shared('RequestedWith')] : []),
    ...inPath.map(([name, schema]) => ({ name, in: 'path', required: true, schema, ...told(name) })),
    ...inHeader.map(([field, schema]) => ({
      name: call.inHeaders![field],
      in: 'header',
      required: true,
      description: 'Base64 of UTF-8.',
      schema: { type: schema.type, contentEncoding: 'base64' },
      ...(field in example && { example: Buffer.from(String(example[field])).toString('base64') }),
    })),
    ...inQuery.map(([name, schema]) => ({
      name,
      in: 'query',
      ...(input.required?.includes(name) && { required: true }),
      ...(schema.type === 'array' && { style: 'form', explode: false, description: 'Comma-separated.' }),
      schema,
      ...told(name),
    })),
  ]
}
