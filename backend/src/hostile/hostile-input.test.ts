import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { allCalls } from 'calls/all-calls'
import fc from 'fast-check'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import { readQuery } from 'shared-state/api/read-query'
import { exampleInput } from 'shared-state/examples/call-examples'
import { safeParse } from 'shared-state/schema'
import type { Schema } from 'shared-state/schema'
import { startApi, START_MS } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { shareOf } from '../testing/share-of.ts'
import { createTestClient, namesInPath } from './test-client.ts'
import type { TestClient } from './test-client.ts'
import { databaseFingerprint } from './database-fingerprint.ts'
import { deepObjects, hostileJson, hostileText, noObjects, strangeNames } from './hostile-values.ts'
import { expectRefused } from './refused.ts'

// FC_SEED repeats a run (a failure prints its seed), FC_RUNS tries more.
const settings = {
  numRuns: Number(process.env.FC_RUNS ?? 2),
  ...(process.env.FC_SEED && { seed: Number(process.env.FC_SEED) }),
}

let site: ApiUnderTest
let client: TestClient
let before: Record<string, string>

beforeAll(async () => {
  site = await startApi()
  client = await createTestClient(site)
  before = await databaseFingerprint(site.db)
}, START_MS)
afterAll(async () => {
  await expectNothingWritten()
  await site?.close()
})

/** Tests since the last database check: checking after each of them would take most of the time. */
let since: string[] = []
const LOOK_EVERY = 100

afterEach(async () => {
  expect(site.errors.splice(0)).toEqual([])
  since.push(expect.getState().currentTestName!)
  if (since.length === LOOK_EVERY) await expectNothingWritten()
})

async function expectNothingWritten(): Promise<void> {
  const names = since
  since = []
  const now = await databaseFingerprint(site.db)
  const tables = Object.keys(now).filter(table => now[table] !== before[table])
  before = now
  if (tables.length > 0) throw new Error(`${tables.join(', ')} changed while one of these ran: ${names.join('; ')}`)
}

const wrongFields = [1000, 1001, 1002, 1003, 1004]
const shapeOf = ({ input }: CallDeclaration) => (input._zod.def as unknown as { shape: Record<string, Schema> }).shape
const hasFields = (call: CallDeclaration) => Object.keys(shapeOf(call)).length > 0
const png = () => new File([new Uint8Array(16)], 'a.png', { type: 'image/png' })
const isJson = ({ method, body }: CallDeclaration) => method === 'POST' && body !== 'upload'
const named = (calls: readonly CallDeclaration[]) => calls.map(call => [call.name, call] as const)

const kindOf = ({ method, body = 'json' }: CallDeclaration) => `${method} ${body}`
const alike = Map.groupBy(allCalls, kindOf)

/** The same code reads the input of all calls of a method and kind of body, so each of these calls has one of the values. */
function ownShare<Value>(values: readonly Value[], call: CallDeclaration): Value[] {
  const calls = alike.get(kindOf(call))!
  return shareOf(values, calls.indexOf(call), Math.min(values.length, calls.length))
}

const examples = new Map(allCalls.map(call => [call, exampleInput(call)]))

/** Valid input, which tests then corrupt. */
function rightInput(call: CallDeclaration): Record<string, unknown> {
  return { ...examples.get(call)!, ...(call.body === 'upload' && { file: png() }) }
}

/** Checks all values at once: requests that are refused do not depend on each other. */
async function forEach<Value>(values: readonly Value[], check: (value: Value) => Promise<void>): Promise<void> {
  await Promise.all(values.map(check))
}

test.each(named(allCalls))('%s refuses undeclared methods', async (_name, call) => {
  const declared = allCalls.filter(({ path }) => path === call.path).map(({ method }) => method)
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
  const undeclared = methods.filter(name => !(declared as string[]).includes(name))
  await forEach(ownShare(undeclared, call), async method => {
    const sent = await client.send(call, { method, fields: rightInput(call), ...(method !== 'GET' && { body: '{}' }) })
    expectRefused(call, sent, method, { status: 405, codes: [3107] })
    expect(sent.headers.get('allow')).toContain(call.method)
  })
})

// Providers may add any fields to the callback.
const closed = allCalls.filter(({ name }) => name !== 'usercenter.openidcallback')

test.each(named(closed))('%s refuses unknown fields', async (_name, call) => {
  const unknown = ownShare(strangeNames, call).filter(name => !Object.hasOwn(shapeOf(call), name))
  await forEach(unknown, async name => {
    const sent = await client.sendFields(call, { ...rightInput(call), [name]: '1' })
    expectRefused(call, sent, name, { codes: wrongFields, field: name })
  })
})

/** Names of the fields outside the path without which the input is not valid. */
const requiredFields = (call: CallDeclaration) =>
  Object.keys(rightInput(call)).filter(
    name => !namesInPath(call).includes(name) && !safeParse(shapeOf(call)[name]!, undefined).success,
  )

