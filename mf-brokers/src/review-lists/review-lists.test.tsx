import { screen, within } from '@testing-library/react'
import { renderPart } from 'shared-state/testing/render-part'
import uiStrings from 'ui/strings/en.json'
import strings from '../strings/en.json'
import { reviewOf } from '../testing/sample-reviews.ts'
import { ReviewLists } from './review-lists.tsx'

test('helpful reviews of the week and month and low ratings are listed, and a list that failed to load says so', () => {
  const bad = reviewOf({ commentId: '2', rating: 1, content: 'Charged for an idle account.' })
  renderPart(<ReviewLists lists={{ week: [reviewOf()], month: null, bad: [bad] }} />, {
    strings: { ...uiStrings, ...strings },
  })
  const list = (name: string) => within(screen.getByRole('region', { name }))
  expect(list('Most helpful this week').getByRole('link', { name: 'Quillhaven FX' }).getAttribute('href')).toBe(
    '/en/brokers/review/quillhaven-fx-Q1.html',
  )
  expect(list('Low ratings of this week').getByText('Charged for an idle account.')).toBeTruthy()
  expect(screen.getByText('Most helpful this month did not load')).toBeTruthy()
})

test('a period without reviews says so', () => {
  renderPart(<ReviewLists lists={{ week: [], month: [], bad: [] }} />, { strings: { ...uiStrings, ...strings } })
  expect(screen.getAllByText('No reviews of this kind in this period.')).toHaveLength(3)
})
