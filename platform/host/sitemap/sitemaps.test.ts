import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Db } from 'database/db'
import express from 'express'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { gunzipSync } from 'node:zlib'
import { openTestDatabase } from 'sample-data/testing/test-database'
import type { SitemapEntry } from 'shared-state/contract/release'
import request from 'supertest'
import { mostAddresses } from './sitemap-files.ts'
import { sitemaps } from './sitemaps.ts'

let db: Db
beforeAll(async () => {
  db = await openTestDatabase()
  await db.script(`CREATE TABLE items (code text COLLATE "C" PRIMARY KEY, slug text NOT NULL, made_up boolean NOT NULL DEFAULT false,
    changed timestamptz NOT NULL DEFAULT '2026-03-01T00:00:00Z')`)
}, 60_000)
afterAll(() => db.close())
beforeEach(() => db.script('DELETE FROM items'))

const items = { from: 'items t', isPublic: `t.slug <> 'hidden'`, isSample: 't.made_up', changedAt: 't.changed' }
const kinds = {
  item: items,
  story: { ...items, changedAt: 'NULL::timestamptz' },
  day: { ...items, isOnlyListed: true },
}
const insert = (code: string, { slug = code.toLowerCase(), madeUp = false } = {}) =>
  db.query('INSERT INTO items (code, slug, made_up) VALUES ($1, $2, $3)', [code, slug, madeUp])

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
        kinds,
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
/** Like `locs` for a long file, which the parser would take seconds for. */
const locsUnparsed = async (app: express.Express, name: string) =>
  gunzipSync((await unzipped(app, name)).body as Buffer)
    .toString()
    .match(/<loc>[^<]+<\/loc>/g) ?? []
const locs = async (app: express.Express, name: string) => (await urlsOf(app, name)).map(({ loc }) => loc)

test('the sitemap lists every address in both languages with all alternates', async () => {
  await insert('Zz1', { slug: 'a-thing' })
  const app = appOf(['/about.html', '/items/info/{item}.html'])
  expect((await filesOf(app)).map(({ loc }) => loc)).toEqual([
    'https://site.example/sitemaps/pages-1.xml.gz',
    'https://site.example/sitemaps/item-1.xml.gz',
  ])
  expect(await locs(app, 'pages-1')).toEqual([
    'https://site.example/en/about.html',
    'https://site.example/id/about.html',
  ])
  const [en, id] = await urlsOf(app, 'item-1')
  expect([en!.loc, id!.loc]).toEqual([
    'https://site.example/en/items/info/a-thing-Zz1.html',
    'https://site.example/id/items/info/a-thing-Zz1.html',
  ])
  for (const url of [en!, id!])
    expect(url['xhtml:link'].map(link => [link['@_hreflang'], link['@_href']])).toEqual([
      ['en', en!.loc],
      ['id', id!.loc],
      ['x-default', en!.loc],
    ])
  expect(en!.lastmod).toBe('2026-03-01T00:00:00.000Z')
})

test('tabs of the same item share a sitemap file, and no file exceeds the address limit', async () => {
  await db.script(
    `INSERT INTO items (code, slug) SELECT 'c' || lpad(n::text, 6, '0'), 'x' FROM generate_series(1, 6000) n`,
  )
  const app = appOf(['/items/info/{item}.html', '/items/more/{item}.html'])
  const files = await filesOf(app)
  expect(files.map(({ loc }) => loc.split('/').at(-1))).toEqual(['item-1.xml.gz', 'item-2.xml.gz'])
  const [first, second] = [await locsUnparsed(app, 'item-1'), await locsUnparsed(app, 'item-2')]
  expect([first.length, second.length]).toEqual([mostAddresses, 6000 * 4 - mostAddresses])
  expect(new Set([...first, ...second]).size).toBe(6000 * 4)
})

