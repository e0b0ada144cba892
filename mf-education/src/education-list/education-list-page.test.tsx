import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
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
      paths: [],
      progress: null,
      brokerLists: [],
      newest: [],
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

const named = (code: string, title: string) => ({
  code,
  title,
  slug: 'a-slug',
  summary: `About ${title}.`,
  readMinutes: 4,
})
const paths = [{ level: 'beginner', lessons: [named('701', 'Licences'), named('702', 'Pips')] }]
const progress = [{ code: '701', rightAnswers: 3, questions: 3 }]

test('the first page shows the path of each level with the lesson to go on with', () => {
  show({ paths, progress, place: { level: undefined, tag: undefined, page: 1 } })
  expect(screen.getByText('1 of 2 lessons completed · 8 min')).toBeTruthy()
  expect(screen.getByText(/Go on with/).textContent).toBe('Go on with Pips')
})

test('a level’s page shows its lessons in their order', () => {
  show({ paths, progress, place: { level: 'beginner', tag: undefined, page: 1 } })
  const path = within(screen.getByRole('region', { name: 'Beginner path' }))
  expect(path.getAllByRole('link').map(link => link.textContent)).toEqual(['1. Licences', '2. Pips'])
  expect(path.getByText('About Pips.')).toBeTruthy()
})
