import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { dealerGettraderbycodes } from 'calls/brokers'
import { calendarIndexinit } from 'calls/calendar'
import * as education from 'calls/education'
import { live7x24Init, live7x24Latest, live7x24More } from 'calls/flash'
import * as home from 'calls/home'
import * as regulators from 'calls/regulators'
import { forextoolsIndexinit, forextoolsPosition } from 'calls/tools'
import { START_MS, startApi } from './testing/api-under-test.ts'
import type { ApiUnderTest } from './testing/api-under-test.ts'
import type { Visitor } from './testing/visitor.ts'

let site: ApiUnderTest
let visitor: Visitor
beforeAll(async () => {
  site = await startApi()
  visitor = site.visitor()
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const indonesian = () => Object.assign(site.visitor(), { lang: 'id' })

test('an article has the same code, slug and date in both languages, and a translated title', async () => {
  const [item] = (await visitor.call(education.articleList, { category: 'education', pageSize: 1 })).body.Data!.items
  const english = (await visitor.call(education.newsDetail, { code: item!.code })).body.Data!.article
  const other = (await indonesian().call(education.newsDetail, { code: item!.code })).body.Data!.article
  expect([other.code, other.slug, other.publishedAt]).toEqual([english.code, english.slug, english.publishedAt])
  expect(other.title).not.toBe(english.title)
  expect(english.content).toMatch(/^<p>|^<h2/)
})

test('an article’s tags have names and codes, and the list of each code contains the article', async () => {
  const [item] = (
    await indonesian().call(education.articleList, { category: 'education', tag: 'pip-value', pageSize: 1 })
  ).body.Data!.items
  const { tags, tagCodes } = (await indonesian().call(education.newsDetail, { code: item!.code })).body.Data!.article
  expect(tags[tagCodes.indexOf('pip-value')]).toBe('Nilai pip')
  for (const tag of tagCodes) {
    const list = (await indonesian().call(education.articleList, { category: 'education', tag, pageSize: 50 })).body
      .Data!
    expect([list.tagName, list.items.some(({ code }) => code === item!.code)]).toEqual([
      tags[tagCodes.indexOf(tag)],
      true,
    ])
  }
  expect((await visitor.call(education.articleList, { category: 'news', tag: 'no-such-tag' })).body.Data).toMatchObject(
    { total: 0, tagName: null },
  )
  expect((await visitor.call(education.articleList, { category: 'news' })).body.Data?.tagName).toBeNull()
})

test('articles name existing brokers, and the article list of a named broker contains the article', async () => {
  const { items } = (await visitor.call(education.articleList, { category: 'original', pageSize: 50 })).body.Data!
  const naming = items.filter(({ traderCodes }) => traderCodes.length > 0)
  expect(naming.length).toBeGreaterThan(items.length / 2)
  const { code, traderCodes, category } = naming[0]!
  const brokers = (await visitor.call(dealerGettraderbycodes, { codes: traderCodes })).body.Data!.items
  expect(brokers.map(broker => broker.code)).toEqual(traderCodes)
  for (const reader of [visitor, indonesian()]) {
    const { content } = (await reader.call(education.newsDetail, { code })).body.Data!.article
    expect(brokers.filter(({ showName }) => !content.includes(showName))).toEqual([])
  }
  const about = (
    await visitor.call(education.articleList, {
      category: category as 'original',
      traderCode: traderCodes[0]!,
      pageSize: 50,
    })
  ).body.Data!
  expect(about.items.map(article => article.code)).toContain(code)
})

test('industry articles and announcements name no broker', async () => {
  for (const category of ['industry', 'announcements'] as const) {
    const { items } = (await visitor.call(education.articleList, { category, pageSize: 50 })).body.Data!
    expect(items.flatMap(({ traderCodes }) => traderCodes)).toEqual([])
  }
})

test('the previous and next article follow the order of the list', async () => {
  const { items } = (await visitor.call(education.articleList, { category: 'news', pageSize: 3 })).body.Data!
  const { prev, next } = (await visitor.call(education.newsDetail, { code: items[1]!.code })).body.Data!
  expect([next?.code, prev?.code]).toEqual([items[0]?.code, items[2]?.code])
  const newest = (await visitor.call(education.newsDetail, { code: items[0]!.code })).body.Data!
  expect(newest.next).toBeNull()
})

test('article titles come 8 to a page, without repeats', async () => {
  const ask = (pageIndex: number) =>
    visitor.call(education.articleQueryfxlongtailartlist, { catId: 'longtail_best_brokers', pageIndex })
  const [one, two] = [(await ask(1)).body.Data!, (await ask(2)).body.Data!]
  expect([one.items.length, one.pageSize]).toEqual([8, 8])
  expect(new Set([...one.items, ...two.items].map(({ code }) => code)).size).toBe(16)
})

test('an educational article is not found as a best-broker topic', async () => {
  const [item] = (await visitor.call(education.articleList, { category: 'education' })).body.Data!.items
  expect((await visitor.call(education.articleIntroinit, { code: item!.code })).body.ErrorCode).toBe(3001)
})

test('flash news continues after the cursor without a gap or a repeat', async () => {
  const all = (await visitor.call(live7x24Init, { num: 6 })).body.Data!
  const two = (await visitor.call(live7x24Init, { num: 2 })).body.Data!
  const rest = (await visitor.call(live7x24More, { num: 4, cursor: two.cursor! })).body.Data!
  expect([...two.items, ...rest.items].map(({ id }) => id)).toEqual(all.items.map(({ id }) => id))
})

test('flash news ends with a null cursor, and an invalid cursor is refused', async () => {
  await site.db.query(
    `UPDATE flash_items SET country_code = '999' WHERE flash_id = (SELECT min(flash_id) FROM flash_items)`,
  )
  expect((await visitor.call(live7x24Init, { countryCode: '999' })).body.Data).toMatchObject({
    items: [{}],
    cursor: null,
  })
  for (const cursor of ['nonsense', Buffer.from('2026-99-99 00:00:00+00|1').toString('base64url')]) {
    const { body } = await visitor.call(live7x24More, { cursor })
    expect([body.ErrorCode, body.errors?.[0]?.field]).toEqual([1004, 'cursor'])
  }
})

test('the latest news flashes are those after the last one that a reader has, with the same filters', async () => {
  const { items } = (await visitor.call(live7x24Init, { num: 10 })).body.Data!
  const after = items[4]!.id
  const latest = async (input: object) => (await visitor.call(live7x24Latest, { after, ...input })).body.Data!
  expect(await latest({})).toEqual({ items: items.slice(0, 4), more: false })
  expect(await latest({ important: true })).toEqual({
    items: items.slice(0, 4).filter(({ important }) => important),
    more: false,
  })
  expect(await latest({ after: items[0]!.id })).toEqual({ items: [], more: false })
  const unknown = await latest({ after: '999999999' })
  expect([unknown.items.length, unknown.more, unknown.items.slice(0, 10)]).toEqual([50, true, items])
})

test('the news flashes of a day are those published on it in UTC', async () => {
  const day = (await visitor.call(live7x24Init, { num: 50 })).body.Data!.items.at(-1)!.publishedAt.slice(0, 10)
  const { items } = (await visitor.call(live7x24Init, { num: 50, day })).body.Data!
  expect(items.length).toBeGreaterThan(0)
  expect(new Set(items.map(({ publishedAt }) => publishedAt.slice(0, 10)))).toEqual(new Set([day]))
})

test('the calendar shows the requested days, counted by day, country and category', async () => {
  const row = await site.db.one<{ day: string }>(
    `SELECT to_char(scheduled_at, 'YYYY-MM-DD') AS day FROM calendar_events ORDER BY scheduled_at LIMIT 1`,
  )
  const from = row?.day ?? ''
  const to = new Date(Date.parse(from) + 6 * 86_400_000).toISOString().slice(0, 10)
  const { items, days, filters } = (await visitor.call(calendarIndexinit, { from, to })).body.Data!
  expect(items.length).toBeGreaterThan(0)
  expect(items.every(({ scheduledAt }) => scheduledAt.slice(0, 10) >= from && scheduledAt.slice(0, 10) <= to)).toBe(
    true,
  )
  const sum = (counts: { count: number }[]) => counts.reduce((total, { count }) => total + count, 0)
  expect([sum(days), sum(filters.countries), sum(filters.categories)]).toEqual([
    items.length,
    items.length,
    items.length,
  ])
})

test.each([
  ['more than 31 days', { from: '2026-01-01', to: '2026-02-01' }, 1003, 'to'],
  ['an end before the start', { from: '2026-01-02', to: '2026-01-01' }, 1003, 'to'],
  ['an invalid day', { from: '2026-02-30' }, 1004, 'from'],
])('the calendar refuses %s', async (_name, input, code, field) => {
  const { body } = await visitor.call(calendarIndexinit, input)
  expect([body.ErrorCode, body.errors?.[0]?.field]).toEqual([code, field])
})

test('the list of 60 regulators can be filtered by tier and by keyword', async () => {
  const list = async (input: object) => (await visitor.call(regulators.regulatorList, input)).body.Data!
  expect((await list({})).total).toBe(60)
  expect(new Set((await list({ tier: 3 })).items.map(({ tier }) => tier))).toEqual(new Set([3]))
  expect((await list({ keyword: 'bappebti' })).items.map(({ abbreviation }) => abbreviation)).toEqual(['BAPPEBTI'])
})

test('a regulator lists each broker that it licenses once', async () => {
  const { items } = (await visitor.call(regulators.regulatorList, { order: 'brokers' })).body.Data!
  const { regulator, brokers, licenceStats } = (
    await visitor.call(regulators.regulatorDetail, { code: items[0]!.code, pageSize: 50 })
  ).body.Data!
  expect(brokers.total).toBe(regulator.brokerCount)
  expect(new Set(brokers.items.map(({ code }) => code)).size).toBe(Math.min(50, brokers.total))
  expect(licenceStats.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(brokers.total)
})

test('the position size calculation names the rates that it used', async () => {
  const input = { pair: 'EURGBP', account: 'USD', riskAmount: 133, stopPips: 100 }
  const own = (await visitor.call(forextoolsPosition, { ...input, rates: { GBPUSD: 1.33 } })).body.Data!
  expect(own).toMatchObject({ lots: 0.1, ratesUsed: { pairs: { GBPUSD: 1.33 }, source: 'request', at: null } })
  const { rates, ratesAt } = (await visitor.call(forextoolsIndexinit, {})).body.Data!
  const sites = (await visitor.call(forextoolsPosition, input)).body.Data!
  expect(sites.ratesUsed).toEqual({ pairs: { GBPUSD: rates['GBPUSD'] }, source: 'sample', at: ratesAt })
})

test.each([
  ['a stop of zero', { stopPips: 0 }, 1003, 'stopPips', 'Enter a number above 0.'],
  ['a missing risk', { riskAmount: undefined, balance: 5000 }, 1001, 'riskPct', 'Please fill in this field.'],
  ['a missing rate', { account: 'IDR', rates: { EURUSD: 1.1 } }, 1008, 'rates', 'The rate of GBPIDR is missing.'],
  ['an invalid pair', { pair: 'EUR' }, 1004, 'pair', 'The format is not correct.'],
])('the position size calculation refuses %s at its field', async (_name, change, code, field, message) => {
  const { status, body } = await visitor.call(forextoolsPosition, {
    pair: 'EURGBP',
    account: 'USD',
    riskAmount: 100,
    stopPips: 10,
    ...change,
  })
  expect([status, body.ErrorCode, body.errors]).toEqual([400, code, [{ field, message }]])
})

test('the position size calculation refuses a number that overflows', async () => {
  const body = '{"pair":"EURUSD","account":"USD","riskAmount":1e999,"stopPips":10}'
  const answer = await visitor.send('POST', forextoolsPosition.path, { body })
  expect([answer.status, answer.body.ErrorCode, answer.body.errors?.[0]?.field]).toEqual([400, 1003, 'riskAmount'])
})

test('the header menu has at most 8 submenus per entry, all with addresses in the requested language', async () => {
  const { items } = (await indonesian().call(home.wikifxHeadermenuinit, {})).body.Data!
  const urls = items.flatMap(({ url, submenus }) => [url, ...submenus.map(submenu => submenu.url)])
  expect(urls.filter(url => !url.startsWith('/id/'))).toEqual([])
  expect(Math.max(...items.map(({ submenus }) => submenus.length))).toBe(8)
  expect(items[0]).toMatchObject({ code: 'brokers', name: 'Broker', url: '/id/brokers' })
})

test('a page’s daily picks stay the same, and another page has different ones', async () => {
  const pick = async (code: string) =>
    (await visitor.call(home.aggregateSeoRandomdata, { code, type: '1' })).body.Data!.items.map(item => item.code)
  expect(await pick('/en/brokers')).toEqual(await pick('/en/brokers'))
  expect(await pick('/en/education')).not.toEqual(await pick('/en/brokers'))
})

test('the site statistics count the brokers and regulators', async () => {
  const row = await site.db.one<{ count: number }>('SELECT count(*) AS count FROM brokers')
  expect((await visitor.call(home.homefucRegulatorystats, {})).body.Data).toMatchObject({
    regulators: 60,
    brokers: row?.count,
  })
})

test(
  'contact details and friend links come from the settings, without unsafe links, or are null',
  async () => {
    expect((await visitor.call(home.homefucContactinfo, {})).body.Data?.emails).toBeNull()
    const other = await startApi({ sample: false })
    const set = (key: string, value: unknown) =>
      other.db.query('INSERT INTO settings (key, value) VALUES ($1, $2::jsonb)', [key, JSON.stringify(value)])
    await set('contact_info', {
      emails: ['desk@site.example'],
      socials: { telegram: 'https://t.example/x', youtube: 'javascript:alert(1)' },
    })
    await set('friend_links', [
      { name: 'Friend', url: 'https://friend.example' },
      { name: 'Bad', url: 'javascript:x' },
    ])
    const contact = (await other.visitor().call(home.homefucContactinfo, {})).body.Data!
    expect(contact).toMatchObject({
      emails: ['desk@site.example'],
      phones: null,
      socials: { telegram: 'https://t.example/x', youtube: null },
    })
    const links = (await other.visitor().call(home.homefucFriendlink, {})).body.Data!
    expect(links.items).toEqual([{ name: 'Friend', url: 'https://friend.example', ico: null }])
    await other.close()
  },
  START_MS,
)

test(
  'the social links of sample data are examples that nobody can own, until contact details are set',
  async () => {
    const { socials } = (await visitor.call(home.homefucContactinfo, {})).body.Data!
    expect(socials).toEqual({
      facebook: 'https://facebook.example/',
      telegram: 'https://telegram.example/',
      youtube: 'https://youtube.example/',
      tiktok: 'https://tiktok.example/',
      twitter: 'https://twitter.example/',
    })
    const own = await startApi({ sample: false })
    const shown = async () => Object.values((await own.visitor().call(home.homefucContactinfo, {})).body.Data!.socials)
    expect(await shown()).toEqual(Array(5).fill(null))
    await own.db.script(
      `INSERT INTO settings (key, value) VALUES ('sample_data', '{}'), ('contact_info', '{"socials": {}}')`,
    )
    expect(await shown()).toEqual(Array(5).fill(null))
    await own.close()
  },
  START_MS,
)

test('the country list is grouped by first letter and names codes 156 and 158 as the spec says', async () => {
  const { groups } = (await visitor.call(home.homeCountrylist, {})).body.Data!
  const all = groups.flatMap(({ items }) => items)
  const nameOf = (countryCode: string) => all.find(country => country.countryCode === countryCode)?.name
  expect([nameOf('156'), nameOf('158'), nameOf('344'), nameOf('360')]).toEqual([
    'Hong Kong',
    'Taiwan',
    'Hong Kong',
    'Indonesia',
  ])
  expect(groups.find(({ letter }) => letter === 'A')?.items.map(({ name }) => name)).toContain('Åland Islands')
})
