import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Db } from 'database/db'
import express from 'express'
import { gunzipSync } from 'node:zlib'
import { sitemaps } from 'platform/host/sitemap/sitemaps'
import { openTestDatabase } from 'sample-data/testing/test-database'
import type { SitemapEntry } from 'shared-state/contract/release'
import request from 'supertest'
import { insertArticle, insertBroker, insertLicence, insertRegulator } from '../testing/found-rows.ts'
import { insertSurvey } from '../testing/insert-survey.ts'
import { sitemapKinds } from './sitemap-kinds.ts'

let db: Db
beforeAll(async () => void (db = await openTestDatabase()), 60_000)
afterAll(() => db.close())
beforeEach(() => db.script('DELETE FROM articles; DELETE FROM licences; DELETE FROM brokers; DELETE FROM regulators'))

/** The English paths in a site's sitemap, by file. */
async function sitemapOf(entries: SitemapEntry[], isLocal = false): Promise<Record<string, string[]>> {
  const log = { error: (fields: unknown) => void expect(fields).toBeUndefined() }
  const app = express().use(
    sitemaps({ db, log, origin: 'https://site.example', isLocal, kinds: sitemapKinds, entries: () => entries }),
  )
  const locsOf = (xml: string) => [...xml.matchAll(/<loc>https:\/\/site\.example([^<]*)</g)].map(([, path]) => path!)
  const { text, status } = await request(app).get('/sitemap.xml')
  expect(status).toBe(200)
  const files = locsOf(text).map(async path => {
    const { body } = await request(app).get(path).responseType('blob')
    const paths = locsOf(gunzipSync(body as Buffer).toString()).filter(loc => loc.startsWith('/en/'))
    return [path.split('/').at(-1)!.split('-1.')[0]!, paths] as const
  })
  return Object.fromEntries(await Promise.all(files))
}

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

test('the sitemap leaves out sample brokers and articles, and the pages that list or name any', async () => {
  await insertBroker(db, { code: 'Zz1', sample: true })
  await insertRegulator(db, { id: 900, code: 'r1', name: 'One' })
  await insertRegulator(db, { id: 901, code: 'r2', name: 'Two' })
  await insertLicence(db, 'Zz1', 900)
  await insertArticle(db, { code: 'a1', generated: true, category: 'news' })
  await insertArticle(db, { code: 'a2', category: 'original' })
  await insertArticle(db, { code: 'a3' })
  expect(await sitemapOf(entries)).toEqual({
    pages: ['/en/regulators.html', '/en/education'],
    lesson: ['/en/education/news/slug-of-a3-a3.html'],
    news: ['/en/news/detail/slug-of-a2-a2.html'],
    regulator: ['/en/regulators/a-regulator-r2.html'],
  })
  const local = await sitemapOf(entries, true)
  expect(local.pages).toHaveLength(4)
  expect(local.broker).toEqual(['/en/brokers/info/zz1-Zz1.html'])
  expect(local.regulator).toHaveLength(2)
})

test('the sitemap leaves out articles with a future date', async () => {
  await insertArticle(db, { code: 'a1', publishedAt: '2999-01-01T00:00:00Z' })
  expect(await sitemapOf(['/education/news/{lesson}.html'])).toEqual({})
})

test('the sitemap lists published surveys that are no sample and are not about a sample broker', async () => {
  await insertBroker(db, { code: 'Zz1', sample: true })
  await insertBroker(db, { code: 'Zz2' })
  await insertSurvey(db, { code: 's1', broker: 'Zz1' })
  await insertSurvey(db, { code: 's2', broker: 'Zz2' })
  await insertSurvey(db, { code: 's3', broker: 'Zz2', sample: true })
  await insertSurvey(db, { code: 's4', broker: 'Zz2', publishedAt: '2999-01-01T00:00:00Z' })
  expect(await sitemapOf(['/survey/{survey}.html'])).toEqual({ survey: ['/en/survey/visit-s2-s2.html'] })
})

test('the sitemap lists live listings that are no sample and about no sample broker, with the kind in their address', async () => {
  await insertBroker(db, { code: 'Zz1', sample: true })
  await db.script(`
    INSERT INTO users (user_id, nick) VALUES ('seller', 'Seller');
    INSERT INTO listings (code, slug, type, user_id, lang, title, content, contact, country_code, state, sample, broker_codes, published_at, expires_at)
    SELECT code, 'offer', type, 'seller', 'en', 'Offer', 'Content', 'Phone', '360', state, sample, brokers, now(), now() + days * interval '1 day'
    FROM (VALUES ('l1', 'technical', 'live', false, '{}'::text[], 9), ('l2', 'licenseTransfer', 'live', false, '{}', 9), ('l3', 'ea', 'live', true, '{}', 9),
      ('l4', 'ea', 'live', false, '{Zz1}', 9), ('l5', 'ea', 'pending', false, '{}', 9), ('l6', 'ea', 'rejected', false, '{}', 9),
      ('l7', 'ea', 'withdrawn', false, '{}', 9), ('l8', 'ea', 'live', false, '{}', -1)) rows(code, type, state, sample, brokers, days)`)
  try {
    expect(await sitemapOf(['/market/{market}.html'])).toEqual({
      market: ['/en/market/technical/offer-l1.html', '/en/market/licenseTransfer/offer-l2.html'],
    })
  } finally {
    await db.script('DELETE FROM listings')
  }
})

test('every sitemap kind can be read and listed', async () => {
  const kinds = Object.keys(sitemapKinds)
  const every = kinds.flatMap(kind => [`/one/{${kind}}`, { address: `/all/${kind}`, lists: kind }])
  expect(await sitemapOf(every)).toEqual({})
})
