import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { moderationDetail } from 'calls/moderation'
import { exampleOutput } from 'shared-state/examples/call-examples'
import { openPage, Refused, rina, type Backend } from '../testing/open-page.tsx'

const moderator = { ...rina, roles: ['moderator'] }
const claim = {
  kind: 'enterprise',
  id: 'e1',
  title: 'Quillhaven Ltd',
  user: null,
  state: 'submitted',
  createdAt: '2026-11-19T09:00:00Z',
  url: null,
  ownInterest: false,
}
const detail = (change: object) => ({
  ...(exampleOutput(moderationDetail) as object),
  ...claim,
  reports: [],
  decisions: [],
  images: [],
  ...change,
})

function claimBackend(first: string, overrides: Backend = {}): Backend {
  let state = first
  const next: Record<string, string> = {
    start: 'reviewing',
    approve: 'approved',
    reject: 'rejected',
    suspend: 'suspended',
  }
  return {
    'moderation.queue': () => ({ items: [claim], total: 1, pageIndex: 1, pageSize: 20 }),
    'moderation.detail': () => detail({ state }),
    'enterprise.audit': ({ decision }) => {
      state = next[decision!]!
      return {}
    },
    ...overrides,
  }
}

test('who is no moderator is told so', async () => {
  await openPage('/user/moderation.html', {
    'moderation.queue': () => new Refused(403, { ErrorCode: 2003, message: 'Your role may not do this.' }),
  })
  expect(screen.getByRole('heading', { name: 'This page is not for your account' })).toBeTruthy()
  expect(screen.getByText('Your role may not do this.')).toBeTruthy()
})

test('what waits leads to all there is to know of it', async () => {
  await openPage('/user/moderation.html', claimBackend('submitted'), moderator)
  expect(screen.getByRole('region', { name: '1 waits' })).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Quillhaven Ltd' }))
  expect(await screen.findByRole('button', { name: 'Begin to check' })).toBeTruthy()
})

test('a claim is begun to be checked, then approved', async () => {
  await openPage('/user/moderation.html?kind=enterprise&id=e1', claimBackend('submitted'), moderator)
  await userEvent.click(screen.getByRole('button', { name: 'Begin to check' }))
  const approve = await screen.findByRole('button', { name: 'Approve' })
  // A second, accidental press must not decide anything else.
  expect(document.activeElement!.textContent).toBe('Decided, and told.')
  await userEvent.click(approve)
  expect(await screen.findByRole('button', { name: 'Suspend' })).toBeTruthy()
  expect(document.activeElement!.textContent).toBe('Decided, and told.')
  expect(screen.getByText('Decided, and told.')).toBeTruthy()
})

test('a refusal wants its reason; with it, it is sent', async () => {
  const sent: unknown[] = []
  const review = { ...claim, kind: 'comment', id: 'c1', title: 'A review', state: 'flagged' }
  await openPage(
    '/user/moderation.html?kind=comment&id=c1',
    {
      'moderation.detail': () => detail(review),
      'moderation.decide': input => {
        sent.push(input)
        return { kind: 'comment', id: 'c1', state: 'removed' }
      },
    },
    moderator,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }))
  expect(await screen.findByText('Say why.')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Reason'), 'It names a private person.')
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }))
  expect(await screen.findByText('Decided, and told.')).toBeTruthy()
  expect(sent).toEqual([{ kind: 'comment', id: 'c1', decision: 'reject', reason: 'It names a private person.' }])
})

test('what somebody else has decided meanwhile is said', async () => {
  await openPage(
    '/user/moderation.html?kind=enterprise&id=e1',
    claimBackend('submitted', {
      'enterprise.audit': () => new Refused(409, { ErrorCode: 3101, message: 'It is in another state by now.' }),
    }),
    moderator,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Begin to check' }))
  expect(await screen.findByText('It is in another state by now.')).toBeTruthy()
})

test('a case in which the moderator has an interest is shown as not theirs to decide', async () => {
  const own = { ...claim, ownInterest: true }
  await openPage(
    '/user/moderation.html',
    {
      'moderation.queue': () => ({ items: [own], total: 1, pageIndex: 1, pageSize: 20 }),
      'moderation.detail': () => detail(own),
    },
    moderator,
  )
  expect(screen.getByText('Not yours to decide')).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Quillhaven Ltd' }))
  expect(await screen.findByText('You have an interest in this case. Another moderator has to decide it.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Begin to check' })).toBeNull()
})
