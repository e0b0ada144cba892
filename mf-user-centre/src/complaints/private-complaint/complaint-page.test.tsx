import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { usercenterComplaintfunds } from 'calls/account-lists'
import { openComplaintCalls } from 'calls/complaint-case/complaint-rules'
import type { Complaint } from 'calls/entities/complaint'
import type { CallOutput } from 'shared-state/api/declare-call'
import { exampleOutput } from 'shared-state/examples/call-examples'
import { openPage, Refused, type Backend } from '../../testing/open-page.tsx'

const [example] = (exampleOutput(usercenterComplaintfunds) as CallOutput<typeof usercenterComplaintfunds>).items
const image = (imageId: string, caption = '') => ({
  imageId,
  url: `/images/${imageId}.webp`,
  thumb: `/images/${imageId}-thumb.webp`,
  width: 9,
  height: 9,
  caption,
})
const event = (action: string, to: Complaint['state'], more: Partial<Complaint['events'][number]> = {}) => ({
  eventId: `${action} ${to}`,
  action,
  from: action === 'publish' ? null : ('open' as const),
  to,
  actor: 'author' as const,
  name: 'Rina W.',
  reason: null,
  note: '',
  lang: null,
  images: [],
  at: '2026-11-18T10:00:00Z',
  ...more,
})
const filed = event('publish', 'open', { images: [image('i1', 'My request')] })
const answered = event('answer', 'answered', { actor: 'moderator', name: 'Sari', note: 'Ask your bank.' })
const complaint = (state: Complaint['state'], events: Complaint['events']): Complaint => ({
  ...example!,
  code: 'k1',
  content: 'They do not pay.',
  amount: { amount: 1250.5, currency: 'USD' },
  state,
  events,
})

function openComplaint(state: Complaint['state'], query = '', backend: Backend = {}, events = [filed, answered]) {
  return openPage(`/user/complaints/private.html?code=k1${query}`, {
    'complaint.detail': () => ({
      complaint: complaint(state, events),
      actions: openComplaintCalls(state, ['author']),
      contact: 'rina@mail.example',
    }),
    ...backend,
  })
}
/** Typing one key after the other takes seconds. */
async function add(text: string) {
  await userEvent.click(screen.getByLabelText('What do you want to add?'))
  await userEvent.paste(text)
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a private complaint shows its state, amount, pictures, contact and answers to its author', async () => {
  await openComplaint('answered')
  expect(screen.getByText('Answered')).toBeTruthy()
  expect(screen.getByText('$1,250.50')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Picture 1' }).getAttribute('href')).toBe('/images/i1.webp')
  expect(screen.getByText('My request')).toBeTruthy()
  expect(screen.getByText(/^Your contact: rina@mail\.example\./)).toBeTruthy()
  const timeline = within(screen.getByRole('region', { name: 'Timeline' })).getAllByRole('listitem')
  expect(timeline).toHaveLength(2)
  for (const words of ['A moderator answered', 'Sari', 'Ask your bank.'])
    expect(timeline[0]!.textContent).toContain(words)
  expect(timeline[1]!.textContent).toContain('Sent to the moderators')
})

test('the author adds text and a picture without JavaScript, which is uploaded before the supplement is sent', async () => {
  const sent: Record<string, unknown>[] = []
  const { router } = await openComplaint('answered', '&act=append', {
    'dealer.complaintupload': () => ({ image: image('i2') }),
    'complaint.append': input => (sent.push(input), {}),
  })
  await add('The bank knows nothing.')
  // Browsers without JavaScript show what is in <noscript>; this one does not.
  const form = screen.getByRole('button', { name: 'Add something' }).closest('form')!
  form.insertAdjacentHTML('beforeend', '<input type="file" name="file" aria-label="plain file">')
  await userEvent.upload(screen.getByLabelText('plain file'), new File(['x'], 'a.png', { type: 'image/png' }))
  await press('Add something')
  await waitFor(() => expect(router.state.location.search).toBe('?code=k1&done=1'))
  expect(sent).toEqual([{ code: 'k1', content: 'The bank knows nothing.', imageIds: ['i2'], captions: [''] }])
  expect(await screen.findByText('Done. It is in the timeline.')).toBeTruthy()
})

test('a supplement that is refused keeps its text and says why at the field', async () => {
  await openComplaint('open', '&act=append', {
    'complaint.append': () =>
      new Refused(400, { ErrorCode: 1002, errors: [{ field: 'content', message: 'Enter 10 characters or more.' }] }),
  })
  await add('Short')
  await press('Add something')
  expect(await screen.findByText('Enter 10 characters or more.')).toBeTruthy()
  const field = screen.getByLabelText<HTMLTextAreaElement>('What do you want to add?')
  expect([field.value, document.activeElement]).toEqual(['Short', field])
})

test('the author closes a complaint with a reason, and is told before that it cannot be reopened', async () => {
  const sent: unknown[] = []
  let state: Complaint['state'] = 'answered'
  await openPage('/user/complaints/private.html?code=k1&act=close', {
    'complaint.detail': () => ({
      complaint: complaint(state, [filed]),
      actions: openComplaintCalls(state, ['author']),
      contact: null,
    }),
    'complaint.close': input => {
      sent.push(input)
      state = 'closed'
      return {}
    },
  })
  expect(screen.getByText('You cannot reopen a closed complaint.')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'It is settled' }))
  await press('Close the complaint')
  expect(await screen.findByText(/^This complaint is closed\./)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Add something' })).toBeNull()
  expect(sent).toEqual([{ code: 'k1', outcome: 'settled' }])
})

test('what was typed is shown again if a moderator has closed the complaint in the meantime', async () => {
  let state: Complaint['state'] = 'open'
  await openPage('/user/complaints/private.html?code=k1&act=append', {
    'complaint.detail': () => ({
      complaint: complaint(state, [filed]),
      actions: openComplaintCalls(state, ['author']),
      contact: null,
    }),
    'complaint.append': () => {
      state = 'closed'
      return new Refused(409, { ErrorCode: 3101, message: 'Wrong state.' })
    },
  })
  await add('The bank knows nothing.')
  await press('Add something')
  const note = (await screen.findByText(/nothing was sent/)).closest('[role]')!
  expect(note.textContent).toContain('The bank knows nothing.')
})

test('a complaint of someone else is not found', async () => {
  await openComplaint('open', '', { 'complaint.detail': () => new Refused(404, { ErrorCode: 3001 }) })
  expect(screen.getByRole('heading', { name: 'Not found' })).toBeTruthy()
})
