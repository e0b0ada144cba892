import { expect, test } from '@jest/globals'
import { brokersIndexinit } from 'calls/brokers'
import express from 'express'
import request from 'supertest'
import { apiDocs } from './api-docs.ts'

const site = express()
  .disable('etag')
  .use(apiDocs([brokersIndexinit]))
const document = '/wikifxweb-v1/openapi.json'
const page = '/wikifxweb-v1/docs'

test('the OpenAPI document is JSON and lists the calls', async () => {
  const { status, body, headers } = await request(site).get(document)
  expect([status, body.openapi]).toEqual([200, '3.1.0'])
  expect(Object.keys(body.paths)).toEqual(['/wikifxweb-v1/brokers/index/init-v1'])
  expect(headers['cache-control']).toBe('public, max-age=300')
})

test('the OpenAPI document answers 304 with the same ETag for any compression', async () => {
  const first = await request(site).get(document)
  const again = await request(site).get(document).set('If-None-Match', first.headers.etag!)
  expect([again.status, again.text]).toEqual([304, ''])
  expect(again.headers.etag).toBe(first.headers.etag)
})

test('the OpenAPI document is compressed only for clients that accept it', async () => {
  const compressed = await request(site).get(document).set('Accept-Encoding', 'gzip')
  const plain = await request(site).get(document).set('Accept-Encoding', 'identity')
  expect([compressed.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(['gzip', undefined])
  expect(compressed.headers.vary).toContain('Accept-Encoding')
  expect(compressed.body).toEqual(plain.body)
})

test('the API documentation page uses only local files and has no inline code', async () => {
  const { text, headers } = await request(site).get(page)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  const files = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file!)
  expect(files).not.toHaveLength(0)
  expect(files.filter(file => !file.startsWith('/'))).toEqual([])
  const scripts = [...text.matchAll(/<script[^<>]*>/g)].map(([tag]) => tag)
  expect(scripts).toEqual(scripts.map(() => expect.stringContaining(' src=')))
  expect(scripts).not.toHaveLength(0)
  expect(text).not.toMatch(/<style|style=|onload/)
  for (const file of files.filter(name => name !== '/favicon.svg'))
    expect((await request(site).get(file)).status).toBe(200)
})

test.each(['post', 'put', 'delete'] as const)('the OpenAPI document does not answer %s', async method => {
  expect((await request(site)[method](document)).status).toBe(404)
})
