import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { homeRiskcontrol, popwindowInit } from 'calls/notices'
import { startApi, START_MS } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'

let site: ApiUnderTest
let bare: ApiUnderTest
const words = (text: string) => ({ en: text, id: `${text} (id)` })
const popup = {
  id: 'p1',
  kind: 'notice',
  title: words('Hello'),
  content: words('**Big** <script>alert(1)</script>'),
  everyHours: 24,
}

beforeAll(async () => {
  ;[site, bare] = await Promise.all([startApi({ sample: false }), startApi({ sample: false })])
  await site.db.query(
    `INSERT INTO brokers (code, short_name, show_name, slug, legal_name, country_code, risk_level, licence_status)
     VALUES ('b1', 'B', 'B', 'b', 'B', '840', 'low', 'regulated')`,
  )
  const settings = {
    risk_control: [
      { title: words('One broker'), content: words('Ask them.'), traderCodes: ['b1'] },
      {
        title: words('Two countries'),
        content: words('Read the [rules](https://rules.example).'),
        countries: ['840', '826'],
      },
      { title: 'not in both languages' },
    ],
    popups: [
      { ...popup, url: '/about.html' },
      { ...popup, id: 'p2', paths: ['/brokers'] },
      { ...popup, id: 'p3', url: 'javascript:alert(1)' },
      { ...popup, id: 'p4', url: '//evil.example' },
      { ...popup, id: 'p5', kind: 'trick' },
    ],
  }
  for (const [key, value] of Object.entries(settings))
    await site.db.query('INSERT INTO settings (key, value) VALUES ($1, $2)', [key, JSON.stringify(value)])
}, START_MS)
afterAll(() => Promise.all([site.close(), bare.close()]))
afterEach(() => expect(site.errors).toEqual([]))

const risk = async (country: string, traderCode?: string) =>
  (await site.visitor().call(homeRiskcontrol, { traderCode }, { CountryCode: country })).body

test('the risk notice is shown in its countries and for its brokers', async () => {
  expect((await risk('840')).Data).toEqual({
    show: true,
    title: 'Two countries',
    content: '<p>Read the <a href="https://rules.example">rules</a>.</p>\n',
    countries: ['840', '826'],
  })
  expect((await risk('360')).Data).toEqual({ show: false, title: '', content: '', countries: ['840', '826'] })
  expect((await risk('360', 'b1')).Data).toMatchObject({ show: true, title: 'One broker', countries: [] })
  expect((await risk('360', 'nobody')).ErrorCode).toBe(3001)
})

const popups = async (path?: string) => (await site.visitor().call(popwindowInit, { path })).body.Data?.items ?? []

test('pop-ups are shown on their pages in any language, sanitised, and invalid ones are left out', async () => {
  expect((await popups('/en/brokers/info.html')).map(({ id }) => id)).toEqual(['p1', 'p2'])
  expect((await popups('/id/tools.html')).map(({ id }) => id)).toEqual(['p1'])
  expect(await popups()).toEqual([
    {
      id: 'p1',
      kind: 'notice',
      title: 'Hello',
      content: '<p><strong>Big</strong> </p>\n',
      url: '/about.html',
      everyHours: 24,
    },
  ])
})

test('no risk notice or pop-up is shown if none is configured', async () => {
  expect((await bare.visitor().call(homeRiskcontrol, {})).body.Data).toEqual({
    show: false,
    title: '',
    content: '',
    countries: [],
  })
  expect((await bare.visitor().call(popwindowInit, { path: '/en/brokers' })).body.Data).toEqual({ items: [] })
})

test('the pop-up call refuses too long a path', async () => {
  const { body } = await site.visitor().send('GET', `${popwindowInit.path}?path=${'x'.repeat(301)}`)
  expect([body.ErrorCode, body.errors?.[0]?.field]).toEqual([1002, 'path'])
})
