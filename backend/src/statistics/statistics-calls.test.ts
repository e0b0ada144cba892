import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { allCalls } from 'calls/all-calls'
import { datalakeStats } from 'calls/datalake'
import * as calls from 'calls/statistics'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addTestUser } from '../testing/scene.ts'
import type { TestUser } from '../testing/scene.ts'
import type { Visitor } from '../testing/visitor.ts'

let site: ApiUnderTest
let ops: TestUser
let visitor: Visitor
beforeAll(async () => {
  site = await startApi({ sample: false })
  ops = await addTestUser(site, 'Operator', ['ops'])
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))
beforeEach(async () => {
  visitor = site.visitor()
  await site.events.flush()
  await site.db.script('TRUNCATE events')
})

interface Row {
  metric: string
  country_code: string
  lang: string
  data: Record<string, unknown>
}
const stored = async () => {
  await site.events.flush()
  return site.db.query<Row>('SELECT metric, country_code, lang, data FROM events ORDER BY event_id')
}

test('a click on an ad is accepted immediately and stored with the data of the ad', async () => {
  const hit = {
    hitsType: 3,
    jump: true,
    url: '/en/tools/position.html',
    activityType: 'house',
    tCode: 'position',
    iCode: 'house2',
  }
  const { status, body } = await Object.assign(visitor, { lang: 'id' }).call(calls.fxadHits, hit, {
    CountryCode: '360',
  })
  expect([status, body.Data]).toEqual([202, { accepted: true }])
  expect(await stored()).toEqual([{ metric: 'fxad.hits', country_code: '360', lang: 'id', data: hit }])
})

test('a click on a broker is stored without user, device and full IP address', async () => {
  const click = {
    type: 2,
    code: 'b1',
    platform: 3,
    apptype: 7,
    ver: '1.2',
    country: '360',
    lang: 'id' as const,
    spots: 'list',
    url: 'https://site.example/a',
    jumpStatisticsUrl: 'http://127.0.0.1:1/never',
  }
  const secret = { userid: 'u123', equipId: 'fingerprint-abc', ip: '198.51.100.9' }
  const answer = await visitor.call(
    calls.dealerStatistics,
    { ...click, ...secret },
    { 'X-Forwarded-For': '203.0.113.77', 'User-Agent': 'Telltale/1.0' },
  )
  expect([answer.status, answer.body.Data]).toEqual([202, { accepted: true }])
  const rows = await stored()
  expect(rows.map(({ data }) => data)).toEqual([{ ...click, network: '203.0.113.0/24' }])
  expect(JSON.stringify(await site.db.query('SELECT * FROM events'))).not.toMatch(
    /u123|fingerprint|198\.51\.100\.9|203\.0\.113\.77|Telltale/,
  )
})

test('a batch of the page log is stored with each entry as an event', async () => {
  const answer = await visitor.call(calls.homeCount3, {
    route: 'netwon$report',
    data: ['{"page":"/en/","ms":120}', '[1]', '"text"', 'null'],
  })
  expect([answer.status, answer.body.Data]).toEqual([202, { accepted: 4 }])
  expect((await stored()).map(({ metric, data }) => [metric, data])).toEqual([
    ['netwon$report', { page: '/en/', ms: 120 }],
    ['netwon$report', [1]],
    ['netwon$report', 'text'],
    ['netwon$report', null],
  ])
})

test('searches and chosen search results are counted', async () => {
  const chosen = await visitor.call(calls.dealerSearchdetailstatistics, {
    keyword: ' quill ',
    traderCode: 'b1',
    position: 3,
  })
  const searched = await visitor.call(calls.dealerSearchstatisticscollect, {
    keyword: 'quill',
    type: 'broker',
    total: 12,
  })
  expect([chosen.body.Data, searched.body.Data]).toEqual([{ accepted: true }, { accepted: true }])
  expect((await stored()).map(({ data }) => data)).toEqual([
    { keyword: 'quill', traderCode: 'b1', position: 3 },
    { keyword: 'quill', type: 'broker', total: 12 },
  ])
})

test.each([
  ['another route', { route: 'fxad$hits', data: ['1'] }, 404, 3002, undefined],
  ['an entry that is not JSON', { route: 'netwon$report', data: ['{}', '{'] }, 400, 1004, ['data']],
  ['an empty entry among others', { route: 'netwon$report', data: ['', 'x', '1', '{'] }, 400, 1001, ['data']],
  ['several entries that are not JSON', { route: 'netwon$report', data: ['x', '1', '{'] }, 400, 1004, ['data']],
  ['no entries', { route: 'netwon$report', data: [] }, 400, 1001, ['data']],
  ['too many entries', { route: 'netwon$report', data: Array(51).fill('1') }, 400, 1002, ['data']],
  ['too long an entry', { route: 'netwon$report', data: [JSON.stringify('x'.repeat(4_096))] }, 400, 1002, ['data']],
])('the page log refuses %s and stores nothing', async (_what, body, status, code, fields) => {
  const answer = await visitor.send('POST', calls.homeCount3.path, { body })
  expect([answer.status, answer.body.ErrorCode, answer.body.errors?.map(({ field }) => field)]).toEqual([
    status,
    code,
    fields,
  ])
  expect(await stored()).toEqual([])
})

