import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Db } from 'database/db'
import type { RequestListener } from 'node:http'
import { openTestDatabase } from 'sample-data/testing/test-database'
import type { Schema } from 'shared-state/schema'
import { tradingContests } from '../cooperation/trading-contests.ts'
import { startFeedServer } from '../outside-news/feed-server.ts'
import { openPositions } from '../rates/open-positions.ts'
import { refreshSource } from './follow-source.ts'
import { createDocumentReader, sourceOfDocument, type OutsideDocument } from './outside-document.ts'

let db: Db
let server: Awaited<ReturnType<typeof startFeedServer>>
const logged: { level: string; message: string; reason: string }[] = []
const logTo = (level: string) => (fields: object, message: string) => {
  const { err, problem }: { err?: Error; problem?: string } = fields
  logged.push({ level, message, reason: err?.message ?? problem ?? '' })
}
const log = { info: logTo('info'), warn: logTo('warn'), error: logTo('error') }
beforeAll(async () => {
  db = await openTestDatabase()
  server = await startFeedServer()
})
beforeEach(async () => {
  await db.script('DELETE FROM settings')
  server.reset()
  logged.splice(0)
})
afterAll(async () => {
  await server.close()
  await db.close()
})

const good = {
  at: '2026-11-27T10:00:00Z',
  source: 'Harbour Desk',
  items: [{ symbol: 'EURUSD', longPct: 62, shortPct: 38 }],
}
const contest = { code: 'c1', title: { en: 'A', id: 'B' }, startsAt: good.at, endsAt: '2026-12-01T10:00:00Z' }
const refreshDocument = <Content extends Schema>(document: OutsideDocument<Content>) =>
  refreshSource(sourceOfDocument({ db, log }, document, `${server.origin}/data.json`), { timeoutMs: 500 })
const refresh = () => refreshDocument(openPositions)
const isDue = () =>
  db.query(`UPDATE settings SET value = value || '{"next":"2026-01-01T00:00:00Z"}' WHERE key LIKE '%_turn'`)
const read = () => createDocumentReader({ db, log }, openPositions)()

test('a fetched document is stored, and the next fetch is due after its interval', async () => {
  server.on('/data.json', JSON.stringify(good))
  await refresh()
  await refresh()
  expect(await read()).toEqual(good)
  expect([server.requests.length, logged]).toEqual([
    1,
    [{ level: 'info', message: 'open positions fetched', reason: '' }],
  ])
})

test('documents of several settings are stored apart', async () => {
  server.on('/data.json', JSON.stringify({ ...good, items: [] }))
  await refresh()
  server.on('/data.json', JSON.stringify({ items: [contest] }))
  await refreshDocument(tradingContests)
  expect(await createDocumentReader({ db, log }, tradingContests)()).toEqual({ items: [contest] })
  expect((await read())?.items).toEqual([])
})

const elsewhere: RequestListener = (_request, response) => void response.writeHead(302, { Location: '/other' }).end()
const never: RequestListener = () => {}
const withItem = (change: object) => JSON.stringify({ ...good, items: [{ ...good.items[0], ...change }] })
test.each<[string, RequestListener | string, RegExp]>([
  ['text that is not JSON', '<html>', /JSON/],
  ['shares that do not add up to 100', withItem({ shortPct: 62 }), /items\.0: longPct and shortPct add up to 100/],
  ['a share above 100', withItem({ longPct: 138, shortPct: -38 }), /items\.0\.longPct/],
  ['an unknown form of symbol', withItem({ symbol: 'eur' }), /items\.0\.symbol/],
  ['a document without a source', JSON.stringify({ ...good, source: '' }), /source/],
  ['too many items', JSON.stringify({ ...good, items: Array(201).fill(good.items[0]) }), /items/],
  ['a redirect', elsewhere, /fetch failed/],
  ['no answer', never, /aborted|timeout/i],
])('after %s the last good document stays and the reason is logged', async (_name, answer, reason) => {
  server.on('/data.json', JSON.stringify(good))
  await refresh()
  await isDue()
  logged.splice(0)
  server.on('/data.json', answer)
  server.on('/other', JSON.stringify({ ...good, source: 'Elsewhere' }))
  await refresh()
  expect((await read())?.source).toBe('Harbour Desk')
  expect(logged).toEqual([
    {
      level: 'warn',
      message: 'failed to fetch open positions, keeping the last ones',
      reason: expect.stringMatching(reason),
    },
  ])
})

test('a contest that ends before it starts is refused', async () => {
  server.on('/data.json', JSON.stringify({ items: [{ ...contest, endsAt: '2026-11-01T00:00:00Z' }] }))
  await refreshDocument(tradingContests)
  expect(logged[0]?.reason).toMatch(/endsAt is after startsAt/)
})

test('a document written by hand that is not in the format is ignored and logged', async () => {
  await db.query(`INSERT INTO settings (key, value) VALUES ('open_positions', '{"items": 5}')`)
  expect(await read()).toBeUndefined()
  expect(logged).toEqual([
    expect.objectContaining({ level: 'warn', message: 'setting ignored: it is not in the expected format' }),
  ])
})
