import { screen, within } from '@testing-library/react'
import type { LoadContext } from 'shared-state/runtime'
import { renderPart } from 'shared-state/testing/render-part'
import uiStrings from 'ui/strings/en.json'
import strings from '../strings/en.json'
import { reviewOf } from '../testing/sample-reviews.ts'
import { loadReviewLists } from './load-review-lists.ts'
import { ReviewLists } from './review-lists.tsx'

test('helpful reviews of the week and month and low ratings are listed, and a list that failed to load says so', () => {
  const bad = reviewOf({ commentId: '2', rating: 1, content: 'Charged for an idle account.' })
  renderPart(<ReviewLists lists={{ week: [reviewOf()], month: null, bad: [bad] }} />, {
    strings: { ...uiStrings, ...strings },
  })
  const list = (name: string) => within(screen.getByRole('region', { name }))
  expect(
    list('Most helpful in the last 7 days').getByRole('link', { name: 'Quillhaven FX' }).getAttribute('href'),
  ).toBe('/en/brokers/review/quillhaven-fx-Q1.html')
  expect(list('Low ratings in the last 7 days').getByText('Charged for an idle account.')).toBeTruthy()
  expect(screen.getByText('Most helpful in the last month did not load')).toBeTruthy()
})

test('a period without reviews says so', () => {
  renderPart(<ReviewLists lists={{ week: [], month: [], bad: [] }} />, { strings: { ...uiStrings, ...strings } })
  expect(screen.getAllByText('No reviews of this kind in this period.')).toHaveLength(3)
})

test('a review that nobody found helpful is not listed among the most helpful, but may be among the low ratings', async () => {
  const reviews = [reviewOf({ commentId: '1', helpfulCount: 3 }), reviewOf({ commentId: '2', helpfulCount: 0 })]
  const asked: unknown[] = []
  const api = { call: async (_: unknown, input: unknown) => (asked.push(input), { items: reviews }) }
  const signal = new AbortController().signal
  const { week, month, bad } = await loadReviewLists({ api, signal } as unknown as LoadContext)
  const ids = [week, month, bad].map(list => list?.map(({ commentId }) => commentId))
  expect(ids).toEqual([['1'], ['1'], ['1', '2']])
  expect(asked).toEqual(['week', 'month', 'bad'].map(scope => ({ scope, num: 4 })))
})
