import { afterEach, beforeEach, jest } from '@jest/globals'
import { Api } from '../api/api.ts'
import type { CallLogEntry } from '../api/call-log.ts'
import { declareCall } from '../api/declare-call.ts'
import type { TokenStore } from '../api/token-store.ts'
import type { TransportAnswer, TransportRequest } from '../api/transport.ts'
import { array, strictObject, string, unknown } from '../schema.ts'

const anyInput = strictObject({})
export const open = declareCall({
  name: 'test.open',
  section: '',
  scope: 'public',
  method: 'GET',
  input: anyInput,
  output: unknown(),
})
export const closed = declareCall({
  name: 'test.closed',
  section: '',
  scope: 'read',
  method: 'GET',
  who: ['user'],
  input: anyInput,
  output: unknown(),
})
export const quiet = declareCall({
  name: 'test.quiet',
  section: '',
  scope: 'public',
  method: 'GET',
  quiet: true,
  input: anyInput,
  output: unknown(),
})
export const cached = declareCall({
  name: 'test.cached',
  section: '',
  scope: 'public',
  method: 'GET',
  cacheMinutes: 20,
  input: strictObject({ lang: string() }),
  output: unknown(),
})
export const keyed = declareCall({
  name: 'test.keyed',
  section: '',
  scope: 'write',
  method: 'POST',
  repeat: 'key',
  input: anyInput,
  output: unknown(),
})
export const upload = declareCall({
  name: 'test.upload',
  section: '',
  scope: 'write',
  method: 'POST',
  input: strictObject({ images: array(string()), password: string(), traderCode: string() }),
  output: unknown(),
})

type Answer = (request: TransportRequest) => TransportAnswer | Promise<TransportAnswer>

export const ok = (Data: unknown = null): TransportAnswer => ({
  status: 200,
  body: { succeed: true, ErrorCode: 0, message: '', Data },
})
export const refusal = (status: number): TransportAnswer => ({
  status,
  body: { succeed: false, ErrorCode: 1000, message: 'no' },
})
export const issued = (value: string) => ok({ access_token: value, expires_in: 600 })

/** Never answers; rejects when the caller aborts, like a real connection. */
export const silence: Answer = ({ signal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
export const after =
  (milliseconds: number, answer: TransportAnswer): Answer =>
  () =>
    new Promise(resolve => setTimeout(() => resolve(answer), milliseconds))

/**
 * An API over a backend of canned answers per call, which records requests, log lines and refusals. `hashed: false`
 * as on the server: the hash is computed outside the fake clock, so tests with fake timers disable it. `tokenStore`: as of one tab of several.
 */
export function apiOver(
  backend: Record<string, Answer>,
  { hashed = true, tokenStore }: { hashed?: boolean; tokenStore?: TokenStore } = {},
) {
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
    headerFacts: () => ({
      lang: 'id',
      fingerprint: 'f',
      userAgent: 'ua',
      scene: '/id/',
      channel: 'web',
      environment: 'test',
      marketing: '',
    }),
    log: entry => void logged.push(entry),
    onUnauthorised: () => void unauthorised++,
    tokenStore,
  })
  return {
    api,
    sent,
    logged,
    names: () => sent.map(request => request.declaration.name),
    timesUnauthorised: () => unauthorised,
  }
}

/** Issues tokens t1, t2, …; calls with a token that `accept` rejects are refused with 401. */
export function backendWithTokens(accept: (token: string) => boolean = () => true) {
  let count = 0
  return {
    'session.token': () => issued(`t${++count}`),
    'test.closed': ({ headers }: TransportRequest) =>
      accept(headers.Authorization!.slice('Bearer '.length)) ? ok(headers.Authorization) : refusal(401),
    'test.open': ({ headers }: TransportRequest) => ok(headers.Authorization ?? 'no token'),
    'test.cached': ({ headers }: TransportRequest) => ok(headers.Authorization ?? 'no token'),
  }
}

/** Runs the tests of the file with fake timers. */
export function underTestClock(): void {
  beforeEach(() => {
    jest.useFakeTimers()
    // The platform's AbortSignal.timeout does not use the fake timers.
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
}
