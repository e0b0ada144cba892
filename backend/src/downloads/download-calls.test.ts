import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { downloadCommon, downloadIndexinit } from 'calls/downloads'
import { startApi, START_MS } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'

let site: ApiUnderTest
const android = {
  platform: 'android',
  url: 'https://apps.example/brokerlens.apk',
  version: '1.2',
  updatedAt: '2026-11-01T00:00:00Z',
}
beforeAll(async () => {
  site = await startApi({ sample: false })
  const downloads = [android, { ...android, platform: 'ios', url: 'http://apps.example/plain' }]
  await site.db.query(`INSERT INTO settings (key, value) VALUES ('downloads', $1)`, [JSON.stringify(downloads)])
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

test('the download list says for each platform whether it has an app', async () => {
  const { body } = await site.visitor().call(downloadIndexinit, {})
  const none = { configured: false, url: null, version: null, updatedAt: null }
  expect(body.Data?.items).toEqual([
    { platform: 'ios', ...none },
    { ...android, configured: true },
    { platform: 'windows', ...none },
    { platform: 'mac', ...none },
  ])
})

test('a download returns the app of its platform, 501 if there is none, and refuses an unknown platform', async () => {
  expect((await site.visitor().call(downloadCommon, { platform: 'android' })).body.Data).toEqual({
    url: android.url,
    version: '1.2',
  })
  const none = await site.visitor().call(downloadCommon, { platform: 'mac' })
  expect([none.status, none.body.ErrorCode, none.body.message]).toEqual([
    501,
    5010,
    'An app for this platform is not configured on this site: the setting downloads in the database has none.',
  ])
  const wrong = await site.visitor().send('GET', `${downloadCommon.path}?platform=amiga`)
  expect([wrong.body.ErrorCode, wrong.body.errors?.[0]?.field]).toEqual([1004, 'platform'])
})