test('sample rows and the pages that list them are left out of the sitemap, except on a local site', async () => {
  await insert('a1', { madeUp: true })
  await insert('a2')
  const entries: SitemapEntry[] = [{ address: '/items', lists: 'item' }, '/items/info/{item}.html']
  const open = appOf(entries)
  expect((await filesOf(open)).map(({ loc }) => loc.split('/').at(-1))).toEqual(['item-1.xml.gz'])
  expect((await locs(open, 'item-1')).map(loc => loc.slice(-7))).toEqual(['a2.html', 'a2.html'])
  const local = appOf(entries, true)
  expect(await locs(local, 'pages-1')).toHaveLength(2)
  expect(await locs(local, 'item-1')).toHaveLength(4)
})

test('a page that lists rows is in the sitemap once it has rows', async () => {
  const app = () => appOf([{ address: '/days', lists: 'day' }])
  expect(await filesOf(app())).toEqual([])
  await insert('a1')
  expect(await locs(app(), 'pages-1')).toEqual(['https://site.example/en/days', 'https://site.example/id/days'])
})

test('rows without a change date have no lastmod in the sitemap', async () => {
  await insert('a1')
  const app = appOf(['/stories/{story}.html'])
  expect((await filesOf(app))[0]!.lastmod).toBeUndefined()
  expect((await urlsOf(app, 'story-1'))[0]!.lastmod).toBeUndefined()
})

test('a row that is not public is not in the sitemap', async () => {
  await insert('a1', { slug: 'hidden' })
  expect(await filesOf(appOf(['/items/{item}.html']))).toEqual([])
})

test('list-only kinds and unknown kinds have no addresses in the sitemap', async () => {
  await insert('a1')
  const entries: SitemapEntry[] = ['/days/{day}.html', '/x/{casino}.html', { address: '/y', lists: 'casino' }]
  expect(await filesOf(appOf(entries))).toEqual([])
})

test('an empty site has an empty sitemap', async () => {
  const app = appOf([])
  expect(await filesOf(app)).toEqual([])
  for (const name of ['pages-1', 'item-1', 'item-0', '../x', 'constructor-1'])
    expect((await request(app).get(`/sitemaps/${name}.xml.gz`)).status).toBe(404)
})

test('hostile slugs become valid escaped addresses in the sitemap', async () => {
  await insert('Zz1', { slug: `a"&<b>'ü{x}$&` })
  const [loc] = await locs(appOf(['/items/info/{item}.html']), 'item-1')
  expect(new URL(loc!.replaceAll('&amp;', '&').replaceAll('&#39;', "'")).pathname).toBe(
    `/en/items/info/a%22&%3Cb%3E'%C3%BC%7Bx%7D$&-Zz1.html`,
  )
})

test('a sitemap file can be cached and is answered with 304 until a row changes', async () => {
  await insert('Zz1')
  const entries: SitemapEntry[] = ['/items/info/{item}.html']
  const { headers } = await request(appOf(entries)).head('/sitemaps/item-1.xml.gz')
  expect([headers['content-type'], headers['last-modified'], headers['cache-control']]).toEqual([
    'application/gzip',
    'Sun, 01 Mar 2026 00:00:00 GMT',
    'public, max-age=3600',
  ])
  const again = () => request(appOf(entries)).get('/sitemaps/item-1.xml.gz').set('If-None-Match', headers.etag!)
  expect((await again()).status).toBe(304)
  await db.query(`UPDATE items SET slug = 'other'`)
  expect((await again()).status).toBe(200)
})

test('sitemap readers beyond the limit get 503 with Retry-After', async () => {
  await insert('Zz1')
  const app = appOf(['/items/info/{item}.html'])
  await filesOf(app)
  const statuses = (await Promise.all(Array.from({ length: 80 }, () => unzipped(app, 'item-1')))).map(
    ({ status, headers }) => (status === 503 ? headers['retry-after'] : status),
  )
  expect(new Set(statuses)).toEqual(new Set([200, '10']))
  expect(errors).toEqual([])
})
