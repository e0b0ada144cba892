import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Db } from 'database/db'
import express from 'express'
import { openTestDatabase } from 'sample-data/testing/test-database'
import sharp from 'sharp'
import request from 'supertest'
import { insertBroker } from '../../testing/found-rows.ts'
import { brokerLogos } from './broker-logos.ts'

let db: Db
let app: express.Express

beforeAll(async () => {
  db = await openTestDatabase()
  app = express().disable('etag').use(brokerLogos(db))
  await insertBroker(db, { code: 'Tarn1', name: 'Tarn Markets' })
  await insertBroker(db, { code: 'Evil1', name: '</path></svg><script>alert(1)</script>' })
  await insertBroker(db, { code: 'Han1', name: '外汇天眼' })
})
afterAll(() => db.close())

test.each(['Tarn1', 'Evil1', 'Han1'])('the logo %s is a WebP picture of 128 × 128, cached for a day', async code => {
  const { status, headers, body } = await request(app).get(`/logos/${code}.webp`)
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'public, max-age=86400',
  ])
  expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 128, height: 128 })
})

test('a logo shows the first letters of the broker’s name in white, and nothing if the site’s font lacks them', async () => {
  const whitePixels = async (code: string) => {
    const { body } = await request(app).get(`/logos/${code}.webp`)
    const { data } = await sharp(body).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    return Array.from({ length: data.length / 3 }, (_, pixel) => data.subarray(3 * pixel, 3 * pixel + 3)).filter(rgb =>
      rgb.every(value => value === 255),
    ).length
  }
  expect(await whitePixels('Tarn1')).toBeGreaterThan(500)
  expect(await whitePixels('Han1')).toBe(0)
})

test('a renamed broker has a new logo at once', async () => {
  const logo = async () => (await request(app).get('/logos/Tarn1.webp')).body as Buffer
  const before = await logo()
  expect(before.equals(await logo())).toBe(true)
  await db.query(`UPDATE brokers SET show_name = 'Quillhaven' WHERE code = 'Tarn1'`)
  expect(before.equals(await logo())).toBe(false)
})

test.each(['Unknown1.webp', 'Tarn1.svg', `${'1'.repeat(21)}.webp`])(
  'the logo file %s is not found and not cached',
  async file => {
    const { status, headers } = await request(app).get(`/logos/${file}`)
    expect([status, headers['cache-control']]).toEqual([404, undefined])
  },
)
