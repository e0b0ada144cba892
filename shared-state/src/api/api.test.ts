import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { declareCall } from '../calls/declare-call.ts'
import { array, strictObject, string, unknown } from 'shared-state/schema'
import { Api } from './api.ts'
import { ApiError, CallCancelled } from './api-error.ts'
import type { CallLogEntry } from './call-log.ts'
import type { TransportAnswer, TransportRequest } from './transport.ts'

const anyInput = strictObject({})
const open = declareCall({ name: 'test.open', section: '', method: 'GET', input: anyInput, output: unknown() })
const closed = declareCall({ name: 'test.closed', section: '', method: 'GET', who: ['user'], input: anyInput, output: unknown() })
const quiet = declareCall({ name: 'test.quiet', section: '', method: 'GET', quiet: true, input: anyInput, output: unknown() })
const kept = declareCall({ name: 'test.kept', section: '', method: 'GET', cacheMinutes: 20, input: strictObject({ lang: string() }), output: unknown() })
const keyed = declareCall({ name: 'test.keyed', section: '', method: 'POST', repeat: 'key', input: anyInput, output: unknown() })
const upload = declareCall({
  name: 'test.upload',
  section: '',
  method: 'POST',
  input: strictObject({ images: array(string()), password: string(), traderCode: string() }),
  output: unknown(),
})

type Answer = (request: TransportRequest) => TransportAnswer | Promise<TransportAnswer>

const ok = (Data: unknown = null): TransportAnswer => ({ status: 200, body: { succeed: true, ErrorCode: 0, message: '', Data } })
const refusal = (status: number): TransportAnswer => ({ status, body: { succeed: false, ErrorCode: 1000, message: 'no' } })
const issued = (value: string) => ok({ access_token: value, expires_in: 600 })

/** Never answers; gives up when its caller does, as a real connection. */
const silence: Answer = ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
const after = (milliseconds: number, answer: TransportAnswer): Answer => () => new Promise(resolve => setTimeout(() => resolve(answer), milliseconds))

/**
 * An API over a backend of canned answers per call; what was sent, logged and refused is there to read. `hashed: false`
 * as on the server: the hash is made outside the test's clock, so tests that tell the time do without.
 */
function apiOver(backend: Record<string, Answer>, { hashed = true } = {}) {
  const sent: TransportRequest[] = []
  const logged: CallLogEntry[] = []
  let unauthorised = 0
  const api = new Api({
    transport: {
      needsToken: hashed,
      async send(request) {
        sent.push(request)
        return backend[request.declaration.name]!(request)
      },
    },
    headerFacts: () => ({ lang: 'id', fingerprint: 'f', userAgent: 'ua', scene: '/id/', channel: 'web', environment: 'test', marketing: '' }),
    log: entry => void logged.push(entry),
    onUnauthorised: () => void unauthorised++,
  })
  return { api, sent, logged, names: () => sent.map(request => request.declaration.name), timesUnauthorised: () => unauthorised }
}

/** Tokens t1, t2, …; calls with any but the newest are refused, unless `accept` says otherwise. */
function backendWithTokens(accept: (token: string) => boolean = () => true) {
  let count = 0
  return {
    'session.token': () => issued(`t${++count}`),
    'test.closed': ({ headers }: TransportRequest) => (accept(headers.Authorization!.slice('Bearer '.length)) ? ok(headers.Authorization) : refusal(401)),
  }
}

beforeEach(() => {
  jest.useFakeTimers()
  // The platform's own time-out signal does not know the test's clock.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(milliseconds => {
    const timeout = new AbortController()
    setTimeout(() => timeout.abort(new DOMException('timed out', 'TimeoutError')), milliseconds)
    return timeout.signal
  })
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test('an answer is its Data', async () => {
  const { api } = apiOver({ 'test.open': () => ok({ items: [1] }) })
  await expect(api.call(open, {})).resolves.toEqual({ items: [1] })
})

