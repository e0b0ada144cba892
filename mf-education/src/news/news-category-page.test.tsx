import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { renderPart, testStore } from 'shared-state/testing/render-part'
import uiEn from 'ui/strings/en.json'
import en from '../strings/en.json'
import { loadNewsCategory } from './load-news-category.ts'
import { NewsCategoryPage } from './news-category-page.tsx'

const outside = {
  id: '1',
  title: 'Regulator fines a broker',
  summary: 'The fine is the highest this year.',
  url: 'https://press.example/fines?id=1&page=2',
  source: 'Trade press',
  lang: 'en',
  publishedAt: '2026-01-14T08:00:00.000Z',
}
const article = {
  code: '700',
  slug: 'gold-rises',
  title: 'Gold rises',
  summary: 'What moved the price.',
  category: 'industry',
  publishedAt: '2026-01-02T10:00:00.000Z',
  updatedAt: '2026-01-02T10:00:00.000Z',
  readMinutes: 3,
  generated: true,
}
const pageOf = (items: object[]) => ({ items, total: items.length, pageIndex: 1, pageSize: 6 })

async function open(query: string, tagName: string | null, answers: Record<string, unknown> = {}) {
  const store = testStore({
    strings: { ...uiEn, ...en },
    answers: { 'article.list': { items: [], total: 0, pageIndex: 1, pageSize: 20, tagName }, ...answers },
  })
  const at = `/en/news/industry.html${query}`
  const context = {
    params: { category: 'industry.html' },
    url: new URL(at, 'http://localhost'),
    lang: 'en',
    api: store.api,
    store,
  } as const
  const data = await loadNewsCategory({ ...context, signal: new AbortController().signal })
  return renderPart(<NewsCategoryPage />, { at, data, store })
}

test('the news list shows the active tag by its name and can remove it', async () => {
  await open('?tag=client-money', 'Client money')
  expect(screen.getByRole('link', { name: 'Remove Client money' }).getAttribute('href')).toBe('/en/news/industry.html')
})

test('the news list shows an unknown tag as requested', async () => {
  await open('?tag=nothing', null)
  expect(screen.getByRole('link', { name: 'Remove nothing' })).toBeTruthy()
})

test('news of other sites show title, source, date and summary, and lead through the page before an external site', async () => {
  await open('', null, { 'news.outside': pageOf([outside]) })
  const panel = within(screen.getByRole('region', { name: 'From other sites' }))
  const link = panel.getByRole('link', { name: 'Regulator fines a broker' })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    '/en/leaving.html?url=https%3A%2F%2Fpress.example%2Ffines%3Fid%3D1%26page%3D2',
    'nofollow',
  ])
  expect(panel.getByText('Trade press')).toBeTruthy()
  expect(panel.getByText('The fine is the highest this year.')).toBeTruthy()
  expect(panel.getByRole('time').getAttribute('datetime')).toBe(outside.publishedAt)
})

test.each([
  ['there are none', { 'news.outside': pageOf([]) }],
  ['their call fails', {}],
])('the page has no panel with news of other sites if %s', async (_case, answers) => {
  await open('', null, answers)
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.queryByText('From other sites')).toBeNull()
})

test('a news list with a booked ad keeps room for it after its articles, and an empty one keeps none', async () => {
  const booked = { 'advertisement.init': { show: true, slots: [] } }
  const listed = { 'article.list': { items: [article], total: 1, pageIndex: 1, pageSize: 20, tagName: null } }
  const { container, unmount } = await open('', null, { ...booked, ...listed })
  expect(container.querySelectorAll('.listAd')).toHaveLength(1)
  unmount()
  expect((await open('', null, booked)).container.querySelector('.listAd')).toBeNull()
})
