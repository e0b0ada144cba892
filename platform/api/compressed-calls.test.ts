import { expect, test } from '@jest/globals'
import express from 'express'
import { declareCall } from 'shared-state/api/declare-call'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import { object, strictObject, string } from 'shared-state/schema'
import request from 'supertest'
import { handle } from './handle.ts'
import type { Caller } from './handle.ts'
import { createRouter } from './router.ts'
import { runCall } from './run-call.ts'
import { matchCalls } from './steps/match-call.ts'

const kind = {
  section: 'Test',
  scope: 'public',
  method: 'GET',
  input: strictObject({}),
  output: object({ text: string() }),
} as const
const longText = 'a text with é, and some more of it. '.repeat(100)

const large = declareCall({ ...kind, name: 'x.large' })
const small = declareCall({ ...kind, name: 'x.small' })
const file = declareCall({ ...kind, name: 'x.file', frame: 'bare' })
const personal = declareCall({ ...kind, name: 'x.personal', scope: 'read' })
const session = declareCall({ ...kind, name: 'x.session', scope: 'session' })
const wrapper = declareCall({ ...kind, name: 'x.wrapper', wraps: true })
const cookie = declareCall({ ...kind, name: 'x.cookie' })

const handlers = [
  ...[large, file, personal, session, wrapper].map(call => handle(call, async () => ({ text: longText }))),
  handle(small, async () => ({ text: 'a short text' })),
  handle(cookie, async (_input, { setCookie }) => {
    setCookie('key=secret')
    return { text: longText }
  }),
]
const caller: Caller = { user: null, sessionId: null, authorised: false, lang: 'en', country: '', ip: '::1' }
const refusals = { noteError() {} }
const log = { info() {}, warn() {}, error() {} }
const steps = {
  cache: (_call: unknown, _input: unknown, _caller: unknown, answer: () => Promise<unknown>) => answer(),
  runOnce: <Result>(_request: unknown, run: () => Promise<Result>) => run(),
  checkAnswers: true,
  refusals,
  log,
}
const router = createRouter({
  match: matchCalls(handlers),
  callerOf: async () => caller,
  run: sent => runCall(sent, steps),
  settings: { origin: 'http://localhost:3000' },
  endSession: () => [],
  epoch: () => 7,
  refusals,
  log,
})
const site = express().disable('etag').use(router)

/** What every browser sends. */
const browsers = 'gzip, deflate, br, zstd'
const get = ({ path }: CallDeclaration, accepted = browsers) => request(site).get(path).set('Accept-Encoding', accepted)
const encodingOf = async (call: CallDeclaration, accepted?: string) =>
  (await get(call, accepted)).headers['content-encoding']

test.each([
  [browsers, 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['identity', undefined],
  ['gzip;q=0', undefined],
  ['*;q=0', undefined],
  ['deflate', undefined],
  ['', undefined],
])('with Accept-Encoding "%s", the response of a public call has the encoding %s', async (accepted, encoding) => {
  const { headers, body } = await get(large, accepted)
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers.vary).toContain('Accept-Encoding')
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(body.Data).toEqual({ text: longText })
})

test('a compressed response states its length in bytes and is much smaller than the plain one', async () => {
  const lengthOf = async (accepted: string) => Number((await get(large, accepted)).headers['content-length'])
  const [plain, ...compressed] = await Promise.all(['identity', 'br', 'gzip'].map(lengthOf))
  expect(plain).toBeGreaterThan(Buffer.byteLength(longText))
  for (const length of compressed) {
    expect(length).toBeGreaterThan(0)
    expect(length).toBeLessThan(plain! / 10)
  }
})

test('a small response is not compressed, but caches are told that its address has encodings', async () => {
  const { headers } = await get(small)
  expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'Accept-Encoding'])
})

test.each([
  ['a call that reads data of the user', personal],
  ['a call about the session', session],
  ['a wrapper, whose inner call may have any scope', wrapper],
  ['a public call that sets a cookie', cookie],
])('the response of %s is not compressed', async (_what, call) => {
  expect(await encodingOf(call)).toBeUndefined()
})

test('an unchanged JSON file is answered 304 with the same ETag for any encoding', async () => {
  const first = await get(file)
  expect(first.headers['content-encoding']).toBe('br')
  for (const accepted of [browsers, 'gzip', 'identity']) {
    const again = await get(file, accepted).set('If-None-Match', first.headers.etag!)
    expect([again.status, again.headers.etag, again.headers['content-encoding'], again.text]).toEqual([
      304,
      first.headers.etag,
      undefined,
      '',
    ])
  }
})