test('a call that anyone may send carries no token', async () => {
  const { api, sent, names } = apiOver({ 'test.open': () => ok() })
  await api.call(open, {})
  expect(names()).toEqual(['test.open'])
  expect(sent[0]!.headers).not.toHaveProperty('Authorization')
})

test('the headers name language, country and channel', async () => {
  const { api, sent } = apiOver({ 'test.open': () => ok() })
  await api.call(open, {})
  expect(sent[0]!.headers).toMatchObject({ LanguageCode: 'id', CountryCode: '360', 'X-Channel': 'web', 'X-Scene': '%2Fid%2F' })
})

test('the hash is the same for the same call and another for another', async () => {
  const { api, sent } = apiOver({ 'test.open': () => ok(), 'test.quiet': () => ok() })
  await api.call(open, {})
  await api.call(open, {})
  await api.call(quiet, {})
  const hashes = sent.map(request => request.headers['X-Hash'])
  expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(hashes[1]).toBe(hashes[0])
  expect(hashes[2]).not.toBe(hashes[0])
})

test('the token is fetched once while other calls wait for it', async () => {
  const { api, names } = apiOver(backendWithTokens())
  const answers = await Promise.all([api.call(closed, {}), api.call(closed, {}), api.call(closed, {})])
  expect(answers).toEqual(['Bearer t1', 'Bearer t1', 'Bearer t1'])
  expect(names().filter(name => name === 'session.token')).toHaveLength(1)
})

test('the token is used until shortly before it runs out', async () => {
  const { api } = apiOver(backendWithTokens())
  await api.call(closed, {})
  jest.setSystemTime(Date.now() + 584_000)
  await expect(api.call(closed, {})).resolves.toBe('Bearer t1')
  jest.setSystemTime(Date.now() + 1_000)
  await expect(api.call(closed, {})).resolves.toBe('Bearer t2')
})

test('a token that could not be had is asked for again by the next call', async () => {
  let down = true
  const { api } = apiOver({ ...backendWithTokens(), 'session.token': () => (down ? refusal(503) : issued('t1')) })
  await expect(api.call(closed, {})).rejects.toMatchObject({ status: 503 })
  down = false
  await expect(api.call(closed, {})).resolves.toBe('Bearer t1')
})

test('a refused token is renewed and the call tried once more, without anybody noticing', async () => {
  const { api, timesUnauthorised } = apiOver(backendWithTokens(token => token === 't2'))
  await expect(api.call(closed, {})).resolves.toBe('Bearer t2')
  expect(timesUnauthorised()).toBe(0)
})

test('calls that are refused at the same time share the renewed token', async () => {
  const { api, names } = apiOver(backendWithTokens(token => token === 't2'))
  const answers = await Promise.all([api.call(closed, {}), api.call(closed, {}), api.call(closed, {})])
  expect(new Set(answers)).toEqual(new Set(['Bearer t2']))
  expect(names().filter(name => name === 'session.token')).toHaveLength(2)
})

test('refused again with a fresh token, the 401 rule applies and the call is rejected', async () => {
  const { api, names, timesUnauthorised } = apiOver(backendWithTokens(() => false))
  await expect(api.call(closed, {})).rejects.toMatchObject({ status: 401 })
  expect(timesUnauthorised()).toBe(1)
  expect(names().filter(name => name === 'test.closed')).toHaveLength(2)
})

test('a call without a token that is refused with 401 comes under the rule at once', async () => {
  const { api, names, timesUnauthorised } = apiOver({ 'test.open': () => refusal(401) })
  await expect(api.call(open, {})).rejects.toMatchObject({ status: 401 })
  expect([names().length, timesUnauthorised()]).toEqual([1, 1])
})

test('after a change of visitor neither the token nor kept answers are used again', async () => {
  const { api } = apiOver({ ...backendWithTokens(), 'test.kept': () => ok(Math.random()) })
  const [, before] = [await api.call(closed, {}), await api.call(kept, { lang: 'en' })]
  api.forgetVisitor()
  await expect(api.call(closed, {})).resolves.toBe('Bearer t2')
  expect(await api.call(kept, { lang: 'en' })).not.toBe(before)
})

