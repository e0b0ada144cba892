import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Db } from 'database/db'
import express from 'express'
import ICAL from 'ical.js'
import { openTestDatabase } from 'sample-data/testing/test-database'
import request from 'supertest'
import { insertEvent } from '../testing/calendar-events.ts'
import { calendarFiles } from './calendar-files.ts'

let db: Db
beforeAll(async () => void (db = await openTestDatabase()), 60_000)
afterAll(() => db.close())
beforeEach(() => db.query('DELETE FROM calendar_events'))

const appOf = (isLocal = false) =>
  express()
    .disable('etag')
    .use(calendarFiles({ db, origin: 'https://site.example', isLocal }))
    .use((_request, response) => void response.status(418).end())

const textOf = ({ text, body }: request.Response) => text ?? Buffer.from(body as Buffer).toString()
async function read(path: string, isLocal = false) {
  const response = await request(appOf(isLocal)).get(path)
  expect([response.status, response.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  const calendar = new ICAL.Component(ICAL.parse(textOf(response)) as unknown[])
  const events = calendar.getAllSubcomponents('vevent').map(component => new ICAL.Event(component))
  return { calendar, events, codes: events.map(({ uid }) => uid.split('@')[0]) }
}

test('the calendar file has the upcoming events in UTC, each with its figures and its page', async () => {
  await insertEvent(db, { code: 'a1' })
  const at = (await db.one<{ at: string }>('SELECT scheduled_at AS at FROM calendar_events'))!.at
  const { events, calendar } = await read('/id/feeds/calendar.ics')
  const [event] = events
  expect(events).toHaveLength(1)
  expect([event!.summary, event!.uid]).toEqual(['Peristiwa a1', 'a1@site.example'])
  expect(event!.startDate.toJSDate().toISOString()).toBe(at)
  expect(event!.startDate.zone.tzid).toBe('UTC')
  expect(event!.description.split('\n')).toEqual([
    'Perkiraan: 2,2%',
    'Sebelumnya: 2,1%',
    'https://site.example/id/calendar/event-a1-a1.html',
  ])
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Brokerlens: kalender ekonomi')
})

test('each line of a calendar file has at most 75 octets and ends with a carriage return and a line feed, also the last one', async () => {
  await insertEvent(db, { code: 'a' })
  const title = `Zinsentscheid – ${'früher '.repeat(30)}`
  await db.query('UPDATE calendar_events SET title = $1', [JSON.stringify({ en: title, id: title })])
  for (const path of ['/en/feeds/calendar.ics', '/en/feeds/calendar/a.ics']) {
    const text = textOf(await request(appOf()).get(path))
    const lines = text.split('\r\n')
    expect([path, lines.pop(), lines.at(-1), lines.some(line => /[\r\n]/.test(line))]).toEqual([
      path,
      '',
      'END:VCALENDAR',
      false,
    ])
    expect(Math.max(...lines.map(line => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  }
})

test('the calendar file contains the events that match the filters in its address', async () => {
  await insertEvent(db, { code: 'a', importance: 3 })
  await insertEvent(db, { code: 'b', importance: 3, country: '276', currency: 'EUR' })
  await insertEvent(db, { code: 'c', importance: 1, category: 'labour' })
  expect((await read('/en/feeds/calendar.ics?impact=3&currency=USD')).codes).toEqual(['a'])
  expect((await read('/en/feeds/calendar.ics?country=276')).codes).toEqual(['b'])
  expect((await read('/en/feeds/calendar.ics?category=labour')).codes).toEqual(['c'])
  expect((await read('/en/feeds/calendar.ics?impact=9&currency=x&category=%27')).codes.sort()).toEqual(['a', 'b', 'c'])
})

test('sample events are in the calendar file of a local site only, and marked as samples', async () => {
  await insertEvent(db, { code: 's', sample: true })
  expect((await read('/en/feeds/calendar.ics')).codes).toEqual([])
  expect((await request(appOf()).get('/en/feeds/calendar/s.ics')).status).toBe(418)
  const { events } = await read('/en/feeds/calendar/s.ics', true)
  expect(events[0]!.description).toContain('Sample data')
})

test('the file of a single event contains that event, and there is none for other addresses', async () => {
  await insertEvent(db, { code: 'a' })
  await insertEvent(db, { code: 'b', inMinutes: 200_000 })
  expect((await read('/en/feeds/calendar/b.ics')).codes).toEqual(['b'])
  for (const path of [
    '/en/feeds/calendar/none.ics',
    '/fr/feeds/calendar/b.ics',
    '/fr/feeds/calendar.ics',
    '/en/feeds/calendar/b-c.ics',
  ])
    expect([path, (await request(appOf()).get(path)).status]).toEqual([path, 418])
})

test('the calendar file answers 304 until a figure changes', async () => {
  await insertEvent(db, { code: 'a' })
  const ask = (etag = '') => request(appOf()).get('/en/feeds/calendar.ics').set('If-None-Match', etag)
  const { headers } = await ask()
  expect((await ask(headers.etag)).status).toBe(304)
  await db.query(`UPDATE calendar_events SET actual = '2.3'`)
  expect((await ask(headers.etag)).status).toBe(200)
})

test('markup and line breaks in a title stay text in the calendar file', async () => {
  await insertEvent(db, { code: 'a' })
  const title = 'CPI; a,b\\n END:VEVENT\nBEGIN:VALARM \u{1F4C8} ' + 'x'.repeat(100)
  await db.query('UPDATE calendar_events SET title = $1', [JSON.stringify({ en: title, id: title })])
  const { events } = await read('/en/feeds/calendar/a.ics')
  expect(events.map(({ summary }) => summary)).toEqual([title])
})
