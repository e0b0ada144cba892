import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Db } from 'database/db'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openTestDatabase } from 'sample-data/testing/test-database'
import { feedOf, someCosts } from './feed-examples.ts'
import { followRates, refreshRates } from './follow-rates.ts'

let db: Db
let url: string
let answer: RequestListener
let asked = 0
const server = createServer((request, response) => {
  asked += 1
  answer(request, response)
})
const logged: { level: string; message: string; reason: string }[] = []
const logTo = (level: string) => (fields: object, message: string) => {
  const { err } = fields as { err?: Error }
  logged.push({ level, message, reason: String(err?.message ?? '') })
}
const log = { info: logTo('info'), warn: logTo('warn'), error: logTo('error') }

beforeAll(async () => {
  db = await openTestDatabase()
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/eurofxref.xml`
})
beforeEach(async () => {
  await db.script('DELETE FROM settings; DELETE FROM reference_rate_days')
  asked = 0
})
afterEach(() => void logged.splice(0))
afterAll(async () => {
  server.closeAllConnections()
  await new Promise(closed => server.close(closed))
  await db.close()
})

const isoDay = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
const [today, yesterday] = [isoDay(0), isoDay(1)]
const answerText = (text: string, status = 200) => {
  answer = (_request, response) => void response.writeHead(status, { 'Content-Type': 'text/xml' }).end(text)
}
const refresh = (options: { timeoutMs?: number } = {}) => refreshRates({ db, url, log }, options)
const isDue = () =>
  db.query(`UPDATE settings SET value = value || '{"next":"2026-01-01T00:00:00Z"}' WHERE key = 'reference_rates_turn'`)
const kept = async () =>
  (
    await db.one<{ value: { at: string; source: string; rates: Record<string, number> } }>(
      `SELECT value FROM settings WHERE key = 'reference_rates'`,
    )
  )?.value
const days = async () =>
  (await db.query<{ day: string }>('SELECT DISTINCT day FROM reference_rate_days ORDER BY day')).map(({ day }) => day)

test('fetched rates are stored with their day and source, and the next fetch is in about six hours', async () => {
  answerText(feedOf({ [yesterday]: someCosts, [today]: { ...someCosts, USD: 1.17 } }))
  await refresh()
  expect(await kept()).toMatchObject({
    at: `${today}T00:00:00.000Z`,
    source: 'European Central Bank',
    rates: { EURUSD: 1.17 },
  })
  expect([await days(), logged]).toEqual([
    [yesterday, today],
    [{ level: 'info', message: 'reference rates fetched', reason: '' }],
  ])
  const next = await db.one<{ hours: number }>(
    `SELECT extract(epoch FROM (value->>'next')::timestamptz - now()) / 3600 AS hours FROM settings WHERE key = 'reference_rates_turn'`,
  )
  expect(next?.hours).toBeGreaterThan(5.3)
  expect(next?.hours).toBeLessThan(6.7)
  await refresh()
  expect(asked).toBe(1)
})

test('only one of several processes fetches the rates', async () => {
  answerText(feedOf({ [today]: someCosts }))
  await Promise.all(Array.from({ length: 6 }, () => refresh()))
  expect(asked).toBe(1)
})

test('rates are fetched immediately after the feed address changes', async () => {
  answerText(feedOf({ [today]: someCosts }))
  await refresh()
  await refreshRates({ db, url: `${url}?other`, log })
  expect(asked).toBe(2)
})

test('fetched rates add a new day and do not replace newer rates with older ones', async () => {
  answerText(feedOf({ [yesterday]: someCosts }))
  await refresh()
  for (const list of [
    { [yesterday]: someCosts },
    { [today]: { ...someCosts, USD: 1.18 } },
    { [yesterday]: someCosts },
  ]) {
    await isDue()
    answerText(feedOf(list))
    await refresh()
  }
  expect([(await kept())?.at.slice(0, 10), (await kept())?.rates.EURUSD, await days()]).toEqual([
    today,
    1.18,
    [yesterday, today],
  ])
})

const never: RequestListener = () => {}
const endless: RequestListener = (_request, response) => {
  const write = () => void (response.destroyed || response.write('x'.repeat(65_536), () => setImmediate(write)))
  write()
}
const stops: RequestListener = (_request, response) => void response.writeHead(200).write('<?xml version="1.0"?>')
test.each<[string, RequestListener | string, RegExp]>([
  ['an error', 'status 500', /status 500/],
  ['other XML', '<rss/>', /eurofxref format/],
  ['an implausible jump', feedOf({ [today]: { ...someCosts, GBP: 8.7 } }), /GBPUSD jumps from/],
  ['no answer', never, /aborted|timeout/i],
  ['an endless answer', endless, /longer than 2000000 bytes/],
  ['an answer that stalls half way', stops, /aborted|timeout/i],
])(
  'after %s the last good rates are kept, the reason is logged and the fetch is retried in 15 minutes',
  async (_name, given, reason) => {
    answerText(feedOf({ [yesterday]: someCosts }))
    await refresh()
    logged.splice(0)
    await isDue()
    if (typeof given !== 'string') answer = given
    else if (given.startsWith('status')) answerText('down', 500)
    else answerText(given)
    await refresh({ timeoutMs: given === endless ? 15_000 : 200 })
    expect(await kept()).toMatchObject({ at: `${yesterday}T00:00:00.000Z`, rates: { EURUSD: 1.16 } })
    expect(await days()).toEqual([yesterday])
    expect(logged).toEqual([
      {
        level: 'warn',
        message: expect.stringContaining('keeping the last ones'),
        reason: expect.stringMatching(reason),
      },
    ])
    const next = await db.one<{ minutes: number }>(
      `SELECT extract(epoch FROM (value->>'next')::timestamptz - now()) / 60 AS minutes FROM settings WHERE key = 'reference_rates_turn'`,
    )
    expect(Math.round(next?.minutes ?? 0)).toBe(15)
  },
)

test('a large change of a rate is accepted if the stored rate is older than a week', async () => {
  await db.query(`INSERT INTO settings (key, value) VALUES ('reference_rates', $1)`, [
    JSON.stringify({ at: `${isoDay(8)}T00:00:00.000Z`, source: 'me', rates: { USDIDR: 16 } }),
  ])
  answerText(feedOf({ [today]: someCosts }))
  await refresh()
  expect((await kept())?.source).toBe('European Central Bank')
})

test('rates of a feed without a sender name its host as the source', async () => {
  answerText(
    feedOf({ [today]: someCosts }).replace(/<gesmes:Sender><gesmes:name>[^<]*<\/gesmes:name><\/gesmes:Sender>/, ''),
  )
  await refresh()
  expect((await kept())?.source).toBe(new URL(url).host)
})

test('following the rates fetches at the start, and stopping aborts a hanging fetch without a log entry', async () => {
  const reached = new Promise<void>(done => {
    answer = () => done()
  })
  const following = followRates({ db, url, log })
  await reached
  await following.stop()
  expect(logged).toEqual([])
})
