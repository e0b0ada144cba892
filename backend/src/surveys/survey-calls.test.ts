import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { searchDetail } from 'calls/search'
import * as calls from 'calls/surveys'
import type { CallInput } from 'shared-state/api/declare-call'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { insertBroker } from '../testing/found-rows.ts'
import { changesDuring } from '../testing/hear-changes.ts'
import { insertSurvey } from '../testing/insert-survey.ts'
import type { Visitor } from '../testing/visitor.ts'

let site: ApiUnderTest
let visitor: Visitor
beforeAll(async () => {
  site = await startApi({ sample: false })
  visitor = site.visitor()
  await insertBroker(site.db, { code: 'tarn', name: 'Tarn Markets' })
  await insertBroker(site.db, { code: 'quill', name: 'Quill Haven' })
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))
beforeEach(() => site.db.query('DELETE FROM surveys'))

const add = (code: string, more: Partial<Parameters<typeof insertSurvey>[1]> = {}) =>
  insertSurvey(site.db, { code, broker: 'tarn', ...more })
const page = async (input: CallInput<typeof calls.surveyList>) =>
  (await visitor.call(calls.surveyList, input)).body.Data!
const listed = async (input: CallInput<typeof calls.surveyList> = {}) =>
  (await page(input)).items.map(({ code }) => code)

test('surveys are listed by the day of the visit, latest or oldest first, on pages of the requested size', async () => {
  for (const [code, visitedOn] of [
    ['v1', '2026-01-05'],
    ['v2', '2026-03-05'],
    ['v3', '2026-02-05'],
    ['v4', '2026-02-05'],
    ['v5', '2025-02-05'],
  ] as const)
    await add(code, { visitedOn })
  expect(await listed()).toEqual(['v2', 'v3', 'v4', 'v1', 'v5'])
  expect(await listed({ order: 'old' })).toEqual(['v5', 'v1', 'v4', 'v3', 'v2'])
  const pages = (order: 'new' | 'old') =>
    Promise.all([1, 2, 3, 4].map(pageIndex => listed({ order, pageSize: 2, pageIndex })))
  expect(await pages('new')).toEqual([['v2', 'v3'], ['v4', 'v1'], ['v5'], []])
  expect(await pages('old')).toEqual([['v5', 'v1'], ['v4', 'v3'], ['v2'], []])
  expect(await page({ pageSize: 2, pageIndex: 4 })).toMatchObject({ total: 5, pageIndex: 4, pageSize: 2 })
})

test('the list can be limited to a country, a verdict and a broker', async () => {
  await add('v1', { countryCode: '036', verdict: 'found' })
  await add('v2', { countryCode: '036', verdict: 'moved', broker: 'quill' })
  await add('v3', { countryCode: '360', verdict: 'moved' })
  expect(await listed({ countryCode: '36' })).toEqual(['v1', 'v2'])
  expect(await listed({ verdict: 'moved' })).toEqual(['v2', 'v3'])
  expect(await listed({ traderCode: 'tarn' })).toEqual(['v1', 'v3'])
  expect(await listed({ traderCode: 'tarn', verdict: 'moved', countryCode: '360' })).toEqual(['v3'])
  expect(await listed({ traderCode: 'nobody' })).toEqual([])
})

test('the filter by Hong Kong also selects surveys in mainland China, which is shown under that name', async () => {
  await add('v1', { countryCode: '156' })
  await add('v2', { countryCode: '344' })
  await add('v3', { countryCode: '360' })
  expect((await listed({ countryCode: '344' })).sort()).toEqual(['v1', 'v2'])
})

test('a keyword finds surveys by words of their texts in either language, by address, and by the broker’s name', async () => {
  await add('v1', { title: 'An empty floor', broker: 'quill' })
  await add('v2', { title: 'A mailbox firm', address: '7 Lantern Row, Surabaya' })
  expect(await listed({ keyword: 'floors' })).toEqual(['v1'])
  expect(await listed({ keyword: 'mailbox fi' })).toEqual(['v2'])
  expect(await listed({ keyword: 'lantern surabaya' })).toEqual(['v2'])
  expect(await listed({ keyword: 'Quill Hav' })).toEqual(['v1'])
  expect(await listed({ keyword: 'lift' })).toEqual(['v1', 'v2'])
  expect(await listed({ keyword: 'lift', traderCode: 'tarn' })).toEqual(['v2'])
  expect([await listed({ keyword: 'elevator' }), await listed({ keyword: '%%' })]).toEqual([[], []])
})

