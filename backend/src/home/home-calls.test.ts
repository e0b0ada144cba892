import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { calendarDetailinit } from 'calls/calendar'
import * as countries from 'calls/countries'
import { mayLead } from 'calls/findings/findings-of'
import * as home from 'calls/home'
import { startApi, START_MS } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import type { Visitor } from '../testing/visitor.ts'

let site: ApiUnderTest
let visitor: Visitor
let indonesian: Visitor
beforeAll(async () => {
  site = await startApi()
  visitor = site.visitor()
  indonesian = Object.assign(site.visitor(), { lang: 'id' })
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

/** The languages of spec 9, and the two of decisions 7. Countries as in header CountryCode. */
const pairs = [
  ['zh-cn', '156'],
  ['en', '156'],
  ['zh', '158'],
  ['zh', '344'],
  ['en', '344'],
  ['vi', '704'],
  ['en', '704'],
  ['th', '764'],
  ['en', '764'],
  ['es', '724'],
  ['en', '724'],
  ['fil', '608'],
  ['en', '608'],
  ['en', '840'],
  ['en', '360'],
  ['id', '360'],
] as const

/** Modules of an area that loads their data itself. */
const loadedByArea = ['listings', 'surveys']

test.each(pairs)('home data for %s in country %s has the headlines of each of its modules', async (lang, country) => {
  const reader = Object.assign(site.visitor(), { lang })
  const { modules: all, data } = (await reader.call(home.homeData, {}, { CountryCode: country })).body.Data!
  const modules = all.filter(({ code }) => !loadedByArea.includes(code))
  expect(modules).not.toHaveLength(0)
  const lists: Record<string, unknown> = data
  expect(
    modules.map(({ code }) => [
      code,
      Array.isArray(lists[code]),
      (lists[code] as unknown[]).length > 0,
      (lists[code] as unknown[]).length <= 8,
    ]),
  ).toEqual(modules.map(({ code }) => [code, true, true, true]))
  const urls = [
    ...data.topics,
    ...data.exposures,
    ...data.flash,
    ...data.calendar,
    ...data.tools,
    ...data.education,
  ].map(({ url }) => url)
  expect(urls.filter(url => !url.startsWith(lang === 'id' ? '/id/' : '/en/'))).toEqual([])
})

test('the home page headlines are the newest ones, and its calendar events the next ones', async () => {
  const { data } = (await indonesian.call(home.homeData, {})).body.Data!
  const times = (list: { at: string | null }[]) => list.map(({ at }) => Date.parse(at ?? ''))
  expect(times(data.exposures)).toEqual(times(data.exposures).sort((a, b) => b - a))
  expect(times(data.flash)).toEqual(times(data.flash).sort((a, b) => b - a))
  expect(times(data.calendar)).toEqual(times(data.calendar).sort((a, b) => a - b))
  expect(Math.min(...times(data.calendar))).toBeGreaterThan(Date.now() - 60_000)
  expect(data.stats.regulators).toBe(60)
})

test('non-cooperative brokers do not cooperate and are sorted by number of complaints', async () => {
  const { items } = (await visitor.call(home.homeNoncooperativetraders, { num: 20 })).body.Data!
  const rows = await site.db.query<{ code: string; cooperative: boolean }>(
    'SELECT code, cooperative FROM brokers WHERE code = ANY ($1)',
    [items.map(({ code }) => code)],
  )
  expect(items).toHaveLength(20)
  expect(rows.some(({ cooperative }) => cooperative)).toBe(false)
  expect(items.map(({ exposureCount }) => exposureCount)).toEqual(
    items.map(({ exposureCount }) => exposureCount).sort((a, b) => b - a),
  )
  expect(items.at(-1)?.exposureCount).toBeGreaterThan(0)
})

test('the popular countries start with the one that has most brokers', async () => {
  const { items } = (await indonesian.call(countries.homefucCountryhot, { num: 3 })).body.Data!
  const row = await site.db.one<{ country_code: string }>(
    `SELECT CASE country_code WHEN '156' THEN '344' ELSE country_code END AS country_code
     FROM brokers GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1`,
  )
  expect([items.length, items[0]?.countryCode]).toEqual([3, row?.country_code])
  expect(new Set(items.map(({ name }) => name)).size).toBe(3)
})

test.each([
  ['indonesia', 'ID'],
  ['indonseia', 'ID'],
  ['jepang', 'JP'],
  ['united king', 'GB'],
  ['korea selatan', 'KR'],
  ['DE', 'DE'],
  ['360', 'ID'],
  ['cote divoire', 'CI'],
])('the country search finds %s', async (keyword, letters) => {
  expect((await visitor.call(countries.homefucCountrysearch, { keyword })).body.Data!.items[0]?.twoCharCode).toBe(
    letters,
  )
})

test('the country search finds nothing for an unknown name and refuses too long a name', async () => {
  expect((await visitor.call(countries.homefucCountrysearch, { keyword: 'atlantis' })).body.Data?.items).toEqual([])
  const { status, body } = await visitor.send('GET', `${countries.homefucCountrysearch.path}?keyword=${'x'.repeat(65)}`)
  expect([status, body.ErrorCode, body.errors?.[0]?.field]).toEqual([400, 1002, 'keyword'])
})

test('the country list has Chinese names for a Chinese language', async () => {
  const { groups } = (await visitor.call(home.homeCountrylist, { lang: 'zh-cn' })).body.Data!
  const all = groups.flatMap(({ letter, items }) => items.map(item => [item.twoCharCode, letter, item.name]))
  expect(all).toContainEqual(['ID', 'Y', '印度尼西亚'])
  expect((await visitor.call(home.homeCountrylist, { lang: 'zh', grouped: false })).body.Data!.groups).toHaveLength(1)
})

test.each(['en', 'zh-cn'] as const)(
  'the country list for a filter names each country once (%s), and without it keeps both codes shown as Hong Kong',
  async lang => {
    const codesOf = async (forFilter: boolean) => {
      const { groups } = (await visitor.call(home.homeCountrylist, { lang, forFilter })).body.Data!
      return groups
        .flatMap(({ items }) => items)
        .filter(({ flag }) => flag === 'hk')
        .map(item => item.countryCode)
    }
    expect(await codesOf(true)).toEqual(['344'])
    expect((await codesOf(false)).sort()).toEqual(['156', '344'])
  },
)

test('each calendar headline of the home data leads to an event that exists', async () => {
  const { data } = (await visitor.call(home.homeData, {})).body.Data!
  expect(data.calendar).toHaveLength(8)
  for (const { url, title } of data.calendar) {
    const code = /^\/en\/calendar\/[a-z0-9-]+-([0-9A-Za-z]+)\.html$/.exec(url)?.[1] ?? ''
    const { body } = await visitor.call(calendarDetailinit, { code })
    expect([body.ErrorCode, body.Data?.event.title]).toEqual([0, title])
  }
})

test('the header menu has at most 8 submenus per entry, with the addresses of the spec', async () => {
  const { items } = (await visitor.call(home.wikifxHeadermenuinit, {})).body.Data!
  expect(items.filter(({ submenus }) => submenus.length > 8)).toEqual([])
  const first = (code: string) => items.find(item => item.code === code)?.submenus[0]?.url ?? ''
  expect(first('brokers')).toMatch(/^\/en\/brokers\/info\/[a-z0-9-]+-[0-9A-Za-z]+\.html$/)
  expect(first('reviews')).toMatch(/^\/en\/brokers\/review\/[a-z0-9-]+-[0-9A-Za-z]+\.html$/)
  expect(first('safe')).toMatch(/^\/en\/brokers\/safe\/[a-z0-9-]+-[0-9A-Za-z]+\.html$/)
  expect(first('best-brokers')).toMatch(/^\/en\/best-brokers\/zt\//)
  expect(first('education')).toBe('/en/education/levels/beginner.html')
  expect(items.find(({ code }) => code === 'education')?.submenus.at(-1)?.url).toMatch(/^\/en\/education\/news\//)
  expect(items.find(({ code }) => code === 'info')?.submenus.map(({ url }) => url)).toEqual(
    ['account', 'deposit', 'company', 'safe', 'trade', 'login', 'service', 'update'].map(
      tab => `/en/brokers/${tab}.html`,
    ),
  )
  for (const { code, key, submenus } of items)
    for (const submenu of submenus) expect([submenu.father, submenu.key]).toEqual([code, `${key}.${submenu.code}`])
})

test('the latest scam brokers are unfit to lead and reported as scams, newest report first', async () => {
  const { scam } = (await visitor.call(home.aggregateSeoToplistHeaderfooter, {})).body.Data!
  const reports = await site.db.query<{ code: string; leads: boolean }>(
    `SELECT e.broker_code AS code, broker_may_lead(b) AS leads FROM exposures e JOIN brokers b ON b.code = e.broker_code
     WHERE e.reason = 'scam' AND e.state NOT IN ('draft', 'pending_review', 'rejected') ORDER BY e.published_at DESC, e.broker_code`,
  )
  const bad = reports.filter(({ leads }) => !leads).map(({ code }) => code)
  expect(scam).toHaveLength(8)
  expect(scam.map(({ code }) => code)).toEqual([...new Set(bad)].slice(0, 8))
  expect(scam.filter(mayLead)).toEqual([])
})

test('the home modules state their position and are all shown in the default order', async () => {
  const { modules } = (await indonesian.call(home.homeData, {})).body.Data!
  expect(modules[0]).toEqual({ code: 'topbrokers', name: 'Broker teratas', patternId: 2, type: 2, isshow: true })
  expect(modules.map(({ code }) => code)).toEqual([
    'topbrokers',
    'topics',
    'exposures',
    'flash',
    'calendar',
    'tools',
    'surveys',
    'education',
    'listings',
  ])
})
