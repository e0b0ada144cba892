import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { START_MS, startApi } from 'backend/testing/api-under-test'
import type { ApiUnderTest } from 'backend/testing/api-under-test'
import { Visitor } from 'backend/testing/visitor'
import { datalakeStats } from 'calls/datalake'
import { usercenterValidateemailcode } from 'calls/proof-codes'
import { usercenterLogin } from 'calls/sign-in'
import { usercenterGetuser } from 'calls/users'
import express from 'express'
import type { RequestHandler } from 'express'
import type { AddressInfo } from 'node:net'
import { createRefusalLog } from 'platform/api/refusal-log'
import { releaseApi } from 'platform/host/http/release-api'
import { opsConsole } from 'platform/host/ops/ops-console'
import { consoleAccounts } from '../product/console-accounts.ts'

let site: ApiUnderTest
let userId: string
const [email, password] = ['rina@mail.example', 'seven green lamps']
beforeAll(async () => {
  site = await startApi({ sample: false })
  userId = await site.addUser({ email, password, nick: 'Rina' })
}, START_MS)
afterAll(() => site.close())
beforeEach(() => void site.infos.splice(0))
afterEach(() => expect(site.errors).toEqual([]))

const refusals = () => createRefusalLog({ info: fields => void site.infos.push(fields) })
/** The status of one request to a single handler of the server, behind a proxy. */
async function statusOf(part: RequestHandler, path: string, request: RequestInit): Promise<number> {
  const server = express().set('trust proxy', 1).use(part).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const { status } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, request)
  server.close()
  return status
}
const from = (ip: string) => new Visitor(site.url, ip)

test('a failed login logs one line with network and account id, and nothing of the input', async () => {
  const visitor = from('2001:db8:1:1::9')
  for (const wrong of ['not this one', 'nor this one'])
    await visitor.call(usercenterLogin, { account: email, password: wrong })
  expect(site.infos).toEqual([
    { refused: 'password', network: '2001:db8:1:1::/64', account: userId, call: 'usercenter.login' },
  ])
})

test('a failed login to an unknown account logs a line without an account', async () => {
  await from('203.0.113.1').call(usercenterLogin, { account: 'nobody@mail.example', password })
  expect(site.infos).toEqual([{ refused: 'password', network: '203.0.113.1', call: 'usercenter.login' }])
})

test.each<[string, string, () => Promise<unknown>]>([
  [
    'a wrong code',
    'code',
    () => from('203.0.113.2').call(usercenterValidateemailcode, { sendId: '0'.repeat(32), code: '123456' }),
  ],
  [
    'a bad access token',
    'access token',
    () => from('203.0.113.3').send('GET', usercenterGetuser.path, { headers: { Authorization: 'Bearer not-a-token' } }),
  ],
  [
    'a page of another site',
    'foreign origin',
    () =>
      from('203.0.113.4').send('POST', usercenterLogin.path, { body: {}, headers: { Origin: 'https://evil.example' } }),
  ],
])('%s is logged as a refusal', async (_what, refused, send) => {
  await send()
  expect(site.infos).toEqual([expect.objectContaining({ refused, network: expect.stringContaining('203.0.113.') })])
  expect(JSON.stringify(site.infos)).not.toMatch(/123456|not-a-token|evil/)
})

test('a user who makes an operator call is logged with the user’s id', async () => {
  const visitor = await from('203.0.113.5').login(email, password)
  await visitor.call(datalakeStats, { metric: 'fxad.hits' })
  expect(site.infos).toEqual([{ refused: 'role', network: '203.0.113.5', account: userId, call: 'datalake.stats' }])
})

test('a user whom the ops console refuses is logged with the user’s id', async () => {
  const visitor = await from('203.0.113.6').login(email, password)
  const console = opsConsole({
    db: site.db,
    accounts: consoleAccounts(site.db, site.api),
    verbs: {} as never,
    own: { origin: 'http://localhost', isLocal: true },
    refusals: refusals(),
    closing: new AbortController().signal,
  })
  const status = await statusOf(console, '/ops', {
    headers: { Cookie: `sid=${visitor.cookies.get('sid')}`, 'X-Forwarded-For': '203.0.113.6' },
  })
  expect([status, site.infos]).toEqual([403, [{ refused: 'ops console', network: '203.0.113.6', account: userId }]])
})

test('a release command without a valid key is logged', async () => {
  const log = { info() {}, warn() {}, error() {} }
  const none = {
    verbs: {} as never,
    keys: { holdersOf: () => [] } as never,
    spent: {} as never,
    store: {} as never,
    epoch: () => 0,
    log,
  }
  const api = releaseApi({ ...none, own: { origin: 'https://broker.example', isLocal: false }, refusals: refusals() })
  const status = await statusOf(api, '/api/releases/v1/list', {
    method: 'POST',
    headers: { 'X-Forwarded-For': '203.0.113.7' },
  })
  expect([status, site.infos]).toEqual([
    401,
    [{ refused: 'release key', network: '203.0.113.7', call: 'release list' }],
  ])
})

test('the refusal log writes at most 60 lines a minute and one that counts the rest', () => {
  jest.useFakeTimers()
  try {
    const lines: object[] = []
    const refusals = createRefusalLog({ info: fields => void lines.push(fields) })
    for (let index = 0; index < 1_000; index += 1)
      refusals.note('password', { ip: `2001:db8:${index.toString(16)}::1` })
    expect(lines).toHaveLength(60)
    jest.advanceTimersByTime(60_000)
    expect(lines.slice(60)).toEqual([{ leftOut: { password: 940 } }])
  } finally {
    jest.useRealTimers()
  }
})

test('all networks of one /48 together log eight refusals of one kind a minute', () => {
  const lines: object[] = []
  const refusals = createRefusalLog({ info: fields => void lines.push(fields) })
  for (let index = 0; index < 50; index += 1) refusals.note('code', { ip: `2001:db8:1:${index.toString(16)}::1` })
  expect(lines).toHaveLength(8)
})
