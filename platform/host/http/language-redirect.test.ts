import { expect, test } from '@jest/globals'
import express from 'express'
import { publicLanguages, textLanguages } from 'shared-state/i18n/languages'
import request from 'supertest'
import { languageRedirect } from './language-redirect.ts'

const appWith = (served: Parameters<typeof languageRedirect>[0], addresses: string[] = []) =>
  express().use(
    languageRedirect(served, () => [{ addresses }]),
    (asked, response) => void response.send(`served ${asked.path}`),
  )
const app = appWith(publicLanguages)

test.each([
  ['/', '/en/'],
  ['/EN', '/en/'],
  ['/EN/brokers', '/en/brokers'],
  ['/fr/brokers', '/en/brokers'],
  ['/zh-CN/brokers?page=2', '/en/brokers?page=2'],
  ['/ms/brokers', '/en/brokers'],
  ['/nl', '/en/'],
  ['/pt-br/calendar/a-1.html?zone=UTC', '/en/calendar/a-1.html?zone=UTC'],
  ['/pt-BR/brokers', '/en/brokers'],
  ['/zh-Hant-TW/brokers', '/en/brokers'],
  ['/brokers', '/en/brokers'],
  ['/xx/brokers', '/en/xx/brokers'],
  ['/en-x1/brokers', '/en/en-x1/brokers'],
  ['/ops/brokers', '/en/ops/brokers'],
  ['/brokers/info/a-1.html?x=%2F', '/en/brokers/info/a-1.html?x=%2F'],
])('the path %s redirects to %s', async (from, to) => {
  const answer = await request(app).get(from)
  expect([answer.status, answer.headers.location]).toEqual([302, to])
})

test.each(['/en', '/id', '/en?x=1', '/en/', '/id/brokers'])('the path %s is served without a redirect', async path => {
  expect((await request(app).get(path)).text).toBe(`served ${path.split('?')[0]}`)
})

test.each(['//evil.example/x', '/fr//evil.example', '/%2F%2Fevil.example', '/\\evil.example'])(
  'the path %s does not redirect to another host',
  async path => {
    const { location } = (await request(app).get(path)).headers
    expect(new URL(location!, 'http://site.example').host).toBe('site.example')
  },
)

test('a first segment that a release has as an address is no language', async () => {
  const claimed = appWith(publicLanguages, ['brokers', 'nl/shops'])
  expect((await request(claimed).get('/nl/shops')).headers.location).toBe('/en/nl/shops')
  expect((await request(claimed).get('/ms/shops')).headers.location).toBe('/en/shops')
})

test('a segment longer than any language tag is no language, and a hostile one is answered at once', async () => {
  const long = `nl${'-latn'.repeat(7)}`
  expect((await request(app).get(`/${long}/brokers`)).headers.location).toBe(`/en/${long}/brokers`)
  const hostile = `${'a-'.repeat(3000)}!`
  const start = performance.now()
  expect((await request(app).get(`/${hostile}`)).headers.location).toBe(`/en/${hostile}`)
  expect(performance.now() - start).toBeLessThan(1000)
})

test('a path without a language redirects to the visitor’s language', async () => {
  const answer = await request(app).get('/brokers').set('Cookie', 'LanguageCode=id')
  expect(answer.headers.location).toBe('/id/brokers')
})

test('with test languages enabled, every language with texts is served, and other paths redirect to a public one', async () => {
  const all = appWith(textLanguages)
  for (const lang of textLanguages)
    expect((await request(all).get(`/${lang}/brokers`)).text).toBe(`served /${lang}/brokers`)
  expect((await request(all).get('/zh-HK/brokers')).headers.location).toBe('/zh-hk/brokers')
  expect((await request(all).get('/brokers').set('Cookie', 'LanguageCode=ar')).headers.location).toBe('/en/brokers')
})