test('a token that was on its way when the visitor changed is not kept', async () => {
  const tokens = backendWithTokens()
  let changed = false
  const { api } = apiOver({
    ...tokens,
    'session.token': () => {
      // The visitor changes while the first token is under way.
      if (!changed) api.forgetVisitor()
      changed = true
      return tokens['session.token']()
    },
  })
  await expect(api.call(closed, {})).resolves.toBe('Bearer t1')
  await expect(api.call(closed, {})).resolves.toBe('Bearer t2')
})

test('an idempotency key goes with calls that want one, and the caller\'s own where given', async () => {
  const { api, sent } = apiOver({ 'test.keyed': () => ok() })
  await api.call(keyed, {})
  await api.call(keyed, {})
  await api.call(keyed, {}, { idempotencyKey: 'mine' })
  const keys = sent.map(request => request.headers['Idempotency-Key'])
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys[1]).not.toBe(keys[0])
  expect(keys[2]).toBe('mine')
})

test('a refusal names the call, its status and what is wrong with which field', async () => {
  const { api } = apiOver({
    'test.open': () => ({ status: 400, body: { succeed: false, ErrorCode: 1002, message: 'too short', errors: [{ field: 'nick', message: 'too short' }] } }),
  })
  const error = await api.call(open, {}).catch((refused: ApiError) => refused)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ call: 'test.open', status: 400, code: 1002, message: 'too short' })
  expect((error as ApiError).fieldMessage('nick')).toBe('too short')
  expect((error as ApiError).fieldMessage('email')).toBeUndefined()
})

test('a refusal says how long to wait', async () => {
  const { api } = apiOver({ 'test.open': () => ({ status: 429, body: { succeed: false, ErrorCode: 4003, message: 'too many', retryAfter: 700 } }) })
  await expect(api.call(open, {})).rejects.toMatchObject({ status: 429, retryAfter: 700 })
})

test('an answer that says it did not succeed is a refusal, whatever its status', async () => {
  const { api, logged } = apiOver({ 'test.open': () => ({ status: 200, body: { succeed: false, ErrorCode: 3001, message: 'gone' } }) })
  await expect(api.call(open, {})).rejects.toMatchObject({ status: 200, code: 3001 })
  expect(logged).toMatchObject([{ kind: 'abnormal', call: 'test.open' }])
})

test('no answer within 15 s is a failure with 504, and is logged', async () => {
  const { api, logged } = apiOver({ 'test.open': silence }, { hashed: false })
  const failed = expect(api.call(open, {})).rejects.toMatchObject({ status: 504 })
  await jest.advanceTimersByTimeAsync(14_999)
  expect(logged).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  await failed
  expect(logged).toMatchObject([{ kind: 'failed', call: 'test.open', status: 504 }])
})

test('a broken connection is a failure with status 0, and is logged', async () => {
  const { api, logged } = apiOver({ 'test.open': () => Promise.reject(new TypeError('Failed to fetch')) })
  await expect(api.call(open, {})).rejects.toMatchObject({ status: 0 })
  expect(logged).toMatchObject([{ kind: 'failed', status: 0 }])
})

test.each([[999, 0], [1_000, 1]])('an answer after %p ms makes %p slow lines', async (milliseconds, lines) => {
  const { api, logged } = apiOver({ 'test.open': after(milliseconds, ok()) }, { hashed: false })
  const answer = api.call(open, {})
  await jest.advanceTimersByTimeAsync(milliseconds)
  await answer
  expect(logged.filter(entry => entry.kind === 'slow')).toHaveLength(lines)
})

test('an abnormal answer is logged with its status', async () => {
  const { api, logged } = apiOver({ 'test.open': () => refusal(503) })
  await expect(api.call(open, {})).rejects.toBeInstanceOf(ApiError)
  expect(logged).toMatchObject([{ kind: 'abnormal', call: 'test.open', status: 503, message: 'no' }])
})

