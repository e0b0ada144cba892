import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { dealerMain } from 'calls/broker-tabs'
import { brokersIndexinit } from 'calls/brokers'
import { compareIndexinit } from 'calls/compare'
import { homeData, wikifxHeadermenuinit } from 'calls/home'
import { usercenterGetuser } from 'calls/users'
import { startApi, START_MS } from './testing/api-under-test.ts'
import type { ApiUnderTest } from './testing/api-under-test.ts'

let site: ApiUnderTest
beforeAll(async () => {
  site = await startApi()
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const fieldsOf = (body: { errors?: { field: string }[] }) => body.errors?.map(error => error.field)

test.each([
  '/api',
  '/api/nothing',
  '/oauth2/x',
  '/wikifxweb-v1/brokers/none-v1',
  '/homefuc/none',
  '/ip/x',
  '/wikifxweb-v1',
])('the unknown API address %s answers 404 with code 3002 as JSON', async path => {
  const { status, body } = await site.visitor().send('GET', path)
  expect([status, body.ErrorCode, body.succeed]).toEqual([404, 3002, false])
})

test.each(['/apiary', '/en/brokers', '/homefucus', '/market/ib/add', '/market/ib/add.html'])(
  'the address %s is not an API address and is passed on',
  async path => {
    const answer = await fetch(site.url + path)
    expect(await answer.text()).toBe('<p>a page</p>')
  },
)

test('an undeclared method answers 405 with code 3107 and names the allowed methods', async () => {
  const { status, body, headers } = await site.visitor().send('POST', brokersIndexinit.path, { body: {} })
  expect([status, body.ErrorCode, headers.get('allow')]).toEqual([405, 3107, 'GET, HEAD'])
})

test('a HEAD request is answered like GET, without a body', async () => {
  const answer = await fetch(site.url + brokersIndexinit.path, { method: 'HEAD' })
  expect([answer.status, await answer.text()]).toEqual([200, ''])
})

test.each([
  '/homefuc/friendlink-v1',
  '/wikifxweb-v1/homefuc/friendlink-v1',
  '/homefuc/brokerlist-v1',
  '/wikifxweb-v1/homefuc/brokerlist-v1',
])('%s answers with and without the path prefix', async path => {
  expect((await site.visitor().send('GET', path)).status).toBe(200)
})

test('query strings are read as numbers and lists, with list values repeated or comma-separated', async () => {
  const { body } = await site
    .visitor()
    .send('GET', `${brokersIndexinit.path}?pageSize=3&grade=AAA,AA&grade=A&minScore=7.5`)
  const { items, pageSize } = body.Data as { items: { grade: string; score: number }[]; pageSize: number }
  expect(pageSize).toBe(3)
  expect(items).toHaveLength(3)
  expect(items.every(item => ['AAA', 'AA', 'A'].includes(item.grade) && item.score >= 7.5)).toBe(true)
})

test.each([
  ['an unknown field', 'pagesize=3', 1004, ['pagesize']],
  ['a field named __proto__', '__proto__=1', 1004, ['__proto__']],
  ['a number out of range', 'pageSize=51', 1003, ['pageSize']],
  ['an infinite number', 'minScore=1e999', 1003, ['minScore']],
  ['a word instead of a number', 'pageIndex=two', 1004, ['pageIndex']],
  ['a fraction instead of a whole number', 'pageIndex=1.5', 1004, ['pageIndex']],
  ['a value that is not in the list', 'order=best', 1004, ['order']],
  ['a wrong value among several', 'grade=AAA,F', 1004, ['grade']],
  ['a single value sent twice', 'order=score&order=name', 1004, ['order']],
  ['too long a keyword', `keyword=${'x'.repeat(65)}`, 1002, ['keyword']],
  ['a NUL character', 'keyword=a%00b', 1004, ['keyword']],
  ['several wrong fields', 'pageSize=0&order=best', 1000, ['order', 'pageSize']],
])('a query with %s is refused at its field', async (_name, query, code, fields) => {
  const { status, body } = await site.visitor().send('GET', `${brokersIndexinit.path}?${query}`)
  expect([status, body.ErrorCode]).toEqual([400, code])
  expect(fieldsOf(body)?.sort()).toEqual(fields)
})

test.each([
  ['of the wrong type', ['Q1', 2], 1004],
  ['with a NUL character', ['Q1', 'a\0b'], 1004],
  ['of the wrong form', ['Q1', 'a-b', 'c-d'], 1004],
])('a list with an item %s is refused once, at the field of the list', async (_name, codes, code) => {
  const { body } = await site.visitor().send('POST', compareIndexinit.path, { body: { codes } })
  expect([body.ErrorCode, fieldsOf(body)]).toEqual([code, ['codes']])
})

test.each([
  ['a missing required field', ''],
  ['an empty required field', 'traderCode='],
])('%s is refused with code 1001', async (_name, query) => {
  const { body } = await site.visitor().send('GET', `${dealerMain.path}?${query}`)
  expect([body.ErrorCode, fieldsOf(body)]).toEqual([1001, ['traderCode']])
})

test('refusal messages are in the caller’s language', async () => {
  const indonesian = site.visitor()
  indonesian.lang = 'id'
  const { body } = await indonesian.send('GET', dealerMain.path)
  expect(body.message).toBe('Kolom ini wajib diisi.')
  expect((await site.visitor().send('GET', dealerMain.path)).body.message).toBe('Please fill in this field.')
})

test.each([
  ['malformed JSON', '{"codes":', 'application/json', 400, 1000],
  ['a form', 'codes=1', 'application/x-www-form-urlencoded', 400, 1000],
  ['text', '{}', 'text/plain', 400, 1000],
  ['a list', '[]', 'application/json', 400, 1000],
  ['null', 'null', 'application/json', 400, 1000],
  ['in an unknown encoding', '{}', 'application/json; charset=klingon', 400, 1000],
  ['too long', `{"codes":["${'x'.repeat(300_000)}"]}`, 'application/json', 413, 1006],
])('a request body that is %s is refused with a JSON response', async (_name, body, type, status, code) => {
  const answer = await site
    .visitor()
    .send('POST', '/wikifxweb-v1/comment/stastic/init-v1', { body, headers: { 'Content-Type': type } })
  expect([answer.status, answer.body.ErrorCode]).toEqual([status, code])
})

test.each([
  ['another site’s page', { Origin: 'https://evil.example' }, 403],
  ['a page without an origin', { Origin: 'null' }, 403],
  ['another port of this host', { Origin: 'http://localhost:9' }, 403],
  ['a cross-site browser request', { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['a same-site browser request', { 'Sec-Fetch-Site': 'same-site' }, 403],
  ['the site itself', { Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'same-origin' }, 200],
  ['a client other than a browser', {}, 200],
])(
  'a POST request from %s is checked for its origin (case %#)',
  async (_name, headers: Record<string, string>, status) => {
    const answer = await site.visitor().send('POST', '/wikifxweb-v1/session/token-v1', { body: {}, headers })
    expect([answer.status, answer.body.ErrorCode]).toEqual([status, status === 200 ? 0 : 2009])
  },
)

test('a local site accepts its requested host as an own origin', async () => {
  const answer = await site
    .visitor()
    .send('POST', '/wikifxweb-v1/session/token-v1', { body: {}, headers: { Origin: site.url } })
  expect(answer.status).toBe(200)
})

test('only a call with cache minutes is cacheable, per language', async () => {
  const menu = async (lang: string) => {
    const visitor = site.visitor()
    visitor.lang = lang
    return visitor.call(wikifxHeadermenuinit, {})
  }
  const [english, indonesian] = [await menu('en'), await menu('id')]
  expect(english.headers.get('cache-control')).toBe('public, max-age=600')
  expect(english.headers.get('vary')).toContain('LanguageCode')
  expect(english.body.Data?.items[0]?.url).toBe('/en/brokers')
  expect(indonesian.body.Data?.items[0]?.url).toBe('/id/brokers')
  const list = await site.visitor().call(brokersIndexinit, {})
  expect(list.headers.get('cache-control')).toBe('no-store')
  const refused = await site.visitor().send('GET', `${homeData.path}?x=1`)
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([400, 'no-store'])
})

test('a call for users answers 401 with code 2001 to an anonymous caller', async () => {
  const { status, body } = await site.visitor().call(usercenterGetuser, {})
  expect([status, body.ErrorCode, body.message]).toEqual([401, 2001, 'You are not logged in.'])
})
