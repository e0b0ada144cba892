import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { Caller } from 'platform/api/handle'
import type { Invocation } from 'platform/api/invocation'
import type { Answer } from 'platform/api/envelope'
import { createCallCounts } from 'platform/host/rendering/call-counts'
import { startCalls } from './start-calls.ts'

const anonymous: Caller = {
  user: null,
  sessionId: null,
  authorised: false,
  lang: 'en',
  country: '840',
  ip: '36.66.1.1',
}
const signedIn: Caller = { ...anonymous, user: { userId: 'ann', roles: [] }, sessionId: 's1', authorised: true }
const answer = (Data: unknown, status = 200): Answer => ({
  status,
  body: { succeed: status === 200, ErrorCode: status === 200 ? 0 : 5000, message: '', Data },
  headers: {},
  setCookies: [],
})

const warned: string[] = []
const counts = () => createCallCounts({ warn: (_fields, message) => void warned.push(message) })
const asked: string[] = []
/** A backend whose calls take the given times, in ms. */
const backend =
  (times: { user?: number; geo?: number; geoStatus?: number }) =>
  async ({ call: { name }, caller: { ip } }: Invocation) => {
    asked.push(name)
    const isUser = name === 'usercenter.getuserfromcookie'
    await new Promise(resolve => setTimeout(resolve, (isUser ? times.user : times.geo) ?? 0))
    return isUser
      ? answer({ result: { nick: 'Ann' } })
      : answer({ country_code: ip === anonymous.ip ? 'id' : 'cn', ip }, times.geoStatus)
  }

beforeEach(() => {
  jest.useFakeTimers()
  warned.length = 0
  asked.length = 0
})
afterEach(() => void jest.useRealTimers())

/** The results of both calls, made concurrently as for a page. */
async function start(times: Parameters<typeof backend>[0], caller: Caller, milliseconds: number) {
  const counted = counts()
  const { userOf, countryOf } = startCalls(backend(times), counted)
  const started = Promise.all([userOf(caller), countryOf(caller)])
  await jest.advanceTimersByTimeAsync(milliseconds)
  const [user, ipCountry] = await started
  return { answers: { user, ipCountry }, byCall: Object.fromEntries(counted.byCall) }
}

test('a page starts with the account of its visitor and the country of the address', async () => {
  const { answers } = await start({ user: 200, geo: 200 }, signedIn, 200)
  expect(answers).toEqual({ user: { nick: 'Ann' }, ipCountry: 'id' })
})

test('no account is requested for a page without a session', async () => {
  const { answers } = await start({}, anonymous, 0)
  expect([answers, asked]).toEqual([{ user: null, ipCountry: 'id' }, ['geo.getipgeo']])
})

test('a late call at page start is skipped, counted and logged', async () => {
  const { answers, byCall } = await start({ user: 60_000, geo: 60_000 }, signedIn, 2_000)
  expect(answers).toEqual({ user: null, ipCountry: undefined })
  const late = { answered: 0, refused: 0, failed: 0, late: 1 }
  expect(byCall).toEqual({ 'geo.getipgeo': late, 'usercenter.getuserfromcookie': late })
  expect(warned.sort()).toEqual([
    'a page was rendered without geo.getipgeo: late',
    'a page was rendered without usercenter.getuserfromcookie: late',
  ])
})

test('a failed call at page start is skipped and counted', async () => {
  const { answers, byCall } = await start({ geoStatus: 500 }, anonymous, 0)
  expect(answers).toEqual({ user: null, ipCountry: undefined })
  expect(byCall).toEqual({ 'geo.getipgeo': { answered: 0, refused: 0, failed: 1, late: 0 } })
})
