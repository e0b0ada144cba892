import { screen } from '@testing-library/react'
import type { Comment } from 'calls/entities/comment'
import { renderPart } from 'shared-state/testing/render-part'
import uiStrings from 'ui/strings/en.json'
import strings from '../strings/en.json'
import { ReviewCard } from './review-card.tsx'

const review: Comment = {
  commentId: '1',
  traderCode: 'Q1',
  traderName: 'Quillhaven FX',
  traderSlug: 'quillhaven-fx',
  targetType: 'broker',
  targetCode: 'Q1',
  parentId: null,
  user: {
    userId: 'u1',
    nick: 'Rina W.',
    avatar: null,
    countryCode: '360',
    twoCharCode: 'ID',
    countryName: 'Indonesia',
    identity: 'trader',
    vest: false,
    fans: 0,
  },
  rating: 5,
  kind: 'positive',
  content: 'Paid within a day.',
  lang: 'en',
  originalLang: 'en',
  images: [],
  state: 'published',
  beingChecked: false,
  staff: false,
  replyCount: 0,
  helpfulCount: 0,
  createdAt: '2026-01-14T12:00:00.000Z',
  editedAt: null,
  version: 1,
  sample: true,
}
const show = (given: Partial<Comment> = {}) =>
  renderPart(<ReviewCard review={{ ...review, ...given }} />, { strings: { ...uiStrings, ...strings } })

test('a reviewer is shown with a flag that is named after the country', () => {
  show()
  expect(screen.getByRole('img', { name: 'Indonesia' }).getAttribute('src')).toBe('/flags/id.webp')
})

test('a reviewer without a known country has no flag', () => {
  show({ user: { ...review.user, countryCode: '', twoCharCode: '', countryName: '' } })
  expect(document.querySelector('img[src^="/flags/"]')).toBeNull()
})

test('a review has a lang attribute only if its language differs from the page’s', () => {
  const { unmount } = show()
  expect(screen.getByText('Paid within a day.').hasAttribute('lang')).toBe(false)
  unmount()
  show({ content: 'Penarikan cepat.', lang: 'id' })
  expect(screen.getByText('Penarikan cepat.').getAttribute('lang')).toBe('id')
})

test('a review that is being checked says so to everyone, and only its author reads why', () => {
  const { unmount } = show({ beingChecked: true })
  expect(screen.getByText('Being checked, not counted')).toBeTruthy()
  expect(screen.queryByText(/as soon as a moderator finds it genuine/)).toBeNull()
  unmount()
  renderPart(<ReviewCard own review={{ ...review, beingChecked: true }} />, { strings: { ...uiStrings, ...strings } })
  expect(screen.getByText(/as soon as a moderator finds it genuine/)).toBeTruthy()
})

test('a review that counts has no such label', () => {
  show()
  expect(screen.queryByText('Being checked, not counted')).toBeNull()
})

test('a review by the site’s team says so, and that it does not count', () => {
  const { unmount } = show({ user: { ...review.user, vest: true } })
  expect(screen.getByText('Site team, not counted in the rating')).toBeTruthy()
  unmount()
  show()
  expect(screen.queryByText(/Site team/)).toBeNull()
})
