import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { upload } from 'calls/entities/fields'
import express from 'express'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { handle } from 'platform/api/handle'
import type { CallHandler, Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { createRouter } from 'platform/api/router'
import { runCall } from 'platform/api/run-call'
import { createAnswerCache } from 'platform/api/steps/answer-cache'
import { matchCalls } from 'platform/api/steps/match-call'
import { axiosTransport } from 'shared-state/api/axios-transport'
import { declareCall } from 'shared-state/api/declare-call'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import { int, literal, object, optional, strictObject, string, unknown } from 'shared-state/schema'
import request from 'supertest'

const kind = { section: 'Test', scope: 'public' } as const
const named = {
  ...kind,
  input: strictObject({ lang: string(), more: optional(string()) }),
  output: object({ lang: string(), more: string() }),
}
const bare = declareCall({
  ...named,
  name: 'x.bare',
  path: '/static/json/tips-{lang}.json',
  method: 'GET',
  frame: 'bare',
})
const lowercase = declareCall({
  ...named,
  name: 'x.lowercase',
  path: '/api/v1/{lang}',
  method: 'GET',
  frame: 'lowercase',
})
const plain = declareCall({
  name: 'x.text',
  path: '/ip/word',
  ...kind,
  method: 'GET',
  frame: 'text',
  input: strictObject({}),
  output: literal('OK'),
})
const counted = declareCall({
  name: 'x.counted',
  ...kind,
  method: 'POST',
  okStatus: 202,
  input: strictObject({ n: int() }),
  output: object({ n: int() }),
})
const picture = declareCall({
  name: 'x.picture',
  ...kind,
  method: 'POST',
  repeat: 'key',
  body: 'upload',
  input: upload,
  output: object({ bytes: int(), name: string(), type: string() }),
})
const loose = declareCall({
  name: 'x.loose',
  path: '/oauth2/x',
  ...kind,
  method: 'POST',
  body: 'any',
  frame: 'bare',
  input: object({ a: unknown() }),
  output: object({ a: unknown() }),
})
const writing = declareCall({
  name: 'x.writing',
  ...kind,
  method: 'GET',
  writes: true,
  input: strictObject({}),
  output: object({ done: literal(true) }),
})

const handlers: CallHandler[] = [
  handle(bare, async ({ lang, more = '' }) => ({ lang, more })),
  handle(lowercase, async ({ lang, more = '' }) => ({ lang, more })),
  handle(plain, async () => 'OK' as const),
  handle(counted, async ({ n }) => ({ n })),
  handle(picture, async ({ file }) => ({
    bytes: (await file.arrayBuffer()).byteLength,
    name: file.name,
    type: file.type,
  })),
  handle(loose, async ({ a }) => {
    if (a === 'no')
      throw new Refusal(1000, {
        bare: { error: 'invalid_request' },
        status: 401,
        headers: { 'WWW-Authenticate': 'Basic' },
      })
    return { a }
  }),
  handle(writing, async () => ({ done: true as const })),
]

let server: Server
let url: string
const log = {
  info: () => {},
  warn: () => {},
  error: (fields: object) => {
    throw new Error(JSON.stringify(fields))
  },
}
const refusals = { noteError() {} }

beforeAll(async () => {
  const caller: Caller = { user: null, sessionId: null, authorised: false, lang: 'en', country: '', ip: '::1' }
  const steps = {
    cache: createAnswerCache(),
    runOnce: async (_request: unknown, run: () => Promise<never>) => run(),
    checkAnswers: true,
    refusals,
    log,
  }
  const settings = { origin: 'http://localhost:3000' }
  const router = createRouter({
    match: matchCalls(handlers),
    callerOf: async () => caller,
    run: request => runCall(request, steps as never),
    settings,
    endSession: () => [],
    epoch: () => 7,
    refusals,
    log,
  })
  server = express().disable('etag').use(router).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const viaClient = (declaration: CallDeclaration, input: object) =>
  axiosTransport({ baseURL: url }).send({
    declaration,
    input,
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    signal: AbortSignal.timeout(5000),
  })

test.each([
  ['a bare response of a call with fields in its path', bare, { lang: 'en', more: 'b' }, { lang: 'en', more: 'b' }],
  ['a response with Data in lower case', lowercase, { lang: 'zh-cn' }, { lang: 'zh-cn', more: '' }],
  ['a plain-text response', plain, {}, 'OK'],
  ['a response with status 202', counted, { n: 3 }, { n: 3 }],
])('the API client reads %s', async (_what, call, input, data) => {
  expect((await viaClient(call, input)).body).toMatchObject({ succeed: true, Data: data })
})

test('a call declared with status 202 answers 202', async () => {
  expect((await viaClient(counted, { n: 3 })).status).toBe(202)
})

test('each response frame is sent as declared', async () => {
  const textOf = async (path: string) => (await fetch(url + path)).text()
  expect(await textOf('/static/json/tips-en.json')).toBe('{"lang":"en","more":""}')
  expect(JSON.parse(await textOf('/api/v1/en'))).toEqual({
    succeed: true,
    ErrorCode: 0,
    message: '',
    data: { lang: 'en', more: '' },
  })
  expect(await textOf('/ip/word')).toBe('OK')
})

test('an unchanged JSON file is answered with 304', async () => {
  const { headers } = await request(server).get('/static/json/tips-en.json')
  const again = await request(server).get('/static/json/tips-en.json').set('If-None-Match', headers['etag']!)
  expect([again.status, again.text]).toEqual([304, ''])
})

test('an address that matches no path template answers 404', async () => {
  const answers = ['/static/json/tips-.json', '/static/json/tips-en/x.json', '/static/json/tips-%2e%2e.json'].map(
    async path => (await fetch(url + path)).status,
  )
  expect(await Promise.all(answers)).toEqual([404, 404, 404])
})

test('an uploaded picture arrives complete, with its name and type', async () => {
  const file = new File([new Uint8Array(1000)], 'a.png', { type: 'image/png' })
  expect((await viaClient(picture, { file })).body.Data).toEqual({ bytes: 1000, name: 'a.png', type: 'image/png' })
})

const send = async (body: BodyInit, headers: Record<string, string> = {}) => {
  const answer = await fetch(url + picture.path, { method: 'POST', body, headers })
  return [answer.status, ((await answer.json()) as { ErrorCode: number }).ErrorCode]
}
const formWith = (name: string, value: Blob | string) => {
  const form = new FormData()
  form.append(name, value as Blob)
  return form
}
const twoPictures = () => {
  const form = formWith('file', new Blob(['x']))
  form.append('file', new Blob(['y']))
  return form
}

test.each([
  ['too large a picture', () => send(formWith('file', new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]))), [413, 1006]],
  ['a text instead of a picture', () => send(formWith('file', 'words')), [400, 1004]],
  ['no picture', () => send(new FormData()), [400, 1001]],
  ['a file in an unknown field', () => send(formWith('other', new Blob(['x']))), [400, 1000]],
  ['JSON instead of a form', () => send('{}', { 'Content-Type': 'application/json' }), [400, 1000]],
  [
    'a truncated form',
    () =>
      send('--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc', {
        'Content-Type': 'multipart/form-data; boundary=x',
      }),
    [400, 1000],
  ],
  ['two pictures', () => send(twoPictures()), [400, 1000]],
  ['a form with a path as field name', () => send(formWith('file[0]', 'words')), [400, 1000]],
  [
    'a form with an unreadable boundary',
    () => send('--x--\r\n', { 'Content-Type': 'multipart/form-data; boundary={"a":aaa-' }),
    [400, 1000],
  ],
  ['a form without a boundary', () => send('abc', { 'Content-Type': 'multipart/form-data' }), [400, 1000]],
])('an upload refuses %s', async (_what, sent, expected) => {
  expect(await sent()).toEqual(expected)
})

test.each([
  [
    'JSON',
    () =>
      fetch(`${url}/oauth2/x`, { method: 'POST', body: '{"a":"1"}', headers: { 'Content-Type': 'application/json' } }),
  ],
  ['a form', () => fetch(`${url}/oauth2/x`, { method: 'POST', body: new URLSearchParams({ a: '1' }) })],
  ['a query', () => fetch(`${url}/oauth2/x?a=1`, { method: 'POST' })],
])('a call that accepts any body reads %s', async (_what, sent) => {
  expect(await (await sent()).json()).toEqual({ a: '1' })
})

test('a refusal with a custom body, status and headers is sent unchanged', async () => {
  const answer = await fetch(`${url}/oauth2/x?a=no`, { method: 'POST' })
  expect([answer.status, answer.headers.get('www-authenticate'), await answer.json()]).toEqual([
    401,
    'Basic',
    { error: 'invalid_request' },
  ])
})

test('a GET call that writes is refused unless it is sent by a page of this site', async () => {
  expect((await fetch(url + writing.path)).status).toBe(403)
  expect((await viaClient(writing, {})).status).toBe(200)
})
