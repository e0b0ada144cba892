import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { renderPart } from 'shared-state/testing/render-part'
import uiEn from 'ui/strings/en.json'
import en from '../strings/en.json'
import { writtenLesson } from '../testing/written-lesson.ts'
import { ArticlePage } from './article-page.tsx'

const older = { title: 'Five signs', code: '702', slug: 'five-signs' }
const newer = { title: 'Swap', code: '703', slug: 'swap' }

const show = (article = {}, data = {}) =>
  renderPart(<ArticlePage />, {
    strings: { ...uiEn, ...en },
    at: '/en/education/news/what-a-pip-is-worth-700.html',
    data: {
      article: { ...writtenLesson, ...article },
      related: [],
      prev: older,
      next: newer,
      traderCodes: '',
      tags: '',
      lessons: [{ title: 'Margin', code: '704', slug: 'margin' }],
      topics: [{ title: 'Low spreads', code: '750', slug: 'low-spreads' }],
      learningPath: null,
      progress: null,
      comments: null,
      formKey: '',
      ...data,
    },
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

test('a lesson of a learning path goes on with the next one of the path and shows where the reader is', () => {
  const named = (code: string, title: string) => ({ code, title, slug: 'a-slug', summary: '', readMinutes: 2 })
  const learningPath = { level: 'beginner', lessons: [named('702', 'Five signs'), named('700', writtenLesson.title)] }
  show({ pathPlace: 2 }, { learningPath, progress: [{ code: '702', rightAnswers: 2, questions: 3 }] })
  const onward = within(screen.getByRole('navigation', { name: 'Continue reading' }))
  expect(onward.getByRole('link', { name: /Next lesson[^N]*Swap/ })).toBeTruthy()
  const path = within(screen.getByRole('region', { name: 'Beginner path' }))
  const [before, current] = path.getAllByRole('listitem')
  expect(before!.textContent).toBe('1. Five signs completed2 min · quiz 2 of 3')
  expect(current!.getAttribute('aria-current')).toBe('page')
  expect(path.getByText('1 of 2 lessons completed')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Mark as completed' })).toBeTruthy()
})

test('an article ends with other lessons and with lists of brokers', () => {
  show()
  expect(screen.getByRole('link', { name: 'Margin' }).getAttribute('href')).toBe('/en/education/news/margin-704.html')
  expect(screen.getByRole('link', { name: 'Low spreads' }).getAttribute('href')).toBe(
    '/en/best-brokers/zt/low-spreads-750.html',
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
  show({ category: 'best_brokers' })
  expect(screen.getByText('Pip').closest('a')).toBeNull()
})

test('a news article links to its news category and to the next news article', () => {
  show({ category: 'industry', level: null })
  expect(screen.getByRole('link', { name: 'Industry' }).getAttribute('href')).toBe('/en/news/industry.html')
  expect(screen.getByRole('link', { name: /Next article/ }).getAttribute('href')).toBe(
    '/en/news/detail/five-signs-702.html',
  )
})
