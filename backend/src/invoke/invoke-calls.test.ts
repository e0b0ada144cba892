import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { invokeCalls } from 'calls/invoke'
import type { Envelope } from 'shared-state/api/envelope'
import { startApi, START_MS } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import type { Visitor } from '../testing/visitor.ts'

let site: ApiUnderTest
let traderCode: string
let ann: Visitor
beforeAll(async () => {
  site = await startApi()
  traderCode = (await site.db.one<{ code: string }>('SELECT code FROM brokers ORDER BY code LIMIT 1'))!.code
  await site.addUser({ email: 'ann@example.com', password: 'quiet-harbour-9', nick: 'Ann' })
  ann = await site.visitor().login('ann@example.com', 'quiet-harbour-9')
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const pathOf = (name: string) => invokeCalls.find(call => call.name === name)!.path
const ask = (name: string, body: object, visitor = site.visitor(), headers = {}) =>
  visitor.send('POST', pathOf(name), { body, headers })
const codeOf = async (name: string, route: string, data = {}) => (await ask(name, { route, data })).body.ErrorCode

test('there are 21 invoke endpoints in three versions each', () => {
  expect(invokeCalls).toHaveLength(63)
  expect(pathOf('usercenter.invoke')).toBe('/wikifxweb-v1/usercenter/invoke-v1')
  expect(pathOf('home.invokev3')).toBe('/wikifxweb-v1/home/invoke-v3')
})

test.each(['invoke', 'invokev3'])('trader.%s answers what the routed call answers', async version => {
  const wrapped = await ask(`trader.${version}`, { route: 'dealer$infos', data: { traderCode } })
  const direct = await site.visitor().send('GET', `/wikifxweb-v1/dealer/infos-v1?traderCode=${traderCode}`)
  expect([wrapped.status, wrapped.body]).toEqual([200, direct.body])
})

test('invoke answers a refusal of the routed call unchanged, with its fields', async () => {
  const wrong = await ask('trader.invoke', { route: 'brokers$indexinit', data: { pageSize: 99 } })
  expect([wrong.status, wrong.body.ErrorCode, wrong.body.errors?.map(error => error.field)]).toEqual([
    400,
    1003,
    ['pageSize'],
  ])
  const unknown = await ask('trader.invoke', { route: 'dealer$infos', data: { traderCode: 'nobody9' } })
  expect([unknown.status, unknown.body.ErrorCode]).toEqual([404, 3001])
})

test('invoke checks session and token as the routed call requires', async () => {
  const getUser = { route: 'usercenter$getuser' }
  expect((await ask('usercenter.invoke', getUser)).body.ErrorCode).toBe(2001)
  expect((await ask('usercenter.invoke', getUser, ann)).body.ErrorCode).toBe(2002)
  const { status, body } = await ask('usercenter.invoke', getUser, ann, {
    Authorization: `Bearer ${await ann.token()}`,
  })
  expect([status, (body.Data as { user: { nick: string } }).user.nick]).toEqual([200, 'Ann'])
})

test('invoke sets the cookies of the routed call', async () => {
  const visitor = site.visitor()
  const login = { route: 'usercenter$login', data: { account: 'ann@example.com', password: 'quiet-harbour-9' } }
  expect((await ask('usercenter.invoke', login, visitor)).status).toBe(200)
  expect(visitor.cookies.has('sid')).toBe(true)
  const other = site.visitor()
  await ask('usercenter.invokev2', { calls: [{ id: 'a', ...login }] }, other)
  expect(other.cookies.has('sid')).toBe(true)
})

test('the invoke field key is the Idempotency-Key of the routed call', async () => {
  const review = (content: string, key: string) =>
    ann.token().then(token =>
      ask('comment.invoke', { route: 'comment$publish', data: { traderCode, rating: 4, content }, key }, ann, {
        Authorization: `Bearer ${token}`,
      }),
    )
  const first = await review('Withdrew twice without trouble.', 'review-key-1')
  const again = await review('Withdrew twice without trouble.', 'review-key-1')
  expect([again.status, again.headers.get('idempotency-replayed'), again.body]).toEqual([200, 'true', first.body])
  expect((await review('Something else altogether.', 'review-key-1')).body.ErrorCode).toBe(3103)
  expect((await review('Withdrew twice without trouble.', 'short')).body.ErrorCode).toBe(1009)
  const { count } = (await site.db.one<{ count: number }>(
    `SELECT count(*)::integer AS count FROM comments WHERE user_id = 'tann'`,
  ))!
  expect(count).toBe(1)
})

test.each([
  ['usercenter.invoke', 'dealer$infos'],
  ['comment.invoke', 'comments$list'],
  ['article.invoke', 'news$list'],
  ['search.invoke', 'homefuc$symbol'],
  ['trader.invoke', 'exposure$list'],
  ['enterprise.invoke', 'usercenter$getuser'],
  ['trader.invoke', 'netwon$report'],
  ['home.invoke', 'nothing$here'],
])('%s does not route to %s', async (name, route) => {
  expect(await codeOf(name, route)).toBe(3002)
})

test.each([
  ['article.invoke', 'news$detail', { code: 'none9' }, 3001],
  ['comment.invoke', 'comment$list', { traderCode: '1' }, 0],
  ['trader.invoke', 'trader$search', { keyword: 'ma' }, 0],
  ['home.invoke', 'exposure$reason', {}, 0],
  ['home.invoke', 'geo$getipgeo', { ip: '8.8.8.8' }, 0],
])('%s routes to %s', async (name, route, data, code) => {
  expect(await codeOf(name, route, data)).toBe(code)
})

test.each([
  'home$invoke',
  'usercenter$invokev2',
  'trader$invokev3',
  'comment$imageupload',
  'exposure$upload',
  'oauth2$token',
  'static$areacodeen',
  'health$get',
])('invoke does not route to wrappers, uploads and calls without an envelope: %s', async route => {
  expect(await codeOf('home.invoke', route)).toBe(3002)
})

test('invokev2 runs its calls in order and answers a result for each', async () => {
  const calls = [
    { id: 'one', route: 'dealer$infos', data: { traderCode } },
    { id: 'two', route: 'brokers$indexinit', data: { pageSize: 99 } },
    { id: 'three', route: 'usercenter$getuser' },
    { id: 'three', route: 'ranking$none' },
  ]
  const { status, body } = await ask('trader.invokev2', { calls })
  const { items } = body.Data as { items: (Envelope & { id: string; status: number })[] }
  expect([status, items.map(item => [item.id, item.status, item.succeed, item.ErrorCode])]).toEqual([
    200,
    [
      ['one', 200, true, 0],
      ['two', 400, false, 1003],
      ['three', 404, false, 3002],
      ['three', 404, false, 3002],
    ],
  ])
  expect((items[0]!.Data as { legalName: string }).legalName).toEqual(expect.any(String))
  expect(items[1]!.errors?.map(error => error.field)).toEqual(['pageSize'])
  expect(items[3]!.message).toBe('There is no such call.')
})

test.each([
  ['an empty list of calls', { calls: [] }, 1001, 'calls'],
  [
    'eleven calls',
    { calls: Array.from({ length: 11 }, (_, id) => ({ id: String(id), route: 'dealer$emnums' })) },
    1002,
    'calls',
  ],
  ['a call without an id', { calls: [{ route: 'dealer$emnums' }] }, 1001, 'calls.0.id'],
])('invokev2 refuses %s', async (_what, body, code, field) => {
  const answer = await ask('trader.invokev2', body)
  expect([answer.status, answer.body.ErrorCode, answer.body.errors?.map(error => error.field)]).toEqual([
    400,
    code,
    [field],
  ])
})

test.each([
  ['a missing route', {}, 1001, 'route'],
  ['a malformed route', { route: 'dealer.main' }, 1004, 'route'],
  ['data that is a list', { route: 'dealer$infos', data: [] }, 1001, 'data'],
  ['an unknown field', { route: 'dealer$main', more: 1 }, 1004, 'more'],
])('invoke refuses %s', async (_what, body, code, field) => {
  const answer = await ask('trader.invoke', body)
  expect([answer.status, answer.body.ErrorCode, answer.body.errors?.map(error => error.field)]).toEqual([
    400,
    code,
    [field],
  ])
})
