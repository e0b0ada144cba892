import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startApp, type AppUnderTest } from '../testing/app-under-test.ts'
import { START_MS } from '../testing/page-scene.ts'

/** Another site shows a page of this one in a frame and lets its visitors click on what they cannot see. */

let app: AppUnderTest
beforeAll(async () => void (app = await startApp()), START_MS)
afterAll(() => app.close())

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