test('a survey has its broker with what speaks against it, its photos, and its texts in the visitor’s language', async () => {
  await site.db.query(
    `INSERT INTO images (image_id, private, width, height, bytes, thumb, caption) VALUES ('p2', false, 40, 30, '', '', 'The door'), ('p1', false, 4, 3, '', '', '')`,
  )
  await add('v1', { imageIds: ['p2', 'p1', 'gone'], verdict: 'found', countryCode: '156' })
  const indonesian = Object.assign(site.visitor(), { lang: 'id' })
  const { survey } = (await indonesian.call(calls.surveyDetail, { code: 'v1' })).body.Data!
  expect(survey).toMatchObject({
    code: 'v1',
    slug: 'visit-v1',
    title: 'Visit v1 (id)',
    summary: 'Summary of v1 (id)',
    countryCode: '156',
    twoCharCode: 'HK',
    date: '2026-03-02',
    address: '12 Harbour Street, Jakarta',
    verdict: 'found',
    sample: false,
    broker: { traderCode: 'tarn', showName: 'Tarn Markets', findings: ['noLicence'] },
    photos: [
      { imageId: 'p2', caption: 'The door' },
      { imageId: 'p1', width: 4 },
    ],
  })
  const [item] = (await page({})).items
  expect([item?.title, item && 'content' in item]).toEqual(['Visit v1', false])
})

test('the content of a survey is sanitised HTML, and a changed survey is shown at once', async () => {
  await add('v1')
  const content = async () => (await visitor.call(calls.surveyDetail, { code: 'v1' })).body.Data!.survey.content.trim()
  expect(await content()).toBe('<p>The <strong>lift</strong> of v1.</p>')
  await site.db.query(`UPDATE surveys SET content = '{"en":"New.","id":"Baru."}', updated_at = now() WHERE code = 'v1'`)
  expect(await content()).toBe('<p>New.</p>')
})

test('related surveys are those of the same broker, then those of the same country', async () => {
  await add('own')
  await add('country1', { broker: 'quill', visitedOn: '2026-03-09' })
  await add('country2', { broker: 'quill', visitedOn: '2026-03-10' })
  await add('elsewhere', { broker: 'quill', countryCode: '036' })
  await add('broker1', { visitedOn: '2020-01-01', countryCode: '036' })
  await add('hidden', { publishedAt: '2999-01-01T00:00:00Z' })
  const related = async (code: string) =>
    (await visitor.call(calls.surveyDetail, { code })).body.Data!.related.map(item => item.code)
  expect(await related('own')).toEqual(['broker1', 'country2', 'country1'])
  for (const code of ['country3', 'country4']) await add(code, { broker: 'quill', visitedOn: '2026-03-01' })
  expect(await related('own')).toHaveLength(4)
})

test('a survey that is not published yet is neither listed nor found, and its page does not exist', async () => {
  await add('v1', { publishedAt: '2999-01-01T00:00:00Z', title: 'Secret cellar' })
  const random = (await visitor.call(calls.homefucRandomsurvey, {})).body.Data!
  const search = (await visitor.call(searchDetail, { type: 'survey', keyword: 'secret cellar' })).body.Data!
  expect([await listed(), await listed({ keyword: 'cellar' }), random.items, search.total]).toEqual([[], [], [], 0])
  for (const code of ['v1', 'nobody9']) {
    const { status, body } = await visitor.call(calls.surveyDetail, { code })
    expect([status, body.ErrorCode]).toEqual([404, 3001])
  }
})

test('the search of the site finds surveys and names the broker of each', async () => {
  await add('v1', { title: 'Violet staircase' })
  const { items } = (await visitor.call(searchDetail, { type: 'survey', keyword: 'violet' })).body.Data!
  expect(items).toEqual([
    {
      type: 'survey',
      code: 'v1',
      title: 'Violet staircase',
      text: expect.stringMatching(/^Tarn Markets.*: Summary of v1$/),
      lang: 'en',
      url: '/en/survey/visit-v1-v1.html',
      ico: null,
    },
  ])
})

test('stored pages with a survey, its lists and its broker are dropped when it is added, moved to another broker and deleted', async () => {
  const heard = await changesDuring(site.db, async () => {
    await add('v1')
    await site.db.query(`UPDATE surveys SET broker_code = 'quill' WHERE code = 'v1'`)
    await site.db.query('DELETE FROM surveys')
  })
  const [ofTarn, ofQuill] = ['surveys survey:v1 broker:tarn', 'surveys survey:v1 broker:quill']
  expect(heard).toEqual([ofTarn, ofTarn, ofQuill, ofQuill])
})
