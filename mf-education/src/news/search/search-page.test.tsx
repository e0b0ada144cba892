import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { openAddress, type Answers } from 'shared-state/testing/open-address'
import uiWords from 'ui/strings/en.json'
import { area } from '../../area.tsx'
import en from '../../strings/en.json'
import { readSearchPlace, searchPath } from './search-place.ts'

const article = {
  code: 'a1',
  slug: 'gold-spreads',
  title: 'Gold spreads widen',
  summary: 'Why they do.',
  category: 'news',
  catId: '',
  level: null,
  cover: null,
  author: 'Desk',
  tags: [],
  tagCodes: [],
  traderCodes: [],
  lang: 'en',
  publishedAt: '2026-11-19T08:00:00.000Z',
  updatedAt: '2026-11-19T08:00:00.000Z',
  readMinutes: 2,
  generated: false,
}

async function open(query: string, found: object = { items: [article], total: 1 }) {
  const asked: object[] = []
  const answers: Answers = {
    'article.search': input => {
      asked.push(input)
      return { pageIndex: 1, pageSize: 20, ...found }
    },
    'article.keyword': () => ({ items: [{ keyword: 'stop-loss', name: 'Stop loss', count: 9 }] }),
  }
  const page = await openAddress(area, `/en/news/search.html${query}`, { answers, strings: { ...uiWords, ...en } })
  return { ...page, asked }
}

test('a search shows what it found, and its categories and topics lead to other searches', async () => {
  const { asked } = await open('?keyword=gold&category=news')
  expect(asked).toEqual([{ keyword: 'gold', order: 'match', pageIndex: 1, pageSize: 20, category: 'news' }])
  expect(screen.getByRole('heading', { name: '1 article with “gold”' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Gold spreads widen' }).getAttribute('href')).toBe(
    '/en/news/detail/gold-spreads-a1.html',
  )
  const categories = within(screen.getByRole('navigation', { name: 'Category' }))
  expect(categories.getByRole('link', { current: 'page' }).textContent).toBe('Market news')
  expect(categories.getByRole('link', { name: 'Everything' }).getAttribute('href')).toBe(
    '/en/news/search.html?keyword=gold',
  )
  expect(screen.getByRole('link', { name: 'Stop loss' }).getAttribute('href')).toBe(
    '/en/news/search.html?keyword=Stop+loss',
  )
})

test('a search with several results can be ordered by date, in the same category', async () => {
  await open('?keyword=gold&category=news&page=2', { items: [article], total: 30, pageIndex: 2 })
  const orders = within(screen.getByRole('navigation', { name: 'Order' }))
  expect(orders.getByRole('link', { current: 'page' }).textContent).toBe('Best match')
  expect(orders.getByRole('link', { name: 'Newest first' }).getAttribute('href')).toBe(
    '/en/news/search.html?keyword=gold&category=news&order=new',
  )
})

test('a search without results says so, and one without a keyword asks for nothing', async () => {
  await open('?keyword=zzz', { items: [], total: 0 })
  expect(screen.getByText('Try fewer or other words.')).toBeTruthy()
  const { asked } = await open('')
  expect(asked).toEqual([])
})

test('a page beyond the results does not exist', async () => {
  const { at } = await open('?keyword=gold&page=9', { items: [], total: 1 })
  expect(at()).toBe('/en/404.html')
})

test('a search address keeps keyword, category, order and page, and cuts off a keyword that is too long', () => {
  const place = { keyword: 'gold & oil', category: 'news', order: 'new', page: 2 } as const
  const read = (path: string) => readSearchPlace({ url: new URL(path, 'http://localhost') })
  expect(read(searchPath(place))).toEqual(place)
  expect(read(`/news/search.html?keyword=${'x'.repeat(5000)}&category=none&order=x`)).toEqual({
    keyword: 'x'.repeat(64),
    category: '',
    order: 'match',
    page: 1,
  })
})
