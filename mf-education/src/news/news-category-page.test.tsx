import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPart, testStore } from 'shared-state/testing/render-part'
import uiEn from 'ui/strings/en.json'
import en from '../strings/en.json'
import { loadNewsCategory } from './load-news-category.ts'
import { NewsCategoryPage } from './news-category-page.tsx'

async function open(query: string, tagName: string | null) {
  const store = testStore({
    strings: { ...uiEn, ...en },
    answers: { 'article.list': { items: [], total: 0, pageIndex: 1, pageSize: 20, tagName } },
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
