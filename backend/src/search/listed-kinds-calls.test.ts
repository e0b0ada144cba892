import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import * as search from 'calls/search'
import type { CallInput } from 'shared-state/api/declare-call'
import type { AreaLists, ListedPage } from 'shared-state/contract/area-lists'
import { addSearched } from '../testing/add-searched.ts'
import { startApi, START_MS } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { listedAreas } from '../testing/listed-areas.ts'
import type { Visitor } from '../testing/visitor.ts'

let releases: { lists?: AreaLists }[]
let site: ApiUnderTest
let visitor: Visitor
let indonesian: Visitor
beforeAll(async () => {
  site = await startApi({ releases: () => releases })
  visitor = site.visitor()
  indonesian = Object.assign(site.visitor(), { lang: 'id' })
  await addSearched(site.db)
}, START_MS)
beforeEach(() => void (releases = listedAreas()))
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const serve = (lists: AreaLists) => void (releases = [{ lists }])
const pages = async (keyword: string, reader = visitor, more: Partial<CallInput<typeof search.searchDetail>> = {}) =>
  (await reader.call(search.searchDetail, { type: 'page', keyword, ...more })).body.Data!
const groups = async (input: CallInput<typeof search.searchIndex>, reader = visitor) =>
  (await reader.call(search.searchIndex, input)).body.Data!.groups

test('the search finds a page of the site by its name in either language, with its menu entry', async () => {
  expect((await pages('ukuran posisi')).items).toEqual([
    {
      type: 'page',
      code: 'position',
      title: 'Position size',
      text: 'Tools',
      lang: 'en',
      url: '/en/tools/position.html',
      ico: null,
    },
  ])
  expect((await pages('position', indonesian)).items).toMatchObject([
    { title: 'Ukuran posisi', text: 'Alat', lang: 'id', url: '/id/tools/position.html' },
  ])
  expect((await pages('calendar')).items).toMatchObject([{ title: 'Calendar', text: '', url: '/en/calendar.html' }])
})

test('the search finds a page by a misspelt name and says that the match is near', async () => {
  const { near, items } = await pages('positoin size')
  expect([near, items.map(({ code }) => code)]).toEqual([true, ['position']])
})

test('the search finds a page that is listed twice only once, as the menu entry', async () => {
  expect((await pages('safety')).items).toMatchObject([{ code: 'safe', text: '', url: '/en/brokers/safe.html' }])
})

test('the search results for pages of the site are paged, each page once', async () => {
  const names = ['Zebra one', 'Zebra two', 'Zebra three']
  const listedPages = names.map((name, order): ListedPage => ({
    code: `z${order}`,
    path: `/z${order}.html`,
    name: { en: name, id: name },
    order,
  }))
  serve({ pages: listedPages })
  const answers = [
    await pages('zebra', visitor, { pageSize: 2 }),
    await pages('zebra', visitor, { pageSize: 2, pageIndex: 2, order: 'new' }),
  ]
  expect(answers.map(({ total, items }) => [total, items.map(({ title }) => title)])).toEqual([
    [3, names.slice(0, 2)],
    [3, names.slice(2)],
  ])
})

test('the search groups have the names that the areas list, and their order where they match equally well', async () => {
  serve({
    search: [
      { kind: 'article', name: { en: 'Readings', id: 'Bacaan' }, order: 2 },
      { kind: 'broker', name: { en: 'Houses', id: 'Rumah' }, order: 3 },
      { kind: 'exposure', name: { en: 'Complaints', id: 'Keluhan' }, order: 1 },
    ],
  })
  const told = (found: Awaited<ReturnType<typeof groups>>) => found.map(({ type, name }) => [type, name])
  // The word is in titles of articles and brokers; the complaints that are left only mention it in their text.
  await site.db.query(`DELETE FROM exposures WHERE title::text ILIKE '%trading%' OR broker_name ILIKE '%trading%'`)
  expect(told(await groups({ keyword: 'trading' }))).toEqual([
    ['article', 'Readings'],
    ['broker', 'Houses'],
    ['exposure', 'Complaints'],
  ])
  expect(told(await groups({ keyword: 'trading', type: 'broker' }, indonesian))).toEqual([['broker', 'Rumah']])
})

test('a kind that no area lists, or that the backend cannot search, has no search group', async () => {
  const kindOf = (kind: string, order: number) => ({ kind, name: { en: kind, id: kind }, order })
  serve({ search: [kindOf('planet', 1), kindOf('provider', 2)] })
  expect((await groups({ keyword: 'quorbandex' })).map(({ type }) => type)).toEqual(['provider'])
  expect(await groups({ keyword: 'zubrixo' })).toEqual([])
  expect(await groups({ keyword: 'zubrixo', type: 'broker' })).toEqual([])
})