test.each([
  [calls.fxadHits, { hitsType: 0 }, 1003, 'hitsType'],
  [calls.fxadHits, { hitsType: 1, tCode: 'a-b' }, 1004, 'tCode'],
  [calls.dealerStatistics, { type: 1, code: 'b1', lang: 'xx' }, 1004, 'lang'],
  [calls.dealerStatistics, { code: 'b1' }, 1001, 'type'],
  [calls.dealerSearchdetailstatistics, { keyword: 'a', traderCode: 'b1', position: 501 }, 1003, 'position'],
  [calls.dealerSearchstatisticscollect, { keyword: ' ' }, 1001, 'keyword'],
])('$name refuses invalid fields', async (call, body, code, field) => {
  const answer = await visitor.send('POST', call.path, { body })
  expect([answer.status, answer.body.ErrorCode, answer.body.errors?.[0]?.field]).toEqual([400, code, field])
  expect(await stored()).toEqual([])
})

test('events of an untracked caller are answered alike but not stored', async () => {
  const caller = {
    user: null,
    sessionId: null,
    authorised: false,
    lang: 'en' as const,
    country: '',
    ip: '203.0.113.5',
    untracked: true,
  }
  const inputs: [string, object, unknown][] = [
    ['fxad.hits', { hitsType: 1 }, { accepted: true }],
    ['dealer.statistics', { type: 1, code: 'b1' }, { accepted: true }],
    ['home.count3', { route: 'netwon$report', data: ['1', '2'] }, { accepted: 2 }],
    ['dealer.searchdetailstatistics', { keyword: 'a', traderCode: 'b1' }, { accepted: true }],
    ['dealer.searchstatisticscollect', { keyword: 'a' }, { accepted: true }],
  ]
  for (const [name, input, data] of inputs) {
    const { body } = await site.api.invoke({ call: allCalls.find(call => call.name === name)!, input, caller })
    expect([name, body.Data]).toEqual([name, data])
  }
  expect(await stored()).toEqual([])
})

test.each(['DNT', 'Sec-GPC'])('an event of a browser that sends %s is not stored', async header => {
  expect((await visitor.call(calls.fxadHits, { hitsType: 1 }, { [header]: '1' })).status).toBe(202)
  expect(await stored()).toEqual([])
})

test('the events per minute are limited for each IP address separately', async () => {
  const lot = { route: 'netwon$report', data: Array<string>(50).fill('1') }
  const answers = []
  for (let index = 0; index < 61; index += 1) answers.push(await visitor.call(calls.homeCount3, lot))
  expect(answers.slice(0, 60).every(({ status }) => status === 202)).toBe(true)
  const last = answers[60]!
  expect([last.status, last.body.ErrorCode]).toEqual([429, 4001])
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await site.visitor().call(calls.fxadHits, { hitsType: 1 })).status).toBe(202)
})

test('a batch of events is stored as separate calls would be', async () => {
  const click = { type: 1, code: 'b1', spots: 'main', lang: 'id', country: '360' }
  const events = [
    { call: 'dealer.statistics', input: { ...click, userid: 'u123', ip: '198.51.100.9' } },
    { call: 'fxad.hits', input: { hitsType: 3, iCode: 'house2' } },
    { call: 'dealer.searchdetailstatistics', input: { keyword: 'quill', traderCode: 'b1', position: 1 } },
  ]
  const answer = await Object.assign(visitor, { lang: 'id' }).send('POST', calls.statisticsBatch.path, {
    body: { events },
  })
  expect([answer.status, answer.body.Data]).toEqual([202, { accepted: 3 }])
  const rows = await stored()
  expect(rows.map(({ metric, country_code, lang }) => [metric, country_code, lang])).toEqual(
    events.map(({ call }) => [call, '360', 'id']),
  )
  expect(rows[0]!.data).toEqual({ ...click, platform: 3, network: expect.any(String) })
  expect(JSON.stringify(rows)).not.toMatch(/u123|198\.51\.100\.9/)
})

