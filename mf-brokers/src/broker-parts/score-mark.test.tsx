import { screen } from '@testing-library/react'
import { renderPart } from 'shared-state/testing/render-part'
import uiStrings from 'ui/strings/en.json'
import { RankedBrokers } from '../ranked-brokers/ranked-brokers.tsx'
import strings from '../strings/en.json'
import { brokerOf, entryOf, tabDataOf } from '../testing/sample-brokers.ts'
import { UserRating } from '../user-rating/user-rating.tsx'
import { NameCell } from './name-cell.tsx'
import { ScoreMark } from './score-mark.tsx'

const both = { strings: { ...uiStrings, ...strings } }
const stars = () => screen.queryAllByRole('img', { name: /stars/ }).map(star => star.getAttribute('aria-label'))

test('the stars of a broker restate its score and stand in the score’s own cell', () => {
  renderPart(<ScoreMark broker={entryOf({ score: 7.2, grade: 'A' })} look="cell" />, both)
  expect(stars()).toEqual(['4 of 5 stars'])
})

test('a broker without a score has no stars', () => {
  renderPart(<ScoreMark broker={entryOf({ score: null, grade: null })} look="card" />, both)
  expect(stars()).toEqual([])
})

test('a broker’s name and number of reviews carry no stars', () => {
  renderPart(<NameCell broker={entryOf({ commentCount: 24 })} />, both)
  expect(stars()).toEqual([])
  expect(screen.getByText('24')).toBeTruthy()
})

test('a broker in a list has one row of stars: its score', () => {
  renderPart(<RankedBrokers brokers={[entryOf({ score: 3, grade: 'D' })]} />, both)
  expect(stars()).toEqual(['2 of 5 stars'])
})

test('the users’ rating is a number with its count and its own label, and never stars', () => {
  const rating = {
    traderCode: 'Q1',
    total: 24,
    positive: 14,
    neutral: 6,
    negative: 4,
    rating: 3.79,
    distribution: [2, 2, 6, 3, 11],
    beingChecked: 0,
  }
  renderPart(<UserRating data={tabDataOf({ broker: brokerOf(), rating })} />, both)
  expect(screen.getByText('Users: 3.8 of 5, 24 reviews')).toBeTruthy()
  expect(stars()).toEqual([])
})
