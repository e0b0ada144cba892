import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Db } from 'database/db'
import express from 'express'
import ICAL from 'ical.js'
import { openTestDatabase } from 'sample-data/testing/test-database'
import request from 'supertest'
import { addBroker } from '../testing/scene.ts'
import { exhibitionFiles } from './exhibition-files.ts'

let db: Db
beforeAll(async () => {
  db = await openTestDatabase()
  await db.query(`INSERT INTO users (user_id, nick, email) VALUES ('fair', 'Fair', 'fair@mail.example')`)
  await addBroker(db, 'unfit1')
}, 60_000)
afterAll(() => db.close())
beforeEach(() => db.query('DELETE FROM listings'))

interface Fair {
  code: string
  /** Days from today. */
  from?: number
  to?: number
  title?: string
  type?: string
  state?: string
  sample?: boolean
  brokers?: string[]
  expiresIn?: number
}

const insertFair = ({
  code,
  from = 10,
  to = from,
  title = `Fair ${code}`,
  type = 'exhibition',
  state = 'live',
  sample = false,
  brokers = [],
  expiresIn = 30,
}: Fair) =>
  db.query(
    `INSERT INTO listings (code, slug, type, user_id, lang, title, content, contact, country_code, extra, starts_on, ends_on, state,
       published_at, expires_at, sample, broker_codes)
     SELECT $1, 'fair', $2, 'fair', 'en', $3, 'All about the industry.', 'secret contact', '360', '{"city":"Jakarta","venue":"Hall 7, East"}',
       today + $4::integer, today + $5::integer, $6, now(), now() + $7 * interval '1 day', $8, $9
     FROM (SELECT (now() AT TIME ZONE 'UTC')::date AS today) AS days`,
    [code, type, title, from, to, state, expiresIn, sample, brokers],
  )

const appOf = (isLocal = false) =>
  express()
    .disable('etag')
    .use(exhibitionFiles({ db, origin: 'https://site.example', isLocal }))
    .use((_request, response) => void response.status(418).end())

async function read(path: string, isLocal = false) {
  const response = await request(appOf(isLocal)).get(path)
  expect([response.status, response.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  const text = response.text ?? Buffer.from(response.body as Buffer).toString()
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const events = calendar.getAllSubcomponents('vevent').map(component => new ICAL.Event(component))
  return { text, calendar, events, codes: events.map(({ uid }) => uid.split('@')[0]) }
}

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('the calendar file of exhibitions has whole days, the place and the page of each, and no contact', async () => {
  await insertFair({ code: 'a', from: 3, to: 5 })
  const { events, calendar, text } = await read('/id/feeds/exhibitions.ics')
  const [event] = events
  expect([event!.startDate.isDate, event!.startDate.toString(), event!.endDate.toString()]).toEqual([
    true,
    dayIn(3),
    dayIn(6),
  ])
  expect([event!.summary, event!.location, event!.uid]).toEqual(['Fair a', 'Hall 7, East, Jakarta', 'a@site.example'])
  expect(event!.description.split('\n')).toEqual([
    'Diumumkan oleh pengguna. Situs ini belum memeriksanya.',
    'https://site.example/id/market/exhibition/fair-a.html',
  ])
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Brokerlens: pameran')
  expect(text).not.toContain('secret contact')
})

test('the calendar file of exhibitions has those that are live and not over, the next first', async () => {
  await insertFair({ code: 'later', from: 40 })
  await insertFair({ code: 'now', from: -1, to: 0 })
  await insertFair({ code: 'over', from: -3, to: -1 })
  await insertFair({ code: 'pending', state: 'pending' })
  await insertFair({ code: 'expired', expiresIn: -1 })
  await insertFair({ code: 'service', type: 'technical' })
  expect((await read('/en/feeds/exhibitions.ics')).codes).toEqual(['now', 'later'])
})

test('an exhibition about a broker that is unfit to lead is in no calendar file', async () => {
  await insertFair({ code: 'a', brokers: ['unfit1'] })
  expect((await read('/en/feeds/exhibitions.ics')).codes).toEqual([])
  expect((await request(appOf()).get('/en/feeds/exhibitions/a.ics')).status).toBe(418)
})

test('sample exhibitions are in the calendar file of a local site only, and marked as samples', async () => {
  await insertFair({ code: 's', sample: true })
  expect((await read('/en/feeds/exhibitions.ics')).codes).toEqual([])
  expect((await request(appOf()).get('/en/feeds/exhibitions/s.ics')).status).toBe(418)
  expect((await read('/en/feeds/exhibitions/s.ics', true)).events[0]!.description).toContain('Sample data')
})

test('the file of a single exhibition contains that one, and there is none for other addresses', async () => {
  await insertFair({ code: 'a' })
  await insertFair({ code: 'b', from: -9, to: -8 })
  await insertFair({ code: 'service', type: 'technical' })
  expect((await read('/en/feeds/exhibitions/b.ics')).codes).toEqual(['b'])
  for (const path of [
    '/en/feeds/exhibitions/none.ics',
    '/en/feeds/exhibitions/service.ics',
    '/fr/feeds/exhibitions/b.ics',
    '/fr/feeds/exhibitions.ics',
    '/en/feeds/exhibitions/b-c.ics',
  ])
    expect([path, (await request(appOf()).get(path)).status]).toEqual([path, 418])
})

test('markup and line breaks in a title stay text in the calendar file of exhibitions', async () => {
  const title = 'Fair; a,b\\n END:VEVENT\nBEGIN:VALARM \u{1F4C8} ' + 'x'.repeat(30)
  await insertFair({ code: 'a', title })
  expect((await read('/en/feeds/exhibitions/a.ics')).events.map(({ summary }) => summary)).toEqual([title])
})
