import { expect, test } from '@jest/globals'
import { siteStore } from '../testing/open-site.tsx'
import { headOfPage } from './head-of-page.ts'

const url = new URL('http://localhost/en/brokers')
const matchOf = (handle: object) => [
  { params: {}, route: { id: 'brokers:brokers', handle: { area: 'brokers', ...handle } } },
]
const loaderData = { 'brokers:brokers': { count: 3 } }

test('the head is in the words of the page, with the site behind its title, and names the feed', () => {
  const head = (data: { count: number }) => ({ title: `${data.count} brokers` })
  expect(headOfPage(matchOf({ head }), loaderData, url, siteStore().store)).toEqual({
    title: '3 brokers · Brokerlens',
    feed: { title: 'Brokerlens: news and lessons', path: '/en/rss.xml' },
  })
})

test('a page whose head throws has a head all the same, and the error is counted against its area', () => {
  const { store, reports } = siteStore()
  const head = () => {
    throw new TypeError('items is undefined')
  }
  expect(headOfPage(matchOf({ head }), loaderData, url, store)).toMatchObject({
    noindex: true,
    title: expect.stringContaining('Brokerlens'),
  })
  expect(reports).toEqual(['brokers render'])
})

test('invented data is kept out of search engines but on a developer’s own machine', () => {
  const headAt = (origin: string) => {
    const { store } = siteStore()
    store.visitor.facts = { ...store.visitor.facts, origin }
    return headOfPage(matchOf({ head: () => ({ title: 'x', sample: true }) }), loaderData, url, store)
  }
  expect(headAt('https://site.example').noindex).toBe(true)
  expect(headAt('http://localhost:3000').noindex).toBeUndefined()
})

test('a long description ends behind a word', () => {
  const { description } = headOfPage(
    matchOf({ head: () => ({ title: 'x', description: 'word '.repeat(100) }) }),
    loaderData,
    url,
    siteStore().store,
  )
  expect(description).toMatch(/word…$/)
})
