import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Db } from 'database/db'
import { insertArticle } from '../testing/found-rows.ts'
import express from 'express'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { openTestDatabase } from 'sample-data/testing/test-database'
import request from 'supertest'
import { feed } from './feed.ts'

let db: Db
beforeAll(async () => void (db = await openTestDatabase()), 60_000)
afterAll(() => db.close())
beforeEach(() => db.query('DELETE FROM articles'))

const appOf = (isLocal = false) =>
  express()
    .disable('etag')
    .use(feed({ db, origin: 'https://site.example', isLocal }))
    .use((_request, response) => void response.status(418).end())
async function read(lang = 'en', isLocal = false, path = 'rss.xml') {
  const { status, text, body, headers } = await request(appOf(isLocal)).get(`/${lang}/${path}`)
  const xml = text ?? Buffer.from(body as Buffer).toString()
  expect([status, XMLValidator.validate(xml)]).toEqual([200, true])
  const { channel } = new XMLParser({ ignoreAttributes: false, isArray: name => name === 'item' }).parse(xml).rss
  return { channel, items: (channel.item ?? []) as Record<string, unknown>[], headers }
}

test('the RSS feed has news and educational articles, newest first, in the language of its address', async () => {
  await insertArticle(db, { code: 'a1', publishedAt: '2026-01-01T00:00:00Z' })
  await insertArticle(db, { code: 'a2', category: 'industry', publishedAt: '2026-02-01T00:00:00Z' })
  const { channel, items, headers } = await read('id')
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  expect(items.map(item => [item.title, item.link, item.pubDate])).toEqual([
    ['Article a2 (id)', 'https://site.example/id/news/detail/slug-of-a2-a2.html', 'Sun, 01 Feb 2026 00:00:00 GMT'],
    ['Article a1 (id)', 'https://site.example/id/education/news/slug-of-a1-a1.html', 'Thu, 01 Jan 2026 00:00:00 GMT'],
  ])
  expect(items[0]!.guid).toEqual({ '#text': items[0]!.link, '@_isPermaLink': 'true' })
  expect(channel.language).toBe('id')
  expect(channel['atom:link']['@_href']).toBe('https://site.example/id/rss.xml')
})

test('the RSS feed leaves out unpublished, topic and sample articles, but a local site shows the samples', async () => {
  await insertArticle(db, { code: 'a1', generated: true })
  await insertArticle(db, { code: 'a2', category: 'best_brokers' })
  await insertArticle(db, { code: 'a3', publishedAt: '2999-01-01T00:00:00Z' })
  expect((await read()).items).toEqual([])
  expect((await read('en', true)).items).toHaveLength(1)
})

test('the RSS feed escapes markup in a title', async () => {
  await insertArticle(db, { code: 'a1', title: ']]></title><script>alert("1")</script>&amp;\u0008' })
  expect((await read()).items[0]!.title).toContain(']]></title><script>')
})

test('the RSS feed answers 304 until there is a new article', async () => {
  const { headers } = await request(appOf()).get('/en/rss.xml')
  expect((await request(appOf()).get('/en/rss.xml').set('If-None-Match', headers.etag!)).status).toBe(304)
  await insertArticle(db, { code: 'a1' })
  expect((await request(appOf()).get('/en/rss.xml').set('If-None-Match', headers.etag!)).status).toBe(200)
})

test('there is no RSS feed in a language that is not public', async () => {
  expect((await request(appOf()).get('/fr/rss.xml')).status).toBe(418)
})

test('the RSS feed of a category has its articles only, names it, and links to its page', async () => {
  await insertArticle(db, { code: 'a1', category: 'industry' })
  await insertArticle(db, { code: 'a2', category: 'news' })
  const { channel, items } = await read('id', false, 'feeds/news/industry.xml')
  expect(items.map(({ title }) => title)).toEqual(['Article a1 (id)'])
  expect([channel.title, channel.link, channel['atom:link']['@_href']]).toEqual([
    'Brokerlens: Industri',
    'https://site.example/id/news/industry.html',
    'https://site.example/id/feeds/news/industry.xml',
  ])
  for (const category of ['best_brokers', 'constructor', 'x'])
    expect([category, (await request(appOf()).get(`/en/feeds/news/${category}.xml`)).status]).toEqual([category, 418])
})
