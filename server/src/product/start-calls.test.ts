import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { Invocation } from 'platform/api/invocation'
import type { Answer } from 'platform/api/steps/envelope'
import { createCallCounts } from 'platform/host/rendering/call-counts'
import type { Visitor } from 'platform/host/rendering/visitor'
import { startCalls } from './start-calls.ts'

const caller = { user: null, sessionId: null, authorised: false, lang: 'en' as const, country: '840', ip: '36.66.1.1' }
const signedIn = { ...caller, user: { userId: 'ann', roles: [] }, sessionId: 's1', authorised: true }
const visitor = (changed: Partial<Visitor> = {}): Visitor => ({
  lang: 'en',
  caller,
  pins: {},
  userAgent: '',
  fingerprint: '',
  country: undefined,
  offeredLang: undefined,
  bucket: undefined,
  ...changed,
})
const answer = (Data: unknown, status = 200): Answer => ({
  status,
  body: { succeed: status === 200, ErrorCode: status === 200 ? 0 : 5000, message: '', Data },
  headers: {},
  setCookies: [],
})

const warned: string[] = []
const counts = () => createCallCounts({ warn: (_fields, message) => void warned.push(message) })
const asked: string[] = []
/** A backend whose calls take their time, in ms. */
const backend =
  (times: { user?: number; geo?: number; geoStatus?: number }) =>
  async ({ name, caller: { ip } }: Invocation) => {
    asked.push(name)
    const isUser = name === 'usercenter.getuserfromcookie'
    await new Promise(resolve => setTimeout(resolve, (isUser ? times.user : times.geo) ?? 0))
    return isUser
      ? answer({ result: { nick: 'Ann' } })
      : answer({ country_code: ip === caller.ip ? 'id' : 'cn', ip }, times.geoStatus)
  }

beforeEach(() => {
  jest.useFakeTimers()
  warned.length = 0
  asked.length = 0
})
afterEach(() => void jest.useRealTimers())

async function start(times: Parameters<typeof backend>[0], who: Visitor, milliseconds: number) {
  const counted = counts()
  const started = startCalls(backend(times), counted, who)
  await jest.advanceTimersByTimeAsync(milliseconds)
  return { answers: await started, byCall: Object.fromEntries(counted.byCall) }
}

test('account and country are asked for side by side', async () => {
  const { answers } = await start({ user: 200, geo: 200 }, visitor({ caller: signedIn }), 200)
  expect(answers).toEqual({ user: { nick: 'Ann' }, ipCountry: 'id' })
})

test('nobody is asked about a visitor who has no session and whose country a cookie tells', async () => {
  const { answers } = await start({}, visitor({ country: 'sg' }), 0)
  expect([answers, asked]).toEqual([{ user: null, ipCountry: undefined }, []])
})

test('what is late is left out, counted and logged', async () => {
  const { answers, byCall } = await start({ user: 60_000, geo: 60_000 }, visitor({ caller: signedIn }), 2_000)
  expect(answers).toEqual({ user: null, ipCountry: undefined })
  const late = { answered: 0, refused: 0, failed: 0, late: 1 }
  expect(byCall).toEqual({ 'geo.getipgeo': late, 'usercenter.getuserfromcookie': late })
  expect(warned.sort()).toEqual([
    'a page went without geo.getipgeo: late',
    'a page went without usercenter.getuserfromcookie: late',
  ])
})

test('a country that comes too late does not hold back the account', async () => {
  const { answers } = await start({ user: 500, geo: 60_000 }, visitor({ caller: signedIn }), 500)
  expect(answers).toEqual({ user: { nick: 'Ann' }, ipCountry: undefined })
})

test('what fails is left out and counted', async () => {
  const { answers, byCall } = await start({ geoStatus: 500 }, visitor(), 0)
  expect(answers).toEqual({ user: null, ipCountry: undefined })
  expect(byCall).toEqual({ 'geo.getipgeo': { answered: 0, refused: 0, failed: 1, late: 0 } })
})
