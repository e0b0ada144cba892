import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { moderationDetail } from 'calls/moderation'
import { exampleOutput } from 'shared-state/examples/call-examples'
import { openPage, Refused, rina, type Backend } from '../testing/open-page.tsx'

const moderator = { ...rina, roles: ['moderator'] }
/** A page of the queue with these items. */
const list = (...items: { kind: string; state: string }[]) => ({
  items: items.map(item => ({ broker: null, holder: null, since: '2026-11-19T09:00:00Z', ...item })),
  total: items.length,
  pageIndex: 1,
  pageSize: 20,
  counts: items.map(({ kind, state }) => ({ kind, state, held: 'nobody', count: 1 })),
})
const claim = {
  kind: 'enterprise',
  id: 'e1',
  title: 'Quillhaven Ltd',
  user: null,
  state: 'submitted',
  createdAt: '2026-11-19T09:00:00Z',
  url: null,
  ownInterest: false,
  beingChecked: false,
}
const detail = (change: object) => ({
  ...(exampleOutput(moderationDetail) as object),
  ...claim,
  broker: null,
  holder: null,
  reports: [],
  suspicions: [],
  timeline: [],
  cases: null,
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
    'moderation.queue': () => list(claim),
    'moderation.detail': () => detail({ state }),
    'enterprise.audit': ({ decision }) => {
      state = next[decision!]!
      return {}
    },
    ...overrides,
  }
}

test('the moderation page shows a visitor who is not a moderator the reason for the refusal', async () => {
  await openPage('/user/moderation.html', {
    'moderation.queue': () => new Refused(403, { ErrorCode: 2003, message: 'Your role may not do this.' }),
  })
  expect(screen.getByRole('heading', { name: 'Your account cannot open this page' })).toBeTruthy()
  expect(screen.getByText('Your role may not do this.')).toBeTruthy()
})

test('an entry of the moderation queue links to the details of the case', async () => {
  await openPage('/user/moderation.html', claimBackend('submitted'), moderator)
  expect(screen.getByRole('region', { name: '1 pending' })).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Quillhaven Ltd' }))
  expect(await screen.findByRole('button', { name: 'Start review' })).toBeTruthy()
})

test('a moderator starts the review of a claim and approves it', async () => {
  await openPage('/user/moderation.html?kind=enterprise&id=e1', claimBackend('submitted'), moderator)
  await userEvent.click(screen.getByRole('button', { name: 'Start review' }))
  const approve = await screen.findByRole('button', { name: 'Approve' })
  // A second, accidental press must not decide anything else.
  expect(document.activeElement!.textContent).toBe('Saved; the user has been notified.')
  await userEvent.click(approve)
  expect(await screen.findByRole('button', { name: 'Suspend' })).toBeTruthy()
  expect(document.activeElement!.textContent).toBe('Saved; the user has been notified.')
  expect(screen.getByText('Saved; the user has been notified.')).toBeTruthy()
})

test('a moderator must give a reason to reject a post', async () => {
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
  expect(await screen.findByText('Enter a reason.')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Reason'), 'It names a private person.')
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }))
  expect(await screen.findByText('Saved; the user has been notified.')).toBeTruthy()
  expect(sent).toEqual([{ kind: 'comment', id: 'c1', decision: 'reject', reason: 'It names a private person.' }])
})

const marked = {
  ...claim,
  kind: 'comment',
  id: '17',
  title: 'Best broker ever',
  state: 'published',
  beingChecked: true,
}
const suspicion = {
  rule: 'burst',
  found: 12,
  usual: 1.5,
  at: '2026-11-19T10:00:00Z',
  decision: null,
  others: [{ commentId: '18', title: 'Very good', nick: 'Bimo', brokerName: 'Quillhaven FX' }],
}

test('a marked review is labelled in the queue and shows the reason and the reviews found with it', async () => {
  await openPage(
    '/user/moderation.html',
    {
      'moderation.queue': () => list(marked),
      'moderation.detail': () => detail({ ...marked, suspicions: [suspicion] }),
    },
    moderator,
  )
  expect(screen.getByText('May be manipulated')).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Best broker ever' }))
  const reason = '12 first reviews of this broker by new accounts within two days, all of the same kind'
  expect(await screen.findByText(reason)).toBeTruthy()
  expect(screen.getByText(/^Usual: about 1\.5/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Very good' }).getAttribute('href')).toBe(
    '/en/user/moderation.html?kind=comment&id=18',
  )
})

test('a moderator finds a marked review manipulated, with a reason and for the whole group', async () => {
  const sent: unknown[] = []
  let decided = {}
  await openPage(
    '/user/moderation.html?kind=comment&id=17',
    {
      'moderation.detail': () => detail({ ...marked, suspicions: [suspicion], ...decided }),
      'moderation.decide': input => {
        sent.push(input)
        const at = '2026-11-20T10:00:00Z'
        const decision = {
          at,
          action: 'manipulated',
          from: 'published',
          to: 'removed',
          reason: 'Bought.',
          nick: 'Sari',
        }
        decided = {
          state: 'removed',
          beingChecked: false,
          suspicions: [{ ...suspicion, decision: 'manipulated' }],
          decisions: [decision],
        }
        return { kind: 'comment', id: '17', state: 'removed' }
      },
    },
    moderator,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Manipulated' }))
  expect(await screen.findByText('Enter a reason.')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Reason'), 'Bought.')
  await userEvent.click(screen.getByLabelText('Decide the reviews found with it in the same way'))
  await userEvent.click(screen.getByRole('button', { name: 'Manipulated' }))
  expect(await screen.findByText('Saved; the user has been notified.')).toBeTruthy()
  expect(sent).toEqual([{ kind: 'comment', id: '17', decision: 'manipulated', reason: 'Bought.', alsoOthers: true }])
  expect(screen.getByText('Found manipulated')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Genuine' })).toBeNull()
})

test('a marked review is found genuine without a reason', async () => {
  const sent: unknown[] = []
  await openPage(
    '/user/moderation.html?kind=comment&id=17',
    {
      'moderation.detail': () => detail({ ...marked, beingChecked: sent.length === 0, suspicions: [suspicion] }),
      'moderation.decide': input => (sent.push(input), { kind: 'comment', id: '17', state: 'published' }),
    },
    moderator,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Genuine' }))
  expect(await screen.findByText('Saved; the user has been notified.')).toBeTruthy()
  expect(sent).toEqual([{ kind: 'comment', id: '17', decision: 'genuine' }])
})

test('a moderator sees that another moderator has already decided the case', async () => {
  await openPage(
    '/user/moderation.html?kind=enterprise&id=e1',
    claimBackend('submitted', {
      'enterprise.audit': () => new Refused(409, { ErrorCode: 3101, message: 'It is in another state by now.' }),
    }),
    moderator,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Start review' }))
  expect(await screen.findByText('It is in another state by now.')).toBeTruthy()
})

test('a moderator with an interest in a case cannot decide it', async () => {
  const own = { ...claim, ownInterest: true }
  await openPage(
    '/user/moderation.html',
    {
      'moderation.queue': () => list(own),
      'moderation.detail': () => detail(own),
    },
    moderator,
  )
  expect(screen.getByText('You cannot decide this case')).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Quillhaven Ltd' }))
  expect(await screen.findByText('You have an interest in this case. Another moderator has to decide it.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Start review' })).toBeNull()
})