test('abnormal answers of quiet calls are not logged, slow ones are', async () => {
  const { api, logged } = apiOver({ 'test.quiet': () => refusal(503) })
  await expect(api.call(quiet, {})).rejects.toBeInstanceOf(ApiError)
  expect(logged).toEqual([])
  const slow = apiOver({ 'test.quiet': after(1_500, ok()) }, { hashed: false })
  const answer = slow.api.call(quiet, {})
  await jest.advanceTimersByTimeAsync(1_500)
  await answer
  expect(slow.logged).toMatchObject([{ kind: 'slow' }])
})

test.each(['data:image/png;base64,AAAA', 'data:image/svg+xml;charset=utf-8;base64,AAAA'])(
  'the log holds neither pictures (%s) nor secrets, but what helps to find the call',
  async picture => {
    const { api, logged } = apiOver({ 'test.upload': () => refusal(400) })
    await expect(api.call(upload, { images: [picture], password: 'hunter22', traderCode: '123' })).rejects.toBeInstanceOf(ApiError)
    expect(logged[0]!.input).toEqual({ images: ['[image]'], password: '[hidden]', traderCode: '123' })
  },
)

test('a cancelled call rejects as cancelled and leaves no line in the log', async () => {
  const { api, logged } = apiOver({ 'test.open': silence }, { hashed: false })
  const left = new AbortController()
  const call = expect(api.call(open, {}, { signal: left.signal })).rejects.toBeInstanceOf(CallCancelled)
  await jest.advanceTimersByTimeAsync(10)
  left.abort()
  await call
  expect(logged).toEqual([])
})

test('a cacheable answer is kept for its minutes, per input', async () => {
  const { api, sent } = apiOver({ 'test.kept': ({ input }) => ok(input) })
  await api.call(kept, { lang: 'en' })
  jest.setSystemTime(Date.now() + 20 * 60_000 - 1)
  await expect(api.call(kept, { lang: 'en' })).resolves.toEqual({ lang: 'en' })
  expect(sent).toHaveLength(1)
  await expect(api.call(kept, { lang: 'id' })).resolves.toEqual({ lang: 'id' })
  expect(sent).toHaveLength(2)
  jest.setSystemTime(Date.now() + 1)
  await api.call(kept, { lang: 'en' })
  expect(sent).toHaveLength(3)
})

test('a call that declares no minutes is sent every time', async () => {
  const { api, sent } = apiOver({ 'test.open': () => ok() })
  await api.call(open, {})
  await api.call(open, {})
  expect(sent).toHaveLength(2)
})

test('the same cacheable call at the same moment is one request', async () => {
  const { api, sent } = apiOver({ 'test.kept': after(50, ok('once')) }, { hashed: false })
  const both = Promise.all([api.call(kept, { lang: 'en' }), api.call(kept, { lang: 'en' })])
  await jest.advanceTimersByTimeAsync(50)
  await expect(both).resolves.toEqual(['once', 'once'])
  expect(sent).toHaveLength(1)
})

test('one caller that leaves does not take the shared answer from the other', async () => {
  const { api } = apiOver({ 'test.kept': after(50, ok('shared')) }, { hashed: false })
  const left = new AbortController()
  const leaves = expect(api.call(kept, { lang: 'en' }, { signal: left.signal })).rejects.toBeInstanceOf(CallCancelled)
  const stays = api.call(kept, { lang: 'en' })
  await jest.advanceTimersByTimeAsync(10)
  left.abort()
  await leaves
  await jest.advanceTimersByTimeAsync(50)
  await expect(stays).resolves.toBe('shared')
})

test('a failed cacheable call is not kept', async () => {
  let down = true
  const { api } = apiOver({ 'test.kept': () => (down ? refusal(503) : ok('there')) })
  await expect(api.call(kept, { lang: 'en' })).rejects.toMatchObject({ status: 503 })
  down = false
  await expect(api.call(kept, { lang: 'en' })).resolves.toBe('there')
})