test.each([
  ['no events', [], 1001],
  ['more than fifty', Array(51).fill({ call: 'fxad.hits', input: { hitsType: 1 } }), 1002],
  ['a call that is not an event', [{ call: 'comment.publish', input: {} }], 1004],
  ['a wrong field', [{ call: 'fxad.hits', input: { hitsType: 1, nothing: 1 } }], 1004],
])('a batch of events with %s is refused entirely', async (_what, events, code) => {
  const answer = await visitor.send('POST', calls.statisticsBatch.path, { body: { events } })
  expect([answer.status, answer.body.ErrorCode]).toEqual([400, code])
  expect(await stored()).toEqual([])
})

test('a click and the page log can be sent through the invoke wrapper', async () => {
  const answer = await visitor.send('POST', '/wikifxweb-v1/home/invoke-v3', {
    body: { route: 'fxad$hits', data: { hitsType: 5 } },
  })
  expect([answer.status, answer.body.Data]).toEqual([202, { accepted: true }])
  const log = await visitor.send('POST', '/wikifxweb-v1/home/invoke-v3', {
    body: { route: 'netwon$report', data: { data: ['{"a":1}'] } },
  })
  expect([log.status, log.body.Data]).toEqual([202, { accepted: 1 }])
  expect((await stored()).map(({ metric, data }) => [metric, data])).toEqual([
    ['fxad.hits', { hitsType: 5 }],
    ['netwon$report', { a: 1 }],
  ])
})

const figures = async (input: Parameters<Visitor['call']>[1] & object) =>
  (await ops.visitor.call(datalakeStats, input as never)).body

test('events are counted per day, week and month, with 0 for days without any', async () => {
  await site.db
    .script(`INSERT INTO events (at, metric, country_code, lang, data) SELECT t::timestamptz, 'fxad.hits', '', 'en', '{}'
    FROM unnest(ARRAY['2026-09-30T23:59:59Z', '2026-10-01T00:00:00Z', '2026-10-01T12:00:00Z', '2026-10-04T23:59:59Z', '2026-10-05T00:00:00Z', '2026-11-01T00:00:00Z']) t;
    INSERT INTO events (at, metric, country_code, lang, data) VALUES ('2026-10-02T00:00:00Z', 'dealer.statistics', '', 'en', '{}')`)
  const range = { metric: 'fxad.hits', from: '2026-10-01', to: '2026-10-06' }
  expect((await figures(range)).Data).toEqual({
    items: [
      ['01', 2],
      ['02', 0],
      ['03', 0],
      ['04', 1],
      ['05', 1],
      ['06', 0],
    ].map(([day, value]) => ({ at: `2026-10-${day}`, value })),
  })
  expect((await figures({ ...range, step: 'week' })).Data).toEqual({
    items: [
      { at: '2026-10-04', value: 3 },
      { at: '2026-10-06', value: 1 },
    ],
  })
  expect((await figures({ ...range, from: '2026-09-15', to: '2026-11-02', step: 'month' })).Data).toEqual({
    items: [
      { at: '2026-09-30', value: 1 },
      { at: '2026-10-31', value: 4 },
      { at: '2026-11-02', value: 1 },
    ],
  })
})

test('the statistics cover the last year by default and refuse wrong ranges and metrics', async () => {
  const { items } = (await figures({ metric: 'fxad.hits' })).Data as { items: { at: string }[] }
  expect([items.length, items.at(-1)?.at]).toEqual([366, new Date().toISOString().slice(0, 10)])
  expect(await figures({ metric: 'fxad.hits', from: '2026-02-02', to: '2026-02-01' })).toMatchObject({
    ErrorCode: 1003,
    errors: [{ field: 'to' }],
  })
  expect(await figures({ metric: 'fxad.hits', from: '2025-01-01', to: '2026-02-01' })).toMatchObject({
    ErrorCode: 1003,
    errors: [{ field: 'to' }],
  })
  expect(await figures({ metric: 'visits' })).toMatchObject({ ErrorCode: 1004, errors: [{ field: 'metric' }] })
})

test('the statistics of a year that reaches before 1900 start in January 1900', async () => {
  const { items } = (await figures({ metric: 'fxad.hits', to: '1900-06-30', step: 'month' })).Data as {
    items: { at: string }[]
  }
  expect([items[0]?.at, items.at(-1)?.at]).toEqual(['1900-01-31', '1900-06-30'])
})

test('the statistics are only for operators', async () => {
  const moderator = await addTestUser(site, 'Moderator', ['moderator'])
  const anyone = await site.visitor().call(datalakeStats, { metric: 'fxad.hits' })
  const other = await moderator.visitor.call(datalakeStats, { metric: 'fxad.hits' })
  expect([anyone.status, anyone.body.ErrorCode, other.status, other.body.ErrorCode]).toEqual([401, 2001, 403, 2003])
})
