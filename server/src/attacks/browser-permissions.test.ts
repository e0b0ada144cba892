import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { START_MS } from 'backend/testing/api-under-test'
import { startApp, type AppUnderTest } from '../testing/app-under-test.ts'

let app: AppUnderTest
beforeAll(async () => {
  app = await startApp()
}, START_MS)
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
