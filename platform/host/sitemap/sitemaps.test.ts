import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Db } from 'database/db'
import { insertArticle, insertBroker, insertLicence, insertRegulator } from 'database/testing/found-rows'
import express from 'express'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { gunzipSync } from 'node:zlib'
import { openTestDatabase } from 'sample-data/testing/test-database'
import type { SitemapEntry } from 'shared-state/contract/release'
import request from 'supertest'
import { mostAddresses } from './sitemap-files.ts'
import { sitemaps } from './sitemaps.ts'

let db: Db
beforeAll(async () => void (db = await openTestDatabase()), 60_000)
afterAll(() => db.close())
beforeEach(() => db.script('DELETE FROM articles; DELETE FROM licences; DELETE FROM brokers; DELETE FROM regulators'))

const errors: unknown[] = []
const appOf = (entries: SitemapEntry[], isLocal = false) =>
  express()
    .disable('etag')
    .use(
      sitemaps({
        db,
        log: { error: (error: unknown) => void errors.push(error) },
        origin: 'https://site.example',
        isLocal,
        entries: () => entries,
      }),
    )

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: name => ['sitemap', 'url', 'xhtml:link'].includes(name),
})
const parse = (xml: string) => {
  expect(XMLValidator.validate(xml)).toBe(true)
  return parser.parse(xml)
}
interface Url {
  loc: string
  lastmod?: string
  'xhtml:link': { '@_hreflang': string; '@_href': string }[]
}

const unzipped = (app: express.Express, name: string) =>
  request(app)
    .get(`/sitemaps/${name}.xml.gz`)
    .buffer(true)
    .parse((response, done) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part)).on('end', () => done(null, Buffer.concat(parts)))
    })
const filesOf = async (app: express.Express): Promise<{ loc: string; lastmod?: string }[]> =>
  parse((await request(app).get('/sitemap.xml')).text).sitemapindex.sitemap ?? []
async function urlsOf(app: express.Express, name: string): Promise<Url[]> {
  const { status, body } = await unzipped(app, name)
  expect(status).toBe(200)
  return parse(gunzipSync(body as Buffer).toString()).urlset.url ?? []
}
const locs = async (app: express.Express, name: string) => (await urlsOf(app, name)).map(({ loc }) => loc)

test('every address stands in both languages, each with all of them as its alternates', async () => {
  await insertBroker(db, { code: 'Zz1', slug: 'tarn-markets' })
  const app = appOf(['/about.html', '/brokers/info/{broker}.html'])
  expect((await filesOf(app)).map(({ loc }) => loc)).toEqual([
    'https://site.example/sitemaps/pages-1.xml.gz',
    'https://site.example/sitemaps/broker-1.xml.gz',
  ])
  expect(await locs(app, 'pages-1')).toEqual([
    'https://site.example/en/about.html',
    'https://site.example/id/about.html',
  ])
  const [en, id] = await urlsOf(app, 'broker-1')
  expect([en!.loc, id!.loc]).toEqual([
    'https://site.example/en/brokers/info/tarn-markets-Zz1.html',
    'https://site.example/id/brokers/info/tarn-markets-Zz1.html',
  ])
  for (const url of [en!, id!])
    expect(url['xhtml:link'].map(link => [link['@_hreflang'], link['@_href']])).toEqual([
      ['en', en!.loc],
      ['id', id!.loc],
      ['x-default', en!.loc],
    ])
  expect(en!.lastmod).toBe('2026-03-01T00:00:00.000Z')
})

test('tabs of one thing share a file, and a file holds no more than it may', async () => {
  await db.script(`INSERT INTO brokers (code, short_name, show_name, slug, legal_name, country_code, risk_level, licence_status, updated_at)
    SELECT 'c' || lpad(n::text, 6, '0'), 'x', 'x', 'x', 'x', '840', 'low', 'regulated', '2026-01-01' FROM generate_series(1, 6000) n`)
  const app = appOf(['/brokers/info/{broker}.html', '/brokers/safe/{broker}.html'])
  const files = await filesOf(app)
  expect(files.map(({ loc }) => loc.split('/').at(-1))).toEqual(['broker-1.xml.gz', 'broker-2.xml.gz'])
  const [first, second] = [await locs(app, 'broker-1'), await locs(app, 'broker-2')]
  expect([first.length, second.length]).toEqual([mostAddresses, 6000 * 4 - mostAddresses])
  expect(new Set([...first, ...second]).size).toBe(6000 * 4)
})

