import { screen } from '@testing-library/react'
import type { Comment } from 'calls/entities/comment'
import { commentMycomments } from 'calls/comment-writing'
import type { CallOutput } from 'shared-state/api/declare-call'
import { exampleOutput } from 'shared-state/examples/call-examples'
import { openPage } from '../testing/open-page.tsx'

const [example] = (exampleOutput(commentMycomments) as CallOutput<typeof commentMycomments>).items
const review = (change: Partial<Comment>): Comment => ({
  ...example!,
  commentId: '1',
  traderCode: 'Q1',
  traderName: 'Quillhaven FX',
  traderSlug: 'quillhaven',
  content: 'Paid within a day.',
  state: 'published',
  parentId: null,
  ...change,
})
const pageOf = <Item,>(items: Item[], total = items.length) => ({ items, total, pageIndex: 1, pageSize: 20 })

test('a review that is not public shows its state; a public one links to its place on the broker’s page', async () => {
  const reviews = [
    review({}),
    review({ commentId: '2', content: 'Slow.', state: 'pending' }),
    review({ commentId: '3', content: 'Bad.', state: 'removed' }),
  ]
  await openPage('/user/release.html?tab=reviews', { 'comment.mycomments': () => pageOf(reviews) })
  const rows = screen.getAllByRole('link', { name: 'Quillhaven FX' }).map(link => link.closest('li')!.textContent)
  expect(rows[0]).not.toMatch(/Waiting for review|Removed/)
  expect(rows[1]).toContain('Waiting for review')
  expect(rows[2]).toContain('Removed')
  expect(screen.getAllByRole('link', { name: 'Quillhaven FX' })[0]!.getAttribute('href')).toBe(
    '/en/brokers/review/quillhaven-Q1.html?review=1',
  )
})

test('my posts start with the public ones, and each tab and page has an address', async () => {
  await openPage('/user/release.html', {
    'usercenter.myforum': () => ({
      ...pageOf([], 45),
      items: [
        {
          kind: 'exposure',
          code: 'e1',
          title: 'No withdrawal',
          text: 'Three weeks.',
          lang: 'en',
          url: '/en/exposure/no-withdrawal-e1.html',
          user: null,
          broker: null,
          at: '2026-11-19T10:00:00Z',
          sample: false,
        },
      ],
    }),
  })
  expect(screen.getByRole('link', { name: 'No withdrawal' }).getAttribute('href')).toBe(
    '/en/exposure/no-withdrawal-e1.html',
  )
  expect(screen.getByRole('link', { name: /^Reviews/ }).getAttribute('href')).toBe('/en/user/release.html?tab=reviews')
  expect(screen.getByRole('link', { name: 'Page 3 of 3' }).getAttribute('href')).toBe('/en/user/release.html?page=3')
})

test('an empty list of my reviews links to the broker list', async () => {
  await openPage('/user/release.html?tab=reviews', { 'comment.mycomments': () => pageOf([]) })
  expect(screen.getByRole('heading', { name: 'You have not written a review yet' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Find a broker' }).getAttribute('href')).toBe('/en/brokers')
})

test('a page number after the last page of my posts redirects to the last page', async () => {
  const { router } = await openPage('/user/release.html?tab=reviews&page=9', {
    'comment.mycomments': ({ pageIndex }) => ({ items: [review({})], total: 45, pageIndex, pageSize: 20 }),
  })
  expect(router.state.location.search).toBe('?tab=reviews&page=3')
})
