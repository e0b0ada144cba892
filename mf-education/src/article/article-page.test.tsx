import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { renderPart } from 'shared-state/testing/render-part'
import uiEn from 'ui/strings/en.json'
import en from '../strings/en.json'
import { ArticlePage } from './article-page.tsx'

const lesson = {
  code: '700',
  slug: 'what-a-pip-is-worth',
  title: 'What a pip is worth',
  summary: 'One formula for every pair.',
  category: 'education',
  catId: 'longtail_education',
  level: 'beginner',
  cover: null,
  author: 'Brokerlens',
  tags: ['Pip'],
  tagCodes: ['pip'],
  traderCodes: [],
  lang: 'en',
  publishedAt: '2026-01-02T10:00:00.000Z',
  updatedAt: '2026-01-05T10:00:00.000Z',
  readMinutes: 3,
  generated: false,
  content: '<h2 id="the-formula">The formula</h2><p>Units times pip.</p>',
  toc: [{ id: 'the-formula', text: 'The formula' }],
}
const older = { title: 'Five signs', code: '702', slug: 'five-signs' }
const newer = { title: 'Swap', code: '703', slug: 'swap' }

const show = (article = {}) =>
  renderPart(<ArticlePage />, {
    strings: { ...uiEn, ...en },
    at: '/en/education/news/what-a-pip-is-worth-700.html',
    data: { article: { ...lesson, ...article }, related: [], prev: older, next: newer, traderCodes: '' },
  })

test('a written lesson shows its level, reading time and update date, and no sample label', () => {
  show()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('What a pip is worth')
  for (const words of ['Beginner', '3 min', '5 Jan 2026']) expect(screen.getAllByText(words).length).toBeGreaterThan(0)
  expect(screen.queryByText('Sample article')).toBeNull()
})

test('a generated article is labelled as a sample', () => {
  show({ generated: true })
  expect(screen.getByText('Sample article')).toBeTruthy()
})

test('the table of contents links to the headings of the article', () => {
  show()
  const [contents] = screen.getAllByRole('link', { name: 'The formula' })
  expect(contents?.getAttribute('href')).toBe('/en/education/news/what-a-pip-is-worth-700.html#the-formula')
})

test('the next lesson is the older one and the previous lesson is the newer one', () => {
  show()
  const onward = within(screen.getByRole('navigation', { name: 'Continue reading' }))
  expect(onward.getByRole('link', { name: /Next lesson[^N]*Five signs/ }).getAttribute('href')).toBe(
    '/en/education/news/five-signs-702.html',
  )
  expect(onward.getByRole('link', { name: /Previous lesson[^P]*Swap/ }).getAttribute('href')).toBe(
    '/en/education/news/swap-703.html',
  )
})

test('an article’s tag links to the lessons, or to the news of its category, with that tag', () => {
  const { unmount } = show()
  expect(screen.getByRole('link', { name: 'Pip' }).getAttribute('href')).toBe('/en/education?tag=pip')
  unmount()
  show({ category: 'industry', tags: ['Client money'], tagCodes: ['client-money'] })
  expect(screen.getByRole('link', { name: 'Client money' }).getAttribute('href')).toBe(
    '/en/news/industry.html?tag=client-money',
  )
})

test('a tag of an article without a list page is not a link', () => {
  show({ category: 'video' })
  expect(screen.getByText('Pip').closest('a')).toBeNull()
})

test('a news article links to its news category and to the next news article', () => {
  show({ category: 'industry', level: null })
  expect(screen.getByRole('link', { name: 'Industry' }).getAttribute('href')).toBe('/en/news/industry.html')
  expect(screen.getByRole('link', { name: /Next article/ }).getAttribute('href')).toBe(
    '/en/news/detail/five-signs-702.html',
  )
})
