import { expect, test } from '@jest/globals'
import type { Head } from 'shared-state/contract/area'
import { createRootStore } from 'shared-state/root-store'
import { headOfPage } from './head-of-page.ts'

const url = new URL('http://localhost/en/weather')
const matchOf = (handle: object) => [
  { params: {}, route: { id: 'weather:weather', handle: { area: 'weather', ...handle } } },
]
const loaderData = { 'weather:weather': { count: 3 } }
const frame = {
  siteName: 'Almanac',
  brokenTitle: () => 'Something went wrong',
  feedIn: (lang: string) => ({ title: 'Almanac: news', path: `/${lang}/rss.xml` }),
}

function tabStore({ origin = 'http://localhost', lang = 'en' }: { origin?: string; lang?: 'en' | 'de' } = {}) {
  const reports: string[] = []
  const store = createRootStore({
    state: { visitor: { lang, countryCode: '', now: 0, origin, environment: 'test' }, user: null, slots: [] },
    snapshot: { shell: {} as never, areas: {}, pinned: {}, epoch: 0 },
    areas: { loaded: () => undefined, load: () => Promise.reject(new Error('there is none')) },
    currentUrl: () => url,
    report: (area, stage) => reports.push(`${area} ${stage}`),
    createApi: () => ({}) as never,
  })
  return { store, reports }
}

test('the head has the page’s own title, followed by the site name, and links the feed', () => {
  const head = (data: { count: number }) => ({ title: `${data.count} storms` })
  expect(headOfPage(frame, matchOf({ head }), loaderData, url, tabStore().store)).toEqual({
    title: '3 storms · Almanac',
    feed: { title: 'Almanac: news', path: '/en/rss.xml' },
  })
})

test('a page with a feed of its own links that one', () => {
  const feed = { title: 'Storms', path: '/en/feeds/storms.xml' }
  const head = () => ({ title: 'Storms', feed })
  expect(headOfPage(frame, matchOf({ head }), loaderData, url, tabStore().store).feed).toEqual(feed)
})

test('a page whose head throws gets a default head, and the error is attributed to its area', () => {
  const { store, reports } = tabStore()
  const head = () => {
    throw new TypeError('items is undefined')
  }
  expect(headOfPage(frame, matchOf({ head }), loaderData, url, store)).toMatchObject({
    noindex: true,
    title: 'Something went wrong · Almanac',
  })
  expect(reports).toEqual(['weather render'])
})

test('a page whose area did not load gets the title that its release provides for this case', () => {
  const { store } = tabStore()
  store.snapshot.areas.weather = { down: { en: 'The weather did not load' } } as never
  expect(headOfPage(frame, matchOf({}), {}, url, store)).toMatchObject({
    noindex: true,
    title: 'The weather did not load · Almanac',
  })
})

test('pages with sample data are hidden from search engines, except on a developer’s own machine', () => {
  const headAt = (origin: string) =>
    headOfPage(
      frame,
      matchOf({ head: (): Head => ({ title: 'x', sample: true }) }),
      loaderData,
      url,
      tabStore({ origin }).store,
    )
  expect(headAt('https://site.example').noindex).toBe(true)
  expect(headAt('http://localhost:3000').noindex).toBeUndefined()
})

test('pages in a non-public language are hidden from search engines', () => {
  const head = () => ({ title: 'x' })
  expect(headOfPage(frame, matchOf({ head }), loaderData, url, tabStore({ lang: 'de' }).store).noindex).toBe(true)
})

test('a long description is cut off after a word', () => {
  const head = () => ({ title: 'x', description: 'word '.repeat(100) })
  expect(headOfPage(frame, matchOf({ head }), loaderData, url, tabStore().store).description).toMatch(/word…$/)
})
