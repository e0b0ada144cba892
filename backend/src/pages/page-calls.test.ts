import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { indexAbout, indexTerms, termsKinds } from 'calls/pages'
import { startApi, START_MS } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'

let site: ApiUnderTest
beforeAll(async () => {
  site = await startApi({ sample: false })
}, START_MS)
afterAll(() => site.close())

const ask = async (lang: string, kind?: (typeof termsKinds)[number]) => {
  const visitor = site.visitor()
  visitor.lang = lang
  return (await visitor.call(indexTerms, { kind })).body.Data!
}
const headings = (html: string) => html.match(/<h2/g)?.length ?? 0

test('the terms call without a kind answers the terms of use', async () => {
  expect(await ask('en')).toEqual(await ask('en', 'terms'))
  expect((await ask('id')).title).toBe('Ketentuan penggunaan')
})

test.each(termsKinds)('the page %s has the same version and structure in both languages', async kind => {
  const [english, indonesian] = [await ask('en', kind), await ask('id', kind)]
  expect(english.title).not.toBe(indonesian.title)
  expect([indonesian.version, indonesian.updatedAt]).toEqual([english.version, english.updatedAt])
  for (const tag of [/<h2/g, /<li>/g, /<tr>/g, /<code>/g])
    expect(indonesian.content.match(tag)?.length).toBe(english.content.match(tag)?.length)
  expect(headings(english.content)).toBeGreaterThan(3)
})

test.each([
  ['en', /log in with another service<\/strong>, such as Google or WeChat/, /presses .Translate./, /province and city/],
  [
    'id',
    /masuk lewat layanan lain<\/strong>, seperti Google atau WeChat/,
    /menekan .Terjemahkan./,
    /provinsi dan kota/,
  ],
])(
  'the privacy page (%s) says what a login provider and a translator get, and what is looked up for a visitor from China',
  async (lang, ...said) => {
    const { content } = await ask(lang, 'privacy')
    for (const words of said) expect(content).toMatch(words)
  },
)

test('the cookie page names every cookie', async () => {
  const { content } = await ask('en', 'cookies')
  for (const name of [
    'sid',
    'userid',
    'VEST',
    'accessToken',
    'device',
    'qr',
    'openid',
    'third',
    'LanguageCode',
    'CURRIPCOUNTRY',
    'CountryCode',
    'origin',
    'nodeEnv',
    'fingerprint',
    'languageBanner',
    'chromeHint',
    'bucket',
    'pin',
  ]) {
    expect(content).toContain(`<code>${name}</code>`)
  }
})

test('the about page explains how a score is calculated', async () => {
  const { body } = await site.visitor().call(indexAbout, {})
  expect(body.Data?.title).toBe('About Brokerlens')
  expect(body.Data?.content).toContain('30%</td>')
})

test('the terms call refuses an unknown kind', async () => {
  const { body } = await site.visitor().send('GET', `${indexTerms.path}?kind=secrets`)
  expect([body.ErrorCode, body.errors?.[0]?.field]).toEqual([1004, 'kind'])
})
