import { expect, jest, test } from '@jest/globals'
import {
  after,
  apiOver,
  keyed,
  ok,
  open,
  quiet,
  refusal,
  silence,
  underTestClock,
  upload,
} from '../testing/api-over.ts'
import { ApiError, CallCancelled } from './api-error.ts'

underTestClock()

test('a call resolves to the Data of its response', async () => {
  const { api } = apiOver({ 'test.open': () => ok({ items: [1] }) })
  await expect(api.call(open, {})).resolves.toEqual({ items: [1] })
})

test('a public call carries no access token', async () => {
  const { api, sent, names } = apiOver({ 'test.open': () => ok() })
  await api.call(open, {})
  expect(names()).toEqual(['test.open'])
  expect(sent[0]!.headers).not.toHaveProperty('Authorization')
})

test('the request headers carry language, country, channel and scene', async () => {
  const { api, sent } = apiOver({ 'test.open': () => ok() })
  await api.call(open, {})
  expect(sent[0]!.headers).toMatchObject({
    LanguageCode: 'id',
    CountryCode: '360',
    'X-Channel': 'web',
    'X-Scene': '%2Fid%2F',
  })
})

test('the request hash is equal for identical calls and different for others', async () => {
  const { api, sent } = apiOver({ 'test.open': () => ok(), 'test.quiet': () => ok() })
  await api.call(open, {})
  await api.call(open, {})
  await api.call(quiet, {})
  const hashes = sent.map(request => request.headers['X-Hash'])
  expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(hashes[1]).toBe(hashes[0])
  expect(hashes[2]).not.toBe(hashes[0])
})

test('calls that need an idempotency key get a new one unless the caller provides it', async () => {
  const { api, sent } = apiOver({ 'test.keyed': () => ok() })
  await api.call(keyed, {})
  await api.call(keyed, {})
  await api.call(keyed, {}, { idempotencyKey: 'mine' })
  const keys = sent.map(request => request.headers['Idempotency-Key'])
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys[1]).not.toBe(keys[0])
  expect(keys[2]).toBe('mine')
})

test('a refusal names the call, its status and the message for each field', async () => {
  const { api } = apiOver({
    'test.open': () => ({
      status: 400,
      body: {
        succeed: false,
        ErrorCode: 1002,
        message: 'too short',
        errors: [{ field: 'nick', message: 'too short' }],
      },
    }),
  })
  const error = await api.call(open, {}).catch((refused: ApiError) => refused)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ call: 'test.open', status: 400, code: 1002, message: 'too short' })
  expect((error as ApiError).fieldMessage('nick')).toBe('too short')
  expect((error as ApiError).fieldMessage('email')).toBeUndefined()
})

test('a refusal carries the time to wait', async () => {
  const { api } = apiOver({
    'test.open': () => ({
      status: 429,
      body: { succeed: false, ErrorCode: 4003, message: 'too many', retryAfter: 700 },
    }),
  })
  await expect(api.call(open, {})).rejects.toMatchObject({ status: 429, retryAfter: 700 })
})

test('a response with succeed: false is a refusal regardless of its status', async () => {
  const { api, logged } = apiOver({
    'test.open': () => ({ status: 200, body: { succeed: false, ErrorCode: 3001, message: 'gone' } }),
  })
  await expect(api.call(open, {})).rejects.toMatchObject({ status: 200, code: 3001 })
  expect(logged).toMatchObject([{ kind: 'abnormal', call: 'test.open' }])
})

test('a call without a response within 15 s fails with 504 and is logged', async () => {
  const { api, logged } = apiOver({ 'test.open': silence }, { hashed: false })
  const failed = expect(api.call(open, {})).rejects.toMatchObject({ status: 504 })
  await jest.advanceTimersByTimeAsync(14_999)
  expect(logged).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  await failed
  expect(logged).toMatchObject([{ kind: 'failed', call: 'test.open', status: 504 }])
})

test('a broken connection fails with status 0 and is logged', async () => {
  const { api, logged } = apiOver({ 'test.open': () => Promise.reject(new TypeError('Failed to fetch')) })
  await expect(api.call(open, {})).rejects.toMatchObject({ status: 0 })
  expect(logged).toMatchObject([{ kind: 'failed', status: 0 }])
})

test.each([
  [999, 0],
  [1_000, 1],
])('a response after %p ms is logged as slow %p times', async (milliseconds, lines) => {
  const { api, logged } = apiOver({ 'test.open': after(milliseconds, ok()) }, { hashed: false })
  const answer = api.call(open, {})
  await jest.advanceTimersByTimeAsync(milliseconds)
  await answer
  expect(logged.filter(entry => entry.kind === 'slow')).toHaveLength(lines)
})

test('an abnormal response is logged with its status', async () => {
  const { api, logged } = apiOver({ 'test.open': () => refusal(503) })
  await expect(api.call(open, {})).rejects.toBeInstanceOf(ApiError)
  expect(logged).toMatchObject([{ kind: 'abnormal', call: 'test.open', status: 503, message: 'no' }])
})

test('abnormal responses to quiet calls are not logged, but slow ones are', async () => {
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
  'the call log leaves out images (%s) and secrets and keeps the other input',
  async picture => {
    const { api, logged } = apiOver({ 'test.upload': () => refusal(400) })
    await expect(
      api.call(upload, { images: [picture], password: 'hunter22', traderCode: '123' }),
    ).rejects.toBeInstanceOf(ApiError)
    expect(logged[0]!.input).toEqual({ images: ['[image]'], password: '[hidden]', traderCode: '123' })
  },
)

test('a cancelled call rejects as cancelled and is not logged', async () => {
  const { api, logged } = apiOver({ 'test.open': silence }, { hashed: false })
  const left = new AbortController()
  const call = expect(api.call(open, {}, { signal: left.signal })).rejects.toBeInstanceOf(CallCancelled)
  await jest.advanceTimersByTimeAsync(10)
  left.abort()
  await call
  expect(logged).toEqual([])
})

test.each([401, 500])(
  'an answer %d to a call that was cancelled in the meantime is not logged and logs nobody out',
  async status => {
    const left = new AbortController()
    const answer = () => {
      left.abort()
      return refusal(status)
    }
    const { api, logged, timesUnauthorised } = apiOver({ 'test.open': answer }, { hashed: false })
    await expect(api.call(open, {}, { signal: left.signal })).rejects.toBeInstanceOf(CallCancelled)
    expect([logged, timesUnauthorised()]).toEqual([[], 0])
  },
)

test('a refusal with an extra message says it instead of its own', async () => {
  const { api } = apiOver({
    'test.open': () => ({ ...refusal(404), body: { ...refusal(404).body, extra: 'No such user.' } }),
  })
  await expect(api.call(open, {})).rejects.toMatchObject({ said: 'No such user.' })
})
