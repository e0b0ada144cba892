import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import express from 'express'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import request from 'supertest'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addBroker } from '../testing/scene.ts'
import { exposureFeeds } from './exposure-feeds.ts'

let site: ApiUnderTest
beforeAll(async () => {
  site = await startApi({ sample: false })
  await addBroker(site.db, 'broker1')
  const userId = await site.addUser({ email: 'lina@mail.example', password: 'seven green lamps', nick: 'Lina' })
  await site.db.query(
    `INSERT INTO exposures (code, slug, broker_code, broker_name, user_id, reason, lang, title, content, amount, currency, incident_date,
       state, sample, published_at)
     SELECT 'c' || n, 'my-money', CASE n WHEN 2 THEN NULL ELSE 'broker1' END, 'Unlisted Ltd', $1, 'scam', 'en',
       jsonb_build_object('en', 'Money <b>' || n), '{"en": "Long story & more"}', 10, 'USD', '2026-01-02',
       CASE n WHEN 3 THEN 'draft' ELSE 'in_mediation' END, n = 4, '2026-01-01'::timestamptz + make_interval(days => n)
     FROM generate_series(1, 4) AS n`,
    [userId],
  )
  await site.db.query(
    `INSERT INTO exposure_events (exposure_code, action, from_state, to_state, actor, reason_code, note, at) VALUES
       ('c1', 'reject', 'pending_review', 'rejected', 'moderator', 'abusive', '{"en": "For the author only"}', '2026-01-01'),
       ('c1', 'approve', 'pending_review', 'published', 'moderator', NULL, NULL, '2026-01-02'),
       ('c1', 'add', 'published', 'mediation_requested', 'author', NULL, '{"en": "Give it back"}', '2026-01-03'),
       ('c1', 'decline', 'mediation_requested', 'published', 'moderator', 'not_enough_evidence', '{"id": "Tambahkan rekening."}', '2026-01-04')`,
  )
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const get = (path: string, isLocal = false) =>
  request(
    express()
      .disable('etag')
      .use(exposureFeeds({ db: site.db, origin: 'https://site.example', isLocal }))
      .use((_request, response) => void response.status(418).end()),
  ).get(path)

async function read(path: string, isLocal?: boolean) {
  const { status, text, body, headers } = await get(path, isLocal)
  const xml = text ?? Buffer.from(body as Buffer).toString()
  expect([status, XMLValidator.validate(xml)]).toEqual([200, true])
  const { channel } = new XMLParser({ ignoreAttributes: false, isArray: name => name === 'item' }).parse(xml).rss
  return { channel, items: (channel.item ?? []) as Record<string, unknown>[], headers, xml }
}

test('the feed of exposures has the public ones, newest first, with the broker’s name and their addresses', async () => {
  const { channel, items } = await read('/en/feeds/exposure.xml')
  expect(items.map(({ title, link, category }) => [title, link, category])).toEqual([
    ['Unlisted Ltd: Money <b>2', 'https://site.example/en/exposure/my-money-c2.html', 'Scam'],
    ['Broker broker1: Money <b>1', 'https://site.example/en/exposure/my-money-c1.html', 'Scam'],
  ])
  expect(channel['atom:link']['@_href']).toBe('https://site.example/en/feeds/exposure.xml')
})

test('the feed shows the beginning of a long complaint, up to a whole word', async () => {
  await site.db.query(
    `UPDATE exposures SET content = jsonb_build_object('en', repeat('sentence ', 50)) WHERE code = 'c4'`,
  )
  const { items } = await read('/en/feeds/exposure.xml', true)
  expect(items[0]!.description).toBe(`${'sentence '.repeat(33).trim()}…`)
})

test('samples are in the feed of exposures of a local site only', async () => {
  expect((await read('/en/feeds/exposure.xml', true)).items).toHaveLength(3)
  expect((await get('/en/feeds/exposure/c4.xml')).status).toBe(418)
  expect((await get('/en/feeds/exposure/c4.xml', true)).status).toBe(200)
})

test('the feed of a case has its steps since publication, newest first, with reasons in its language, and nothing private', async () => {
  const { items, xml } = await read('/en/feeds/exposure/c1.xml')
  expect(items.map(({ title, description }) => [title, description])).toEqual([
    ['Published', 'The evidence is not enough for mediation yet. Tambahkan rekening.'],
    ['Mediation requested', 'Give it back'],
    ['Published', ''],
  ])
  expect(new Set(items.map(({ guid }) => (guid as { '#text': string })['#text'])).size).toBe(3)
  expect(xml).not.toMatch(/For the author only|insults/)
  const [declined] = (await read('/id/feeds/exposure/c1.xml')).items
  expect(declined!.description).toBe('Bukti belum cukup untuk mediasi. Tambahkan rekening.')
})

test.each([
  '/fr/feeds/exposure.xml',
  '/en/feeds/exposure/c3.xml',
  '/en/feeds/exposure/none.xml',
  '/en/feeds/exposure/a%27b.xml',
])('there is no feed at %s', async path => expect((await get(path)).status).toBe(418))

test('the feed of a case answers 304 until something happens', async () => {
  const { headers } = await read('/en/feeds/exposure/c2.xml')
  const again = () => get('/en/feeds/exposure/c2.xml').set('If-None-Match', headers.etag as string)
  expect((await again()).status).toBe(304)
  await site.db.query(
    `INSERT INTO exposure_events (exposure_code, action, to_state, actor) VALUES ('c2', 'append', 'in_mediation', 'author')`,
  )
  expect((await again()).status).toBe(200)
})
