import { beforeAll, expect, test } from '@jest/globals'
import { Validator } from '@seriousme/openapi-schema-validator'
import { allCalls } from 'calls/all-calls'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import { safeParse } from 'shared-state/schema'
import { callsForOtherPrograms } from './calls-for-other-programs.ts'
import { openApiDocument } from './document.ts'

interface Media {
  schema: object
  example?: unknown
}
interface Operation {
  operationId: string
  summary: string
  description: string
  security: object[]
  parameters: { name?: string; in?: string; example?: unknown; explode?: boolean; $ref?: string }[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, { content?: Record<string, Media>; $ref?: string }>
}

let document: { paths: Record<string, Record<string, Operation>>; components: { schemas: object } }
beforeAll(async () => {
  // Serialised as in a response: JSON drops undefined values.
  document = JSON.parse(JSON.stringify(await openApiDocument(allCalls))) as typeof document
})

const operationOf = ({ path, method }: CallDeclaration): Operation => document.paths[path]![method.toLowerCase()]!
const byName = (name: string) => operationOf(allCalls.find(call => call.name === name)!)

test('the OpenAPI document is valid', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
})

test('the OpenAPI document contains exactly the declared calls', () => {
  const names = Object.values(document.paths).flatMap(methods =>
    Object.values(methods).map(({ operationId }) => operationId),
  )
  expect(names.sort()).toEqual(allCalls.map(({ name }) => name).sort())
})

test.each(allCalls.map(call => [call.name, call] as const))(
  'the OpenAPI examples of %s are a valid input and output of the call',
  (_name, call) => {
    const { parameters, requestBody, responses } = operationOf(call)
    const fields = parameters.filter(field => (field.in === 'query' || field.in === 'path') && 'example' in field)
    const ofHeaders = Object.entries(call.inHeaders ?? {}).map(([field, header]) => {
      const sent = parameters.find(({ name }) => name === header) as { example?: string } | undefined
      return [field, Buffer.from(sent?.example ?? '', 'base64').toString()]
    })
    const inAddress = {
      ...Object.fromEntries(fields.map(({ name, example }) => [name, example])),
      ...Object.fromEntries(ofHeaders),
    }
    const sent = requestBody ? Object.values(requestBody.content)[0]!.example : inAddress
    const file = call.body === 'upload' ? { file: new File(['x'], 'x.png') } : {}
    expect(safeParse(call.input, { ...(sent as object), ...file }).error?.issues).toBeUndefined()

    if (call.frame === 'redirect')
      return void expect(responses[302]).toMatchObject({ headers: { Location: { schema: { type: 'string' } } } })
    const [media] = Object.values(responses[call.okStatus ?? 200]!.content!)
    const answer = media!.example as Record<string, unknown>
    const data = { envelope: answer?.Data, lowercase: answer?.data, bare: answer, text: answer }[
      call.frame ?? 'envelope'
    ]
    expect(safeParse(call.output, data).error?.issues).toBeUndefined()
  },
)

test('the OpenAPI document says of exactly the calls for other programs that no page of this site makes them', () => {
  const marked = Object.values(document.paths)
    .flatMap(methods => Object.values(methods))
    .filter(({ description }) => description.endsWith('For other programs: no page of this site makes this call.'))
  expect(marked.map(({ operationId }) => operationId).sort()).toEqual([...callsForOtherPrograms].sort())
})

test('the OpenAPI document describes a list in a query as comma-separated', () => {
  const codes = byName('dealer.gettraderbycodes').parameters.find(({ name }) => name === 'codes')
  expect(codes).toMatchObject({ in: 'query', required: true, style: 'form', explode: false, example: ['1234567890'] })
})

test('the OpenAPI document defines each entity once and refers to it', () => {
  const { schema } = byName('dealer.main').responses[200]!.content!['application/json']!
  expect(schema).toMatchObject({
    properties: { Data: { properties: { main: { $ref: '#/components/schemas/Broker' } } } },
  })
  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining(['Broker', 'BrokerListEntry', 'Licence', 'Money', 'Comment']),
  )
})

test('the OpenAPI descriptions state the callers, the cache time and the idempotency of a call', () => {
  expect(byName('wikifx.headermenuinit').description).toBe(
    'For anyone. Scope: public. Cached for 10 minutes, by language and country.',
  )
  expect(byName('usercenter.modifypassword').description).toMatch(
    /^For users who are logged in\. Scope: security\. Send an Idempotency-Key/,
  )
  expect(byName('usercenter.modifypassword').security).toEqual([{ session: [], accessToken: [] }])
  expect(byName('usercenter.messages').security).toEqual([{ session: [], accessToken: [] }, { clientToken: ['read'] }])
  expect(byName('usercenter.modifypassword').parameters).toContainEqual({
    $ref: '#/components/parameters/IdempotencyKey',
  })
  expect(byName('dealer.gettraderbycodes').summary).toBe('Dealer: get trader by codes')
})

test('the OpenAPI document refers to shared refusal responses by status', () => {
  const { responses } = byName('usercenter.modifypassword')
  expect(Object.keys(responses)).toEqual([
    '200',
    '400',
    '401',
    '403',
    '404',
    '409',
    '413',
    '429',
    '500',
    '501',
    '503',
    '504',
    'default',
  ])
  expect(responses[401]).toEqual({ $ref: '#/components/responses/NotLoggedIn' })
})
