import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { openAddress } from 'shared-state/testing/open-address'
import uiEn from 'ui/strings/en.json'
import { area } from '../../area.tsx'
import en from '../../strings/en.json'
import { writtenLesson } from '../../testing/written-lesson.ts'

const open = (items: object[], total = items.length, query = '') =>
  openAddress(area, `/en/market-analysis.html${query}`, {
    answers: {
      'dealer.marketanalysis': () => ({ items, total, pageIndex: 1, pageSize: 20 }),
      'live7x24.init': () => ({ items: [], tags: [], cursor: null }),
    },
    only: 'market-analysis.html',
    strings: { ...uiEn, ...en },
  })

test('market analysis lists articles about markets in pages, under its own tab of the news', async () => {
  await open([{ ...writtenLesson, category: 'news' }], 45)
  expect(screen.getByRole('link', { name: 'What a pip is worth' }).getAttribute('href')).toBe(
    '/en/news/detail/what-a-pip-is-worth-700.html',
  )
  expect(screen.getByRole('link', { name: 'Page 3 of 3' }).getAttribute('href')).toBe('/en/market-analysis.html?page=3')
  expect(screen.getByRole('link', { name: 'Market analysis' }).getAttribute('aria-current')).toBe('page')
})

test('market analysis without articles says so', async () => {
  await open([])
  expect(screen.getByRole('heading', { level: 2, name: 'No articles found' })).toBeTruthy()
})
