import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPart } from 'shared-state/testing/render-part'
import uiEn from 'ui/strings/en.json'
import en from '../strings/en.json'
import { EducationListPage } from './education-list-page.tsx'

const lesson = {
  code: '700',
  slug: 'what-a-pip-is-worth',
  title: 'What a pip is worth',
  summary: 'One formula.',
  category: 'education',
  level: 'beginner',
  publishedAt: '2026-01-02T10:00:00.000Z',
  updatedAt: '2026-01-02T10:00:00.000Z',
  readMinutes: 3,
  generated: true,
}
const show = (data: object) =>
  renderPart(<EducationListPage />, {
    strings: { ...uiEn, ...en },
    at: '/en/education',
    data: {
      place: { level: undefined, tag: undefined, page: 2 },
      lessons: { items: [lesson], total: 17, pageIndex: 2, pageSize: 8 },
      mostRead: [],
      ...data,
    },
  })

test('a lesson in the list links to its article, and a generated one is labelled', () => {
  show({})
  expect(screen.getByRole('link', { name: 'What a pip is worth' }).getAttribute('href')).toBe(
    '/en/education/news/what-a-pip-is-worth-700.html',
  )
  expect(screen.getByText('Sample article')).toBeTruthy()
})

test('each page and level of the lesson list has an address', () => {
  show({})
  expect(screen.getByRole('link', { name: 'Page 3 of 3' }).getAttribute('href')).toBe('/en/education/3')
  expect(screen.getByRole('link', { name: 'Page 1 of 3' }).getAttribute('href')).toBe('/en/education')
  expect(screen.getByRole('link', { name: 'Advanced' }).getAttribute('href')).toBe('/en/education/levels/advanced.html')
})

test('the active topic of the lesson list can be removed', () => {
  show({ place: { level: 'beginner', tag: 'swap', page: 1 }, topic: 'Swap' })
  expect(screen.getByRole('link', { name: 'Remove Swap' }).getAttribute('href')).toBe(
    '/en/education/levels/beginner.html',
  )
})

test('an empty lesson list says so and links to all lessons', () => {
  show({
    lessons: { items: [], total: 0, pageIndex: 1, pageSize: 8 },
    place: { level: undefined, tag: 'nothing', page: 1 },
    topic: 'nothing',
  })
  expect(screen.getByRole('heading', { name: 'No lessons found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All lessons' }).getAttribute('href')).toBe('/en/education')
})