test('invented data is left out, and with it the pages that list any; a local site lists it', async () => {
  await insertBroker(db, { code: 'Zz1', sample: true })
  await insertRegulator(db, { id: 900, code: 'r1', name: 'One' })
  await insertRegulator(db, { id: 901, code: 'r2', name: 'Two' })
  await insertLicence(db, 'Zz1', 900)
  await insertArticle(db, { code: 'a1', generated: true, category: 'news' })
  await insertArticle(db, { code: 'a2', category: 'original' })
  await insertArticle(db, { code: 'a3' })
  const entries: SitemapEntry[] = [
    { address: '/brokers', lists: 'broker' },
    '/brokers/info/{broker}.html',
    '/regulators.html',
    '/regulators/{regulator}.html',
    { address: '/education', lists: 'lesson' },
    '/education/news/{lesson}.html',
    { address: '/news.html', lists: 'news' },
    '/news/detail/{news}.html',
  ]
  const open = appOf(entries)
  expect((await filesOf(open)).map(({ loc }) => loc.split('/').at(-1)!.split('-1')[0])).toEqual([
    'pages',
    'lesson',
    'news',
    'regulator',
  ])
  expect((await locs(open, 'pages-1')).filter(loc => loc.includes('/en/'))).toEqual([
    'https://site.example/en/regulators.html',
    'https://site.example/en/education',
  ])
  expect((await locs(open, 'regulator-1'))[0]).toContain('-r2.html')
  expect((await locs(open, 'news-1')).map(loc => loc.slice(-7))).toEqual(['a2.html', 'a2.html'])
  const local = appOf(entries, true)
  expect((await locs(local, 'pages-1')).filter(loc => loc.includes('/en/'))).toHaveLength(4)
  expect(await locs(local, 'broker-1')).toHaveLength(2)
  expect(await locs(local, 'regulator-1')).toHaveLength(4)
})

test('what is not out is not in it: articles to come, and what this server cannot list', async () => {
  await insertArticle(db, { code: 'a1', publishedAt: '2999-01-01T00:00:00Z' })
  expect(
    await filesOf(appOf(['/education/news/{lesson}.html', '/x/{casino}.html', { address: '/y', lists: 'casino' }])),
  ).toEqual([])
})

test('an empty site has an empty sitemap', async () => {
  const app = appOf([])
  expect(await filesOf(app)).toEqual([])
  for (const name of ['pages-1', 'broker-1', 'broker-0', '../x', 'constructor-1'])
    expect((await request(app).get(`/sitemaps/${name}.xml.gz`)).status).toBe(404)
})

test('hostile slugs are addresses still', async () => {
  await insertBroker(db, { code: 'Zz1', slug: `a"&<b>'ü{x}$&` })
  const [loc] = await locs(appOf(['/brokers/info/{broker}.html']), 'broker-1')
  expect(new URL(loc!.replaceAll('&amp;', '&').replaceAll('&#39;', "'")).pathname).toBe(
    `/en/brokers/info/a%22&%3Cb%3E'%C3%BC%7Bx%7D$&-Zz1.html`,
  )
})

test('a file says how old it is; who has it is told so, until a row changes', async () => {
  await insertBroker(db, { code: 'Zz1' })
  const entries: SitemapEntry[] = ['/brokers/info/{broker}.html']
  const { headers } = await request(appOf(entries)).head('/sitemaps/broker-1.xml.gz')
  expect([headers['content-type'], headers['last-modified'], headers['cache-control']]).toEqual([
    'application/gzip',
    'Sun, 01 Mar 2026 00:00:00 GMT',
    'public, max-age=3600',
  ])
  const again = () => request(appOf(entries)).get('/sitemaps/broker-1.xml.gz').set('If-None-Match', headers.etag!)
  expect((await again()).status).toBe(304)
  await db.query(`UPDATE brokers SET slug = 'other'`)
  expect((await again()).status).toBe(200)
})

test('more readers than there is room for are told to come again', async () => {
  await insertBroker(db, { code: 'Zz1' })
  const app = appOf(['/brokers/info/{broker}.html'])
  await filesOf(app)
  const statuses = (await Promise.all(Array.from({ length: 80 }, () => unzipped(app, 'broker-1')))).map(
    ({ status, headers }) => (status === 503 ? headers['retry-after'] : status),
  )
  expect(new Set(statuses)).toEqual(new Set([200, '10']))
  expect(errors).toEqual([])
})
