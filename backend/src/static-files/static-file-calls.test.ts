import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import type { Country } from 'calls/entities/country'
import { helpTerms } from 'calls/entities/help-terms'
import { homeData } from 'calls/home'
import { textLanguages } from 'shared-state/i18n/languages'
import request from 'supertest'
import { startApi, START_MS } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'

let site: ApiUnderTest
beforeAll(async () => {
  site = await startApi()
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const read = async <Data>(file: string) => {
  const { status, headers, body } = await site.visitor().send('GET', `/static/json/${file}`)
  return { status, headers, data: body as unknown as Data, code: body.ErrorCode }
}

test('area codes are grouped by first letter in English and by pinyin initial in Chinese', async () => {
  const [english, chinese] = await Promise.all([
    read<Record<string, Country[]>>('areacode-en.json'),
    read<Record<string, Country[]>>('areacode-cn.json'),
  ])
  expect(Object.keys(english.data)).toEqual([...'ABCDEFGHIJKLMNOPQRSTUVWYZ'])
  expect(english.data['I']!.find(country => country.twoCharCode === 'ID')).toEqual({
    countryCode: '360',
    twoCharCode: 'ID',
    code: '62',
    name: 'Indonesia',
    flag: 'id',
    'flag-c': '🇮🇩',
  })
  const lettersOf = (code: string) =>
    Object.entries(chinese.data)
      .filter(([, items]) => items.some(item => item.twoCharCode === code))
      .map(([letter]) => letter)
  expect(['ID', 'JP', 'MY', 'PE', 'AF', 'TH'].map(lettersOf)).toEqual([['Y'], ['R'], ['M'], ['B'], ['A'], ['T']])
  expect(Object.keys(chinese.data)).toEqual([...'ABCDEFGHJKLMNPRSTWXYZ'])
  const count = (lists: Record<string, Country[]>) => Object.values(lists).flat().length
  expect(count(chinese.data)).toBe(count(english.data))
})

test.each(textLanguages)(
  'the tooltips explain every term of the pages, and no other, in the language %s',
  async lang => {
    const [english, own] = await Promise.all([
      read<Record<string, string>>('tooltips-en.json'),
      read<Record<string, string>>(`tooltips-${lang}.json`),
    ])
    expect(Object.keys(own.data).sort()).toEqual([...helpTerms].sort())
    expect(english.data['spread']).toMatch(/price to buy/)
    const missing = helpTerms.filter(term => {
      const words = own.data[term]
      return !words || (lang !== 'en' && words === english.data[term])
    })
    expect(missing).toEqual([])
  },
)

test('the static home data equals the home.data call for the published country and language pairs', async () => {
  const visitor = site.visitor()
  visitor.lang = 'id'
  const { body } = await visitor.call(homeData, {}, { CountryCode: '360' })
  const file = await read('home/id/id/index.json')
  expect([file.status, file.data]).toEqual([200, body.Data])
  expect(file.headers.get('cache-control')).toBe('public, max-age=1200')
})

test.each([
  ['zh-cn', 'cn'],
  ['en', 'cn'],
  ['zh', 'tw'],
  ['zh', 'hk'],
  ['en', 'hk'],
  ['vi', 'vn'],
  ['en', 'vn'],
  ['th', 'th'],
  ['en', 'th'],
  ['es', 'es'],
  ['en', 'es'],
  ['fil', 'ph'],
  ['en', 'ph'],
  ['en', 'us'],
])('the static home data for language %s in country %s has the English content', async (lang, country) => {
  const { body } = await site.visitor().call(homeData, {})
  const file = await read(`home/${country}/${lang}/index.json`)
  expect([file.status, file.data]).toEqual([200, body.Data])
})

test.each(['home/de/en/index.json', 'home/us/id/index.json', 'home/cn/zh/index.json'])(
  'the static file %s is not published',
  async file => {
    expect(await read(file)).toMatchObject({ status: 404, code: 3001 })
  },
)

test.each([
  ['home/us/en/other.json', 400, 1004],
  ['home/US/en/index.json', 400, 1004],
  ['tooltips-klingon.json', 400, 1004],
  ['tooltips.json', 404, 3002],
  ['none.json', 404, 3002],
])('the static file name %s is refused', async (file, status, code) => {
  expect(await read(file)).toMatchObject({ status, code })
})

test.each(['areacode-en.json', 'areacode-cn.json', 'tooltips-en.json', 'home/us/en/index.json'])(
  'the static file %s is answered with 304 while it is unchanged',
  async file => {
    const { headers } = await read(file)
    expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+$/)
    const again = await request(site.url).get(`/static/json/${file}`).set('If-None-Match', headers.get('etag')!)
    expect([again.status, again.text]).toEqual([304, ''])
  },
)
