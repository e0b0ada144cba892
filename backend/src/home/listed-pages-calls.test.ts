import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import * as home from 'calls/home'
import { searchDetail, searchIndex } from 'calls/search'
import type { AreaLists, ListedPage } from 'shared-state/contract/area-lists'
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
}, START_MS)
beforeEach(() => void (releases = listedAreas()))
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const serve = (...pages: ListedPage[]) => void (releases = [...listedAreas(), { lists: { pages } }])
const page = (code: string, more: Partial<ListedPage> = {}): ListedPage => ({
  code,
  path: `/${code}.html`,
  name: { en: `The ${code}`, id: `Si ${code}` },
  order: 1000,
  ...more,
})
const menu = async (reader = visitor) => (await reader.call(home.wikifxHeadermenuinit, {})).body.Data!.items
const entry = async (code: string, reader = visitor) => (await menu(reader)).find(item => item.code === code)
const tools = async (reader = visitor) => (await reader.call(home.homeData, {})).body.Data!.data.tools

test('the header menu has the pages that areas list, in their order', async () => {
  serve(page('zebrafinder', { order: 15 }))
  expect((await menu()).slice(0, 3).map(({ code, name, url }) => [code, name, url])).toEqual([
    ['brokers', 'Brokers', '/en/brokers'],
    ['zebrafinder', 'The zebrafinder', '/en/zebrafinder.html'],
    ['best-brokers', 'Best brokers', '/en/best-brokers'],
  ])
  expect(await entry('zebrafinder', indonesian)).toEqual({
    code: 'zebrafinder',
    name: 'Si zebrafinder',
    url: '/id/zebrafinder.html',
    key: 'zebrafinder',
    submenus: [],
  })
})

test('a page listed under the tools appears in their submenu and among the home page’s tools', async () => {
  serve(page('zebrafinder', { under: 'tools', order: 0, path: '/tools/zebrafinder.html' }))
  expect((await entry('tools'))?.submenus.slice(0, 2)).toEqual([
    {
      father: 'tools',
      code: 'zebrafinder',
      key: 'tools.zebrafinder',
      name: 'The zebrafinder',
      url: '/en/tools/zebrafinder.html',
    },
    expect.objectContaining({ code: 'position', url: '/en/tools/position.html' }),
  ])
  expect(await entry('zebrafinder')).toBeUndefined()
  expect((await tools(indonesian)).slice(0, 2)).toEqual([
    { code: 'zebrafinder', title: 'Si zebrafinder', url: '/id/tools/zebrafinder.html', at: null },
    { code: 'position', title: 'Ukuran posisi', url: '/id/tools/position.html', at: null },
  ])
})

test('a page is in the menu, on the home page and in the search only while an active release lists it', async () => {
  const places = async () => {
    const found = (await visitor.call(searchDetail, { type: 'page', keyword: 'zebrafinder' })).body.Data!
    const { groups } = (await visitor.call(searchIndex, { keyword: 'zebrafinder' })).body.Data!
    return [
      (await entry('tools'))?.submenus.some(({ code }) => code === 'zebrafinder'),
      (await tools()).some(({ code }) => code === 'zebrafinder'),
      found.total,
      groups.map(({ type }) => type),
    ]
  }
  expect(await places()).toEqual([false, false, 0, []])
  serve(page('zebrafinder', { under: 'tools', order: 0 }))
  expect(await places()).toEqual([true, true, 1, ['page']])
  releases = listedAreas()
  expect(await places()).toEqual([false, false, 0, []])
})

test('a submenu has the pages listed under its entry, then the list that the entry names, eight in total', async () => {
  serve(
    page('zebras', { fill: 'top_brokers' }),
    page('zebra-b', { under: 'zebras', order: 2 }),
    page('zebra-a', { under: 'zebras', order: 1 }),
  )
  const best = (await entry('brokers'))!.submenus.map(({ code }) => code)
  expect(best).toHaveLength(8)
  expect((await entry('zebras'))?.submenus.map(({ code }) => code)).toEqual(['zebra-a', 'zebra-b', ...best.slice(0, 6)])
})

test.each(['weather_of_today', 'constructor', ''])(
  'a list name that the backend does not know (%p) adds nothing to the submenu',
  async fill => {
    serve(page('zebras', { fill }), page('zebra-a', { under: 'zebras' }))
    expect((await entry('zebras'))?.submenus.map(({ code }) => code)).toEqual(['zebra-a'])
  },
)

test('a page listed under a missing menu entry becomes an entry itself', async () => {
  serve(page('zebrafinder', { under: 'zebras' }))
  expect(await entry('zebrafinder')).toMatchObject({ key: 'zebrafinder', url: '/en/zebrafinder.html' })
})

test('the menu and the home page’s tools are empty if no area lists pages', async () => {
  releases = [{}]
  expect([await menu(), await tools()]).toEqual([[], []])
})
