import { deepObjects, noObjects, strangeNames } from 'backend/hostile/hostile-values'
import { sampleHostile, sampleInputs, type SampleInput } from 'backend/hostile/sample-values'
import { allCalls } from 'calls/all-calls'
import { gzipSync } from 'node:zlib'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import { exampleInput } from 'shared-state/examples/call-examples'
import { brokenEscapes, giantText } from './hostile-texts.ts'
import { multipartForm } from './multipart-form.ts'
import { bytesOf, type HeaderLine } from './raw-request.ts'
import type { HostileRequest, World } from './world.ts'

interface CallHarm {
  harm: string
  query?: string
  body?: Buffer | string
  headers?: HeaderLine[]
  method?: string
}

const json = { type: 'application/json' }
/** Lengths in characters: around and well beyond the limit of a call's body, and the longest query that Node accepts. */
const longestBody = 1_000_000
const longestQuery = 14_000
const gzipBomb = gzipSync(Buffer.alloc(20_000_000, '{"a":'))
let samples: { known: World['known']; input: SampleInput } | undefined

/** Any declared call, anonymous or signed in, with one hostile property. */
export function callRequest(world: World): HostileRequest {
  const { random, sessions } = world
  const call = random.pick(allCalls)
  const session =
    sessions.length > 0 && random.chance(call.who.includes('any') ? 0.2 : 0.7) ? random.pick(sessions) : undefined
  const { harm, query, body, headers = [], method = call.method } = harmOf(world, call)
  const path = call.path.replace(/\{\w+\}/g, () =>
    random.pick(['en', 'id', encodeURIComponent(giantText(random, 4_000).toWellFormed()), ...brokenEscapes]),
  )
  const bytes = bytesOf(world, {
    method,
    target: query === undefined ? path : `${path}?${query}`,
    headers: [
      ['X-Requested-With', 'XMLHttpRequest'],
      ...(body === undefined ? [] : ([['Content-Type', contentTypeOf(call)]] as const)),
      ...headers,
    ],
    ...(body !== undefined && { body }),
    session,
  })
  return { address: `call ${call.name}`, harm, bytes }
}

const contentTypeOf = ({ body }: CallDeclaration) =>
  body === 'upload' ? 'multipart/form-data; boundary=hostile' : json.type

function harmOf(world: World, call: CallDeclaration): CallHarm {
  if (call.method === 'GET') return queryHarm(world, call)
  if (call.body === 'upload') return multipartForm(world.random, exampleInput(call))
  return bodyHarm(world, call)
}

