import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { exposureNoticereview } from 'calls/exposure-notices'
import { moderationDetail } from 'calls/moderation'
import { exampleOutput } from 'shared-state/examples/call-examples'
import { openPage, Refused, rina, type Backend } from '../../testing/open-page.tsx'
import type { NoticeReview } from './load-notice.ts'

const moderator = { ...rina, roles: ['moderator'] }
const example = exampleOutput(exposureNoticereview) as NoticeReview
const review = (change: Partial<NoticeReview> = {}): NoticeReview => ({
  ...example,
  notice: { ...example.notice, state: 'answered', overdue: true, dueAt: '2026-11-18T09:00:00Z' },
  firm: 'Lumbung Futures',
  reference: 'Court 12/2026',
  passages: 'The second paragraph.',
  explanation: 'None of this has happened.',
  sender: { name: 'Prawira', email: 'prawira@law.example', capacity: 'lawyer', capacityName: 'Lawyer of the firm' },
  post: { title: 'Withdrawal pending', content: 'I asked to withdraw.', lang: 'en', images: [] },
  correction: null,
  statement: 'My bank confirms it.',
  appeal: null,
  decisions: ['reject', 'markfalse', 'correct', 'withhold'],
  ...change,
})
const item = (change: object = {}) => ({
  ...(exampleOutput(moderationDetail) as object),
  kind: 'legalnotice',
  id: 'n1',
  title: 'Lumbung Futures: Withdrawal pending',
  user: null,
  state: 'answered',
  url: '/en/exposure/withdrawal-pending-2047719.html',
  holder: null,
  ownInterest: false,
  beingChecked: false,
  reports: [],
  suspicions: [],
  images: [],
  decisions: [
    { at: '2026-11-12T09:00:00Z', action: 'invite', from: 'received', to: 'invited', reason: null, nick: 'Sari' },
  ],
  ...change,
})
const address = '/user/moderation.html?kind=legalnotice&id=n1'
const open = (backend: Backend = {}) =>
  openPage(
    address,
    { 'moderation.detail': () => item(), 'exposure.noticereview': () => review(), ...backend },
    moderator,
  )

test('the desk shows a legal notice with its sender, the post, the author’s answer and that it is overdue', async () => {
  await open()
  const main = document.body.textContent
  for (const words of [
    'Lumbung Futures',
    'Prawira, Lawyer of the firm',
    'prawira@law.example',
    'Court 12/2026',
    'The second paragraph.',
    'None of this has happened.',
    'I asked to withdraw.',
    'My bank confirms it.',
    'Overdue',
    'Author asked to answer',
  ])
    expect(main).toContain(words)
})

test('a legal notice that another moderator has taken offers to take it over, and no decision', async () => {
  const holder = { nick: 'Sari', mine: false, since: '2026-11-20T10:00:00Z', until: '2026-11-21T10:00:00Z' }
  await open({ 'moderation.detail': () => item({ holder }) })
  expect(screen.getByRole('button', { name: 'Take it over' })).toBeTruthy()
  expect(screen.queryAllByRole('radio')).toEqual([])
})

test('a moderator withholds a text with a reason, and can choose only what is open', async () => {
  const sent: unknown[] = []
  await open({
    'exposure.noticedecide': input => {
      sent.push(input)
      return {}
    },
  })
  expect(screen.getAllByRole('radio').map(radio => radio.getAttribute('value'))).toEqual(review().decisions)
  await userEvent.click(screen.getByRole('radio', { name: 'Withhold the text' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save decision' }))
  expect(await screen.findByText('Enter a reason.')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Withhold the text' }).checked).toBe(true)
  await userEvent.type(screen.getByLabelText('Reason'), 'A court has forbidden it.')
  await userEvent.click(screen.getByRole('button', { name: 'Save decision' }))
  expect(await screen.findByText('Saved; the user has been notified.')).toBeTruthy()
  expect(sent).toEqual([{ code: 'n1', decision: 'withhold', reason: 'A court has forbidden it.' }])
})

test('asking the author needs no reason', async () => {
  const sent: unknown[] = []
  await open({
    'exposure.noticereview': () => review({ decisions: ['invite', 'reject', 'markfalse'] }),
    'exposure.noticedecide': input => {
      sent.push(input)
      return {}
    },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Save decision' }))
  expect(await screen.findByText('Saved; the user has been notified.')).toBeTruthy()
  expect(sent).toEqual([{ code: 'n1', decision: 'invite' }])
})

test('a refused decision keeps its reason', async () => {
  await open({ 'exposure.noticedecide': () => new Refused(403, { ErrorCode: 2004, message: 'You have an interest.' }) })
  await userEvent.type(screen.getByLabelText('Reason'), 'A court has forbidden it.')
  await userEvent.click(screen.getByRole('button', { name: 'Save decision' }))
  expect((await screen.findByRole('alert')).textContent).toBe('You have an interest.')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('A court has forbidden it.')
})

test('a moderator with an interest sees neither the notice nor a decision', async () => {
  await open({
    'moderation.detail': () => item({ ownInterest: true, decisions: [] }),
    'exposure.noticereview': () => new Refused(403, { ErrorCode: 2004, message: 'You have an interest.' }),
  })
  expect(screen.getByText('You have an interest in this case. Another moderator has to decide it.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save decision' })).toBeNull()
  expect(document.body.textContent).not.toContain('prawira@law.example')
})