test.each(named(allCalls.filter(call => requiredFields(call).length > 0)))(
  '%s names a missing field in its refusal',
  async (_name, call) => {
    await forEach(requiredFields(call), async name => {
      const { [name]: _left, ...rest } = rightInput(call)
      const sent = await client.sendFields(call, rest)
      expectRefused(call, sent, `no ${name}`, { status: 400, codes: [1001], field: name })
    })
  },
)

const withFields = allCalls.filter(hasFields)

test.each(named(withFields.filter(isJson)))('%s names a field of a wrong type in its refusal', async (_name, call) => {
  const wrong = fc.constantFrom(...Object.keys(shapeOf(call))).chain(name => fc.tuple(fc.constant(name), hostileJson))
  await fc.assert(
    fc.asyncProperty(wrong, async ([name, value]) => {
      const text = JSON.stringify({ ...rightInput(call), [name]: value })
      fc.pre(!isRight(call, JSON.parse(text) as object))
      expectRefused(call, await client.send(call, { body: text }), text, {
        status: 400,
        codes: wrongFields,
        field: name,
      })
    }),
    settings,
  )
})

test.each(named(withFields.filter(({ method }) => method === 'GET')))(
  '%s names a malformed query field in its refusal',
  async (_name, call) => {
    const inPath = namesInPath(call)
    const wrong = fc.constantFrom(...Object.keys(shapeOf(call))).chain(name => fc.tuple(fc.constant(name), hostileText))
    await fc.assert(
      fc.asyncProperty(wrong, async ([name, value]) => {
        const text = value.toWellFormed()
        const fields: Record<string, unknown> = { ...rightInput(call), [name]: text }
        // A dot is not allowed in any of these fields: the address would be a different one.
        if (inPath.includes(name))
          return expectRefused(call, await client.sendFields(call, { ...fields, [name]: `.${text}` }), text)
        const query = new URLSearchParams(Object.entries(fields).map(([key, one]) => [key, String(one)]))
        const standing = Object.fromEntries(inPath.map(key => [key, fields[key]]))
        fc.pre(!isRight(call, { ...readQuery(query, call.input), ...standing }))
        expectRefused(call, await client.sendFields(call, fields), `${name}=${text}`, {
          status: 400,
          codes: wrongFields,
          field: name,
        })
      }),
      settings,
    )
  },
)

/** Bodies of a wrong content type, shape and charset. */
const wrongBodies: readonly { type?: string; body?: string }[] = [
  ...['text/plain', 'application/xml', 'image/png', 'nonsense'].map(type => ({ type })),
  ...[...noObjects, ...deepObjects].map(body => ({ body })),
  ...['klingon', 'utf-16le', 'utf-7'].map(charset => ({
    type: `application/json; charset=${charset}`,
    body: '{"a":1}',
  })),
]

test.each(named(allCalls.filter(({ method }) => method === 'POST')))(
  '%s refuses a body of the wrong content type, shape or charset',
  async (_name, call) => {
    await forEach(ownShare(wrongBodies, call), async ({ type, body = JSON.stringify(examples.get(call)) }) => {
      const sent = await client.send(call, { body, headers: type === undefined ? {} : { 'Content-Type': type } })
      expectRefused(call, sent, `${type} ${body}`, { status: 400, codes: wrongFields })
    })
  },
)

// The same code limits the length of all bodies of a kind.
const someOfEachKind = [...alike.values()].flatMap(calls => shareOf(calls, 0, 10))

test.each(named(someOfEachKind.filter(isJson)))('%s refuses a body that is too long', async (_name, call) => {
  const [name = 'a'] = Object.keys(shapeOf(call))
  const sent = await client.sendFields(call, { ...rightInput(call), [name]: 'x'.repeat(300_000) })
  expectRefused(call, sent, '300 kB', { status: 413, codes: [1006] })
})

const keyed = allCalls.filter(({ repeat }) => repeat === 'key' || repeat === 'may')

test.each(named(keyed))('%s refuses a malformed Idempotency-Key', async (_name, call) => {
  await forEach(ownShare(['short', 'k'.repeat(65), 'with a space', 'schlüssel'], call), async key => {
    const sent = await client.sendFields(call, rightInput(call), { 'Idempotency-Key': key })
    expectRefused(call, sent, key, { status: 400, codes: [1009] })
  })
})

const nobody: Record<string, string>[] = [
  {},
  { Authorization: 'Bearer x' },
  { Cookie: 'sid=%' },
  { Cookie: `sid=${'a'.repeat(43)}`, Authorization: 'Bearer a.b.c' },
]

test.each(named(allCalls.filter(({ who }) => !who.includes('any'))))(
  '%s refuses an anonymous caller',
  async (_name, call) => {
    await forEach(ownShare(nobody, call), async headers => {
      const sent = await client.sendFields({ ...call, who: ['any'] }, rightInput(call), headers)
      expectRefused(call, sent, JSON.stringify(headers), { status: 401, codes: [2001, 2002] })
    })
  },
)

/** Decides by the schema; but a NUL, an unpaired surrogate or an object that cannot be compared is never valid (steps/read-input.ts). */
function isRight({ input }: CallDeclaration, fields: object): boolean {
  return !/\\u(0000|d[89a-f]..)|"toString":/.test(JSON.stringify(fields)) && safeParse(input, fields).success
}
