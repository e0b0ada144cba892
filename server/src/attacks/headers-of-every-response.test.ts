import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { START_MS } from 'backend/testing/api-under-test'
import { startApp, type AppUnderTest } from '../testing/app-under-test.ts'

/**
 * Headers of every response: the browser grants no permissions that the site does not use, and another site that shows a page of this one in
 * a frame cannot let its visitors click on what they do not see.
 */

let app: AppUnderTest
beforeAll(async () => void (app = await startApp()), START_MS)
afterAll(() => app.close())

test.each([
  '/en/',
  '/',
  '/ops',
  '/robots.txt',
  '/favicon.svg',
  '/wikifxweb-v1/no/such-call-v1',
  '/releases/shell/1.0.0/web/entry.js',
  '/images/nothere.webp',
  '/HealthCheck/Get',
])('the response to %s denies browser permissions that the site does not use', async path => {
  const answer = await fetch(app.url + path, { redirect: 'manual' })
  const policy = new Set(answer.headers.get('permissions-policy')?.split(', '))
  for (const name of [
    'camera',
    'microphone',
    'geolocation',
    'payment',
    'usb',
    'clipboard-read',
    'publickey-credentials-get',
    'display-capture',
  ])
    expect(policy).toContain(`${name}=()`)
  for (const name of ['clipboard-write', 'web-share']) expect(policy).not.toContain(`${name}=()`)
})

/** Sends the target unchanged: a browser or fetch() would normalise it. */
async function framingOf(target: string) {
  const answer = await app.raw(`GET ${target} HTTP/1.1`)
  return [/frame-ancestors ([^;\r\n]+)/.exec(answer)?.[1], /x-frame-options: (\w+)/i.exec(answer)?.[1]]
}

test.each([
  '/en/',
  '/en/tools/position.html',
  '/en/login.html',
  '/en/user/setting.html?at=/en/embed/tools.html',
  '/en/tools/embed/position.html',
  '/en/embed/../user/setting.html',
  '/en/embed/%2e%2e/user/setting.html',
  '/en/embedded/tools.html',
  '//en/embed/tools.html',
  '/wikifxweb-v1/brokers/index/init-v1?x=/en/embed/',
  '/no/such/page',
])('no site may frame %s', async target => {
  expect(await framingOf(target)).toEqual(["'none'", 'SAMEORIGIN'])
})

test.each(['/en/embed/tools/position.html', '/id/embed/tools/position.html?pair=EURUSD', '/en/embed/no/such.html'])(
  'any site may frame %s',
  async target => {
    expect(await framingOf(target)).toEqual(['*', undefined])
  },
)
