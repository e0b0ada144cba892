import { screen } from '@testing-library/react'
import { usercenterComplaintfunds, usercenterMyintervene } from 'calls/account-lists'
import type { CallOutput } from 'shared-state/api/declare-call'
import { exampleOutput } from 'shared-state/examples/call-examples'
import { openPage } from '../testing/open-page.tsx'

const [exposure] = (exampleOutput(usercenterMyintervene) as CallOutput<typeof usercenterMyintervene>).items
const [complaint] = (exampleOutput(usercenterComplaintfunds) as CallOutput<typeof usercenterComplaintfunds>).items
const pageOf = <Item,>(items: Item[]) => ({ items, total: items.length, pageIndex: 1, pageSize: 20 })

test('a rejected exposure shows the reason; one that waits for its author shows the author’s turn', async () => {
  const items = [
    { ...exposure!, overdue: false, code: 'e1', title: 'First', state: 'rejected', rejectReason: 'No proof.' },
    { ...exposure!, overdue: false, code: 'e2', title: 'Second', state: 'awaiting_author', rejectReason: null },
  ]
  await openPage('/user/complaints.html', { 'usercenter.myintervene': () => pageOf(items) })
  expect(screen.getByRole('link', { name: 'First' }).closest('li')!.textContent).toContain('Rejected: No proof.')
  expect(screen.getByRole('link', { name: 'Second' }).closest('li')!.textContent).toContain('Your turn')
})

test('a private complaint shows the answer', async () => {
  const answer = {
    eventId: 'x',
    action: 'answer',
    from: 'open',
    to: 'answered',
    actor: 'moderator',
    name: 'Moderator',
    note: 'The broker has paid.',
    images: [],
    at: '2026-11-10T10:00:00Z',
  }
  await openPage('/user/complaints.html?tab=private', {
    'usercenter.complaintfunds': () => pageOf([{ ...complaint!, state: 'answered', events: [answer] }]),
  })
  expect(screen.getByText('Answered')).toBeTruthy()
  expect(screen.getByText(/The broker has paid\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: complaint!.broker.showName }).getAttribute('href')).toBe(
    `/en/user/complaints/private.html?code=${complaint!.code}`,
  )
  expect(screen.getByRole('link', { name: 'File a private complaint' }).getAttribute('href')).toBe(
    '/en/exposure/complaint.html',
  )
})
