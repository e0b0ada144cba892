import { afterAll, beforeAll, expect, test } from '@jest/globals'
import express from 'express'
import { get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { languageRedirect } from 'platform/host/http/language-redirect'
import { errorHandler } from 'platform/host/http/error-handler'
import { pageAddress } from 'platform/host/http/page-address'
import { publicLanguages } from 'shared-state/i18n/languages'

let server: Server
let reachedRelease = false
beforeAll(async () => {
  const app = express().use(
    pageAddress,
    languageRedirect(publicLanguages, () => []),
  )
  app.use((_request, response) => {
    reachedRelease = true
    response.send('a page')
  })
  server = app.use(errorHandler({ error: () => {} })).listen(0, '127.0.0.1')
  await new Promise(listening => server.once('listening', listening))
})
afterAll(() => void server.close())

/** Sends the path unchanged: a browser or fetch() would normalise it. */
const statusOf = (path: string) =>
  new Promise(done =>
    get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', path }, response =>
      done(response.resume().statusCode),
    ),
  )

test.each([
  '/en/%',
  '/en/brokers/%zz',
  '/id/%c3.html',
  '/en/%ff%fe',
  '/en/%ed%a0%80',
  '/en/%E0%80%80',
  '/en/..//..//',
  '/en/%2e%2e//x',
  '/%ff',
])('the malformed page address %s is refused before it reaches a release', async path => {
  reachedRelease = false
  expect([await statusOf(path), reachedRelease]).toEqual([400, false])
})

test.each([
  '/en/',
  '/en/brokers',
  '/id/search.html?q=%ff',
  '/en/brokers/info/caf%C3%A9-1.html',
  '/en/a//b',
  '/en/%F0%9F%92%A5',
])('the page address %s is served', async path => {
  expect(await statusOf(path)).toBe(200)
})