function validInput({ random, known }: World, call: CallDeclaration): Record<string, unknown> {
  if (samples?.known !== known) samples = { known, input: sampleInputs(known) }
  return random.chance(0.5) || call.body === 'upload' ? exampleInput(call) : samples.input(call, random.between(0, 1e9))
}

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))
const queryOf = (fields: Record<string, unknown>) =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(textOf(value).toWellFormed())}`)
    .join('&')
const cut = (query: string) => query.slice(0, longestQuery)

function queryHarm(world: World, call: CallDeclaration): CallHarm {
  const { random } = world
  const fields = validInput(world, call)
  const name = random.pick([...Object.keys((call.input._zod.def as unknown as { shape: object }).shape), 'nothing'])
  return random.pick<() => CallHarm>([
    () => ({ harm: 'valid input', query: cut(queryOf(fields)) }),
    () => ({ harm: 'a giant parameter', query: cut(queryOf({ ...fields, [name]: giantText(random, longestQuery) })) }),
    () => ({
      harm: 'a giant parameter, unescaped',
      query: cut(`${name}=${giantText(random, longestQuery).replaceAll(/[^\x21-\x7e]/g, '+')}`),
    }),
    () => ({
      harm: 'a parameter of the wrong type',
      query: cut(queryOf({ ...fields, [name]: sampleHostile(random.between(0, 1e9)) })),
    }),
    () => ({ harm: 'a parameter thousands of times', query: cut(`${name}=a&`.repeat(5_000)) }),
    () => ({
      harm: 'thousands of parameters',
      query: cut(Array.from({ length: 3_000 }, (_field, index) => `${name}${index}=`).join('&')),
    }),
    () => ({ harm: 'a nested parameter', query: cut(`${name}${'[a]'.repeat(4_000)}=1`) }),
    () => ({ harm: 'a broken escape', query: `${name}=${random.pick(brokenEscapes)}` }),
    () => ({ harm: 'an address beyond the limit', query: 'x'.repeat(100_000) }),
    () => ({
      harm: 'another method',
      method: random.pick(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'HEAD']),
      query: cut(queryOf(fields)),
    }),
  ])()
}

function bodyHarm(world: World, call: CallDeclaration): CallHarm {
  const { random } = world
  const fields = validInput(world, call)
  const names = Object.keys((call.input._zod.def as unknown as { shape: object }).shape)
  const name = random.pick([...names, 'nothing'])
  const giant = () => giantText(random, longestBody)
  const replaced = (value: unknown) => JSON.stringify({ ...fields, [name]: value })
  const inHeaders = (): HeaderLine[] =>
    Object.values(call.inHeaders ?? {}).map(header => [
      header,
      Buffer.from(giantText(random, 4_000)).toString('base64'),
    ])
  return random.pick<() => CallHarm>([
    () => ({ harm: 'valid input', body: JSON.stringify(fields), headers: inHeaders() }),
    () => ({ harm: 'a giant field', body: replaced(giant()) }),
    () => ({
      harm: 'every field giant',
      body: JSON.stringify(Object.fromEntries(names.map(one => [one, giantText(random, 40_000)]))),
    }),
    () => ({ harm: 'a field of the wrong type', body: replaced(sampleHostile(random.between(0, 1e9))) }),
    () => ({
      harm: 'a list of thousands',
      body: replaced(
        Array(random.between(1_000, 60_000)).fill(random.pick<unknown>(['a', 1, {}, [], null, fields[name] ?? true])),
      ),
    }),
    () => ({
      harm: 'thousands of fields',
      body: JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_field, index) => [`f${index}`, 1]))),
    }),
    () => ({ harm: 'one key thousands of times', body: `{${`"${name}":1,`.repeat(15_000)}"${name}":1}` }),
    () => ({
      harm: 'nested fields',
      body: random.pick([...deepObjects, replaced(JSON.parse(`${'['.repeat(90)}${']'.repeat(90)}`))]),
    }),
    () => ({ harm: 'no JSON object', body: random.pick(noObjects) }),
    () => ({
      harm: 'a strange name',
      body: JSON.stringify({ ...fields, [random.pick(strangeNames)]: giantText(random, 1_000) }),
    }),
    () => ({
      harm: 'broken UTF-8',
      body: Buffer.concat([
        Buffer.from(`{"${name}":"`),
        Buffer.from([0xff, 0xfe, 0xc3, 0x28, 0xed, 0xa0, 0x80]),
        Buffer.from('"}'),
      ]),
    }),
    () => ({ harm: 'a compressed flood', body: gzipBomb, headers: [['Content-Encoding', 'gzip']] }),
    () => ({
      harm: 'an unknown encoding',
      body: 'xxxx',
      headers: [['Content-Encoding', random.pick(['gzip', 'br', 'deflate', 'zstd', 'x'.repeat(3_000)])]],
    }),
    () => ({
      harm: 'another content type',
      body: JSON.stringify(fields),
      headers: [
        [
          'Content-Type',
          random.pick([
            'text/plain',
            'application/x-www-form-urlencoded',
            'multipart/form-data',
            'application/json; charset=utf-16',
            `application/json;${' a=b;'.repeat(1_500)}`,
          ]),
        ],
      ],
    }),
    () => ({
      harm: 'chunks of one byte',
      body: `${[...replaced('x'.repeat(2_000)).replaceAll(/[^\x20-\x7e]/g, '?')].map(one => `1\r\n${one}\r\n`).join('')}0\r\n\r\n`,
      headers: [['Transfer-Encoding', 'chunked']],
    }),
    () => ({
      harm: 'a form with thousands of fields',
      body: `${name}=a&`.repeat(25_000),
      headers: [['Content-Type', 'application/x-www-form-urlencoded']],
    }),
    () => ({
      harm: 'a hostile Idempotency-Key',
      body: JSON.stringify(fields),
      headers: [['Idempotency-Key', giantText(random, 4_000).replaceAll(/[^\x21-\x7e]/g, '-')]],
    }),
    () => ({
      harm: 'another method',
      method: random.pick(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']),
      body: JSON.stringify(fields),
    }),
  ])()
}
