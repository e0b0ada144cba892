import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Db } from 'database/db'
import { insertArticle, insertBroker, insertLicence, insertRegulator } from '../testing/found-rows.ts'
import express from 'express'
import { openTestDatabase } from 'sample-data/testing/test-database'
import sharp from 'sharp'
import request from 'supertest'
import { pagePictures } from './page-pictures.ts'

let db: Db
let app: express.Express
const long =
  'An unusually long title that goes on about spreads, swaps, margins and requotes until nobody remembers how it began, '

beforeAll(async () => {
  db = await openTestDatabase()
  app = express().disable('etag').use(pagePictures(db))
  await insertRegulator(db, { id: 900, code: 'r1', name: 'Financial Conduct Authority' })
  await insertBroker(db, { code: 'Good1', name: 'Tarn Markets', score: 8.71 })
  await insertLicence(db, 'Good1', 900)
  await insertBroker(db, { code: 'Same1', name: 'Tarn Markets Global' })
  await insertBroker(db, { code: 'Bare1', name: 'No Score Yet', score: null })
  await insertBroker(db, { code: 'Evil1', name: '</path></svg><script>alert(1)</script>"&\'' })
  await insertBroker(db, { code: 'Han1', name: '外汇天眼 مرحبا 🙂' })
  await insertBroker(db, { code: 'Long1', name: 'W'.repeat(400) })
  for (const [code, score] of Object.entries({ G9: 8.9, G8: 8.2, G7: 7.5, G6: 6.1, G5: 5, G3: 3, G0: 0 }))
    await insertBroker(db, { code, score })
  await insertArticle(db, { code: 'Art1', title: long.repeat(5) })
  await insertArticle(db, { code: 'Later1', publishedAt: '2999-01-01T00:00:00Z' })
})
afterAll(() => db.close())

const get = (path: string) => request(app).get(`/pictures/og/${path}`)

test.each([
  'en/broker/Good1',
  'id/broker/Good1',
  'en/broker/Bare1',
  'en/broker/Evil1',
  'en/broker/Han1',
  'en/broker/Long1',
  'en/article/Art1',
  'id/article/Art1',
  'en/regulator/r1',
  'id/regulator/r1',
  'en/site/home',
  'id/site/home',
  'en/broker/G9',
  'en/broker/G8',
  'en/broker/G7',
  'en/broker/G6',
  'en/broker/G5',
  'en/broker/G3',
  'en/broker/G0',
])('the sharing picture %s is a PNG of 1200 × 630', async path => {
  const { status, headers, body } = await get(`${path}.png`)
  expect([status, headers['content-type'], headers['cache-control'], headers['cross-origin-resource-policy']]).toEqual([
    200,
    'image/png',
    'public, max-age=86400',
    'cross-origin',
  ])
  const { format, width, height } = await sharp(body as Buffer).metadata()
  expect([format, width, height]).toEqual(['png', 1200, 630])
  expect((body as Buffer).length).toBeLessThan(150_000)
})

test.each([
  'en/broker/none',
  'en/article/Later1',
  'en/regulator/x',
  'en/site/other',
  'en/casino/Good1',
  'en/constructor/Good1',
  'fr/broker/Good1',
  'en/broker/..%2f..%2fx',
])('the sharing picture %s does not exist', async path => {
  expect((await get(`${path}.png`)).status).toBe(404)
})

/** The share of pixels in the background's colours. */
async function inked(path: string): Promise<number> {
  const { data } = await sharp((await get(path)).body as Buffer)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let bright = 0
  for (let at = 0; at < data.length; at += 3) if (data[at]! > 100) bright++
  return bright
}

test('a sharing picture draws text without system fonts and leaves out unsupported characters', async () => {
  const [none, some] = [await inked('en/broker/Han1.png'), await inked('en/broker/Same1.png')]
  expect(some - none).toBeGreaterThan(5_000)
})

/** The number of pixels close to a colour. */
async function painted(path: string, [red, green, blue]: [number, number, number]): Promise<number> {
  const { data } = await sharp((await get(path)).body as Buffer)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let count = 0
  for (let at = 0; at < data.length; at += 3)
    if (Math.abs(data[at]! - red) + Math.abs(data[at + 1]! - green) + Math.abs(data[at + 2]! - blue) < 24) count++
  return count
}
const greenOfAaa: [number, number, number] = [0x5e, 0xd4, 0x98]
const red: [number, number, number] = [0xff, 0x9a, 0x8d]

test('the sharing picture of a broker has the green badge only if the broker may lead, and names its worst finding in red', async () => {
  await insertBroker(db, { code: 'Fine1', name: 'Tarn', score: 8.9 })
  await insertLicence(db, 'Fine1', 900)
  await insertBroker(db, { code: 'Gone1', name: 'Tarn', score: 8.9 })
  await insertLicence(db, 'Gone1', 900)
  await db.query(`UPDATE brokers SET licence_status = 'revoked' WHERE code = 'Gone1'`)
  expect(await painted('en/broker/Fine1.png', greenOfAaa)).toBeGreaterThan(5_000)
  expect(await painted('en/broker/Fine1.png', red)).toBe(0)
  expect(await painted('en/broker/Gone1.png', greenOfAaa)).toBe(0)
  expect(await painted('en/broker/Gone1.png', red)).toBeGreaterThan(500)
})

test('a sharing picture answers 304 until its content changes', async () => {
  const { headers } = await get('en/broker/G6.png')
  const again = () => get('en/broker/G6.png').set('If-None-Match', headers.etag!)
  expect((await again()).status).toBe(304)
  await db.query(`UPDATE brokers SET score = 9 WHERE code = 'G6'`)
  expect((await again()).status).toBe(200)
})

test('a flood of sharing picture requests is refused, but pictures already drawn are served', async () => {
  const small = express().use(pagePictures(db, { atOnce: 1, waiting: 2 }))
  const picture = (code: string) => request(small).get(`/pictures/og/en/broker/${code}.png`)
  await picture('Good1')
  const flood = ['G9', 'G8', 'G7', 'G6', 'G5', 'G3', 'G0', 'Long1'].map(code =>
    picture(code).then(({ status, headers }) => [status, headers['retry-after'], headers['cache-control']].join(' ')),
  )
  expect((await picture('Good1')).status).toBe(200)
  expect(new Set(await Promise.all(flood))).toEqual(new Set(['200  public, max-age=86400', '503 10 no-store']))
})
