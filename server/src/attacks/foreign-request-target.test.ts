import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { START_MS } from 'backend/testing/api-under-test'
import { startApp, type AppUnderTest } from '../testing/app-under-test.ts'

let app: AppUnderTest
beforeAll(async () => {
  app = await startApp()
}, START_MS)
afterAll(() => app.close())

test.each([
  'http://evil.example/en/',
  'https://evil.example/robots.txt',
  '//evil.example/en/',
  '//evil.example',
  '/\\evil.example/en/',
  '\\\\evil.example',
  '*',
])('a request for %s is refused instead of being rendered for another site', async target => {
  const answer = await app.raw(`GET ${target} HTTP/1.1`)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).not.toContain('evil.example')
})

test.each(['/robots.txt', '/robots.txt?x=//evil.example', '/en//x', '/en/http://evil.example/'])(
  'a path of this site is not refused: %s',
  async target => {
    expect(await app.raw(`GET ${target} HTTP/1.1`)).not.toMatch(/^HTTP\/1\.1 400 /)
  },
)
