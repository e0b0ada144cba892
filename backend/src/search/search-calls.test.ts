import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import * as search from 'calls/search'
import type { CallInput } from 'shared-state/api/declare-call'
import { addSearched, SEARCHED_LEADER } from '../testing/add-searched.ts'
import { startApi, START_MS } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addFitBroker, makeUnfit } from '../testing/fit-broker.ts'
import { addedListing, inEveryState, publishListing } from '../testing/listing-scene.ts'
import { addEnterprise, addTestUser } from '../testing/scene.ts'
import type { Visitor } from '../testing/visitor.ts'

let site: ApiUnderTest
let visitor: Visitor
let indonesian: Visitor
beforeAll(async () => {
  site = await startApi()
  visitor = site.visitor()
  indonesian = Object.assign(site.visitor(), { lang: 'id' })
  await addSearched(site.db)
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const detail = async (reader: Visitor, input: CallInput<typeof search.searchDetail>) =>
  (await reader.call(search.searchDetail, input)).body.Data!

test('the search finds articles by any form of their words, in both languages, and by misspelt words', async () => {
  const { items } = await detail(visitor, { type: 'article', keyword: 'margin calls' })
  expect(items.length).toBeGreaterThan(0)
  expect(items[0]).toMatchObject({ type: 'article', url: expect.stringMatching(/^\/en\/.+-\d+\.html$/) })
  expect((await detail(indonesian, { type: 'article', keyword: 'perdagangan' })).total).toBeGreaterThan(0)
  const right = await detail(visitor, { type: 'article', keyword: 'leverage' })
  const wrong = await detail(visitor, { type: 'article', keyword: 'levreage' })
  expect([right.near, wrong.near, wrong.total > 0]).toEqual([false, true, true])
  expect(wrong.items.map(({ code }) => code)).toEqual(expect.arrayContaining([right.items[0]?.code]))
})

test('the search ranks an article first if its title starts with the keyword', async () => {
  const row = await site.db.one<{ code: string; title: string }>(
    `SELECT code, title->>'id' AS title FROM articles WHERE category = 'education' ORDER BY published_at LIMIT 1`,
  )
  const { items } = await detail(indonesian, { type: 'article', keyword: row!.title.slice(0, 64) })
  expect(items[0]?.code).toBe(row?.code)
})

test('the search finds a new article immediately, also by misspelt words', async () => {
  const text = (en: string, id: string) => JSON.stringify({ en, id })
  await site.db.query(
    `INSERT INTO articles (code, slug, category, title, summary, body, author, read_minutes, generated, published_at, updated_at)
     VALUES ('7999', 'quokkaflation', 'news', $1, $2, $2, 'Someone', 1, false, now(), now())`,
    [text('Quokkaflation explained', 'Kuokaflasi dijelaskan'), text('A word', 'Sebuah kata')],
  )
  expect((await detail(visitor, { type: 'article', keyword: 'quokkafl' })).items).toMatchObject([
    { code: '7999', url: '/en/news/detail/quokkaflation-7999.html' },
  ])
  expect((await detail(visitor, { type: 'article', keyword: 'quokaflation' })).items).toMatchObject([{ code: '7999' }])
  expect((await detail(indonesian, { type: 'article', keyword: 'kuokaflasi' })).items).toMatchObject([
    { title: 'Kuokaflasi dijelaskan' },
  ])
})

test('the search finds public exposures by broker, title and content', async () => {
  const row = await site.db.one<{ code: string; broker_name: string }>(
    `SELECT code, broker_name FROM exposures WHERE exposure_is_public(state) ORDER BY published_at DESC, code LIMIT 1`,
  )
  const byBroker = await detail(visitor, { type: 'exposure', keyword: row!.broker_name })
  expect(byBroker.items.map(({ code }) => code)).toContain(row?.code)
  expect((await detail(indonesian, { type: 'exposure', keyword: 'penarikan' })).total).toBeGreaterThan(0)
  await site.db.query(
    `UPDATE exposures SET title = '{"en": "Zugzwang in the market"}', lang = 'en', state = 'pending_review' WHERE code = $1`,
    [row?.code ?? ''],
  )
  expect((await detail(visitor, { type: 'exposure', keyword: 'zugzwang' })).total).toBe(0)
  await site.db.query(`UPDATE exposures SET state = 'published' WHERE code = $1`, [row?.code ?? ''])
  expect((await detail(visitor, { type: 'exposure', keyword: 'zugzwang market' })).items).toMatchObject([
    { code: row?.code, title: 'Zugzwang in the market', lang: 'en' },
  ])
})

test('the search finds listings only while they are live, those with the words in their title first', async () => {
  const seller = await addTestUser(site, 'Seller')
  const known = { broker: '', regulator: '' }
  const codes = await inEveryState(site.db, seller, known, { title: 'Grundelwix hosting' })
  const text = await addedListing(seller, 'technical', known, {
    content: 'We also rent servers for grundelwix robots.',
  })
  await publishListing(site.db, text)
  const { items, total } = await detail(indonesian, { type: 'market', keyword: 'grundelwix' })
  expect([total, items.map(({ code }) => code)]).toEqual([2, [codes.live, text]])
  expect(items[0]).toEqual({
    type: 'market',
    code: codes.live,
    title: 'Grundelwix hosting',
    text: 'Everything is explained in these words.',
    lang: 'en',
    url: `/id/market/technical/grundelwix-hosting-${codes.live}.html`,
    ico: null,
  })
})

test('a listing about a broker that is unfit to lead refers to its record in the search results', async () => {
  const broker = await addFitBroker(site.db, 'searchfit')
  const seller = await addTestUser(site, 'Hosting')
  const content = 'We host the vornaxil robots of Broker searchfit clients.'
  const code = await addedListing(seller, 'technical', { broker: '', regulator: '' }, { content })
  await publishListing(site.db, code)
  const text = async (keyword: string) =>
    (await detail(visitor, { type: 'market', keyword })).items.map(hit => hit.text)
  expect(await text('vornaxil')).toEqual([content])
  await makeUnfit(site.db, broker)
  expect(await text('vornaxil robots')).toEqual([`Read our record of Broker searchfit first. ${content}`])
})

test('the search results mark an exposure without a reply for 14 days as overdue', async () => {
  const row = await site.db.one<{ code: string; broker_code: string }>(
    `SELECT code, broker_code FROM exposures e WHERE exposure_is_public(state)
       AND NOT EXISTS (SELECT FROM enterprises n WHERE n.broker_code = e.broker_code) ORDER BY published_at DESC, code LIMIT 1`,
  )
  await addEnterprise(site.db, row!.broker_code, [await addTestUser(site, 'Staff')])
  await site.db.query(
    `INSERT INTO exposure_events (exposure_code, action, to_state, actor, at)
     VALUES ($1, 'accept', 'in_mediation', 'moderator', now() - interval '15 days')`,
    [row!.code],
  )
  await site.db.query(`DELETE FROM exposure_events WHERE exposure_code = $1 AND at > now() - interval '14 days'`, [
    row!.code,
  ])
  await site.db.query(
    `UPDATE exposures SET title = '{"en": "Fianchetto at dawn"}', lang = 'en', state = 'in_mediation',
       state_since = now() - interval '15 days' WHERE code = $1`,
    [row!.code],
  )
  expect((await detail(visitor, { type: 'exposure', keyword: 'fianchetto dawn' })).items).toMatchObject([
    { exposure: { state: 'in_mediation', overdue: true } },
  ])
})

test('the search result pages contain each result once', async () => {
  const { total } = await detail(visitor, { type: 'exposure', keyword: 'withdrawal', pageSize: 1 })
  const codes: string[] = []
  for (let pageIndex = 1; pageIndex <= Math.ceil(total / 50); pageIndex += 1) {
    codes.push(
      ...(
        await detail(visitor, { type: 'exposure', keyword: 'withdrawal', order: 'new', pageIndex, pageSize: 50 })
      ).items.map(({ code }) => code),
    )
  }
  expect([codes.length, new Set(codes).size]).toEqual([total, total])
})

test('the search finds regulators by abbreviation, name and country in either language', async () => {
  const regulators = async (reader: Visitor, keyword: string) =>
    (await reader.call(search.searchRegulatorindex, { keyword })).body.Data!
  expect((await regulators(visitor, 'bappebti')).items.map(({ abbreviation }) => abbreviation)).toEqual(['BAPPEBTI'])
  expect((await regulators(visitor, 'finanical condcut')).items[0]).toMatchObject({ abbreviation: 'FCA' })
  expect((await regulators(indonesian, 'Inggris')).items[0]).toMatchObject({
    country: 'Inggris Raya',
    twoCharCode: 'GB',
  })
  expect((await regulators(visitor, 'jepang')).items[0]).toMatchObject({ country: 'Japan' })
  expect((await detail(visitor, { type: 'regulator', keyword: 'asic' })).items[0]?.url).toMatch(
    /^\/en\/regulators\/.+-\d+\.html$/,
  )
})

test('the search finds service providers by name, also misspelt', async () => {
  expect((await detail(indonesian, { type: 'provider', keyword: 'quorban' })).items).toMatchObject([
    { code: 'p9999', text: 'Data dan berita · Indonesia', url: '/id/providers/quorbandex-p9999.html' },
  ])
  const near = await detail(visitor, { type: 'provider', keyword: 'qourbandex feed', order: 'new' })
  expect([near.near, near.items.map(({ code }) => code)]).toEqual([true, ['p9999']])
})

test('popular searches show names of brokers that visitors chose and that may lead, never the words that they typed', async () => {
  const { hot } = (await visitor.call(search.searchIndex, { keyword: 'first of all' })).body.Data!
  const leader = await site.db.one<{ name: string }>(SEARCHED_LEADER)
  expect([hot[0], hot.length, hot.includes('Ig'), hot.includes('a rude word')]).toEqual([leader?.name, 8, false, false])
})

test('popular searches are known without a keyword, which finds nothing', async () => {
  const [without, other] = await Promise.all([
    visitor.call(search.searchIndex, {}),
    visitor.call(search.searchIndex, { keyword: 'trading' }),
  ])
  expect(without.body.Data).toEqual({ groups: [], meant: [], hot: other.body.Data!.hot })
  expect(without.body.Data!.hot).not.toEqual([])
})

test('the search page has the best results of each kind, and popular searches', async () => {
  const { groups, hot } = (await indonesian.call(search.searchIndex, { keyword: 'trading' })).body.Data!
  expect(groups.map(({ type }) => type)).toEqual(expect.arrayContaining(['broker', 'article']))
  expect(groups.every(({ items, total }) => items.length === Math.min(5, total))).toBe(true)
  const urls = groups.flatMap(({ items }) => items.map(({ url }) => url))
  expect(urls).not.toHaveLength(0)
  expect(urls.filter(url => !url.startsWith('/id/'))).toEqual([])
  expect(hot).toHaveLength(8)
  const one = (await visitor.call(search.searchIndex, { keyword: 'trading', type: 'article' })).body.Data!
  expect(one.groups.map(({ type }) => type)).toEqual(['article'])
})

test('a search without results suggests the correct spelling of its words', async () => {
  const meant = async (keyword: string) => (await visitor.call(search.searchIndex, { keyword })).body.Data!
  expect(await meant('zubirxo quxatrovilp')).toMatchObject({ groups: [], meant: ['zubrixo'] })
  expect(await meant('kvestra ovrith')).toMatchObject({ groups: [], meant: ['kvestra', 'ovrith'] })
  expect((await meant('zubrixo')).meant).toEqual([])
  expect(await meant('quxatrovilp')).toMatchObject({ groups: [], meant: [] })
})

test('the suggested spellings are similar to the words typed and are not common words', async () => {
  const meant = async (keyword: string) => (await visitor.call(search.searchIndex, { keyword })).body.Data!
  // 'tidak' and 'anda' occur in most articles; 'anda' is an edit distance of one, in three letters, from 'ada'.
  expect(await meant('qxvolltrap-tidak-ada-anda-xyz')).toMatchObject({ groups: [], meant: [] })
  // Two edits are too many in six letters, but not in eight.
  expect(await meant('zubrax quxatrovilp')).toMatchObject({ groups: [], meant: [] })
  expect(await meant('zubrimo zubrixolnie quxatrovilp')).toMatchObject({
    groups: [],
    meant: ['zubrixo', 'zubrixoline'],
  })
  // Words that articles are about are suggested; common words in their text are not.
  expect(await meant('levreage quxatrovilp')).toMatchObject({ groups: [], meant: ['leverage'] })
})

test('a search result has the fields shown in its row', async () => {
  const [broker] = (await detail(visitor, { type: 'broker', keyword: 'kvestra' })).items
  expect(broker?.broker).toEqual({
    score: null,
    grade: null,
    licenceStatus: 'regulated',
    findings: ['noLicence', 'notRated'],
    regulators: [],
    commentCount: 0,
  })
  const [article] = (await detail(visitor, { type: 'article', keyword: 'leverage' })).items
  expect(article?.article).toEqual({
    category: expect.any(String),
    readMinutes: expect.any(Number),
    publishedAt: expect.any(String),
  })
  const [exposure] = (await detail(visitor, { type: 'exposure', keyword: 'withdrawal' })).items
  expect(exposure?.exposure).toMatchObject({
    state: expect.any(String),
    amount: { amount: expect.any(Number), currency: expect.any(String) },
  })
})

test('search suggestions name brokers, regulators and articles with their addresses', async () => {
  const tips = async (keyword: string, num = 8) =>
    (await visitor.call(search.homefucSearchtip, { keyword, num })).body.Data!.items
  expect((await tips('zubrixo'))[0]).toMatchObject({
    type: 'broker',
    code: 'Zz1',
    text: expect.stringContaining('United States'),
    url: '/en/brokers/info/zz1-Zz1.html',
  })
  expect((await tips('fca'))[0]).toMatchObject({ type: 'regulator', text: 'FCA, United Kingdom' })
  expect((await tips('leverage')).map(({ type }) => type)).toContain('article')
  expect((await tips('zubirxo')).map(({ code }) => code)).toContain('Zz1')
  expect(await tips('ma', 3)).toHaveLength(3)
})

test.each([
  ['a suggestion for one letter', search.homefucSearchtip.path, 'keyword=m', 1002],
  ['a suggestion for spaces', search.homefucSearchtip.path, 'keyword=%20%20%20', 1001],
  ['too long a keyword', search.searchIndex.path, `keyword=${'x'.repeat(65)}`, 1002],
  ['no keyword', search.searchDetail.path, 'type=broker', 1001],
  ['an unknown kind', search.searchDetail.path, 'type=planet&keyword=mars', 1004],
])('the search refuses %s', async (_name, path, query, code) => {
  const { status, body } = await visitor.send('GET', `${path}?${query}`)
  expect([status, body.ErrorCode]).toEqual([400, code])
})

const titleHas = (word: string, title: string) =>
  title
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .includes(word)

test.each(['gold', 'leverage', 'calendar', 'withdrawals'])(
  'an exact word in a title comes before names that only begin with it or are similar: %s',
  async keyword => {
    const { groups } = (await visitor.call(search.searchIndex, { keyword })).body.Data!
    const { items: tips } = (await visitor.call(search.homefucSearchtip, { keyword, num: 6 })).body.Data!
    const anyTitle = groups.flatMap(({ items }) => items).some(({ title }) => titleHas(keyword, title))
    expect(anyTitle).toBe(true)
    expect(groups[0]?.items.some(({ title }) => titleHas(keyword, title))).toBe(true)
    expect(titleHas(keyword, tips[0]!.title)).toBe(true)
    // Within the suggestions: exact words, then other matches, then similar spellings.
    const ranks = tips.map(({ title, near }) => (near ? 2 : titleHas(keyword, title) ? 0 : 1))
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    // Groups with nothing but similar spellings come last.
    const onlyNear = groups.map(({ items }) => items.every(({ near }) => near === true))
    expect(onlyNear).toEqual(onlyNear.toSorted((a, b) => Number(a) - Number(b)))
  },
)

test('results with only a similar spelling are marked, and no others', async () => {
  const nearOf = ({ items }: { items: { near?: boolean | undefined }[] }) =>
    new Set(items.map(({ near = false }) => near))
  const misspelt = await detail(visitor, { type: 'broker', keyword: 'zubirxo' })
  expect([misspelt.near, nearOf(misspelt)]).toEqual([true, new Set([true])])
  const exact = await detail(visitor, { type: 'broker', keyword: 'zubrixo' })
  expect([exact.near, nearOf(exact)]).toEqual([false, new Set([false])])
  const few = await detail(visitor, { type: 'broker', keyword: 'grandzubrixo' })
  expect(few.items).not.toHaveLength(0)
  expect(few.items.map(({ title, near = false }) => [title.includes('Grandzubrixo'), near])).toEqual(
    few.items.map(({ title }) => [title.includes('Grandzubrixo'), !title.includes('Grandzubrixo')]),
  )
  const article = await detail(visitor, { type: 'article', keyword: 'levreage' })
  expect(nearOf(article)).toEqual(new Set([true]))
  const two = await detail(visitor, { type: 'broker', keyword: 'ig' })
  expect(nearOf(two)).toEqual(new Set([false]))
})
