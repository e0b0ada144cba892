import { expect, test } from '@jest/globals'
import express from 'express'
import sharp from 'sharp'
import request from 'supertest'
import { flags } from './flags.ts'

const app = express().disable('etag').use(flags)

test.each(['gb', 'eu'])('the flag %s is a WebP picture of 63 × 42, cached for a week', async code => {
  const { status, headers, body } = await request(app).get(`/flags/${code}.webp`)
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'public, max-age=604800',
  ])
  expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 63, height: 42 })
})

test.each(['zz.webp', 'GB.webp', 'gb.svg', '..%2F..%2Fpackage.json'])(
  'the flag file %s is not found and not cached',
  async file => {
    const { status, headers } = await request(app).get(`/flags/${file}`)
    expect([status, headers['cache-control']]).toEqual([404, undefined])
  },
)
