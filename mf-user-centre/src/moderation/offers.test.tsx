import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { moderationDetail } from 'calls/moderation'
import { exampleOutput } from 'shared-state/examples/call-examples'
import { openPage, Refused, rina, type Backend } from '../testing/open-page.tsx'

const moderator = { ...rina, roles: ['moderator'] }
const listing = { kind: 'market', id: 'm1', title: 'Rebates in Jakarta', state: 'pending' }
const request = { kind: 'vpsrequest', id: 'r1', title: 'Fernhost', state: 'asked' }
type Item = typeof listing
const detailOf = (item: Item) => ({
  ...(exampleOutput(moderationDetail) as object),
  ...item,
  url: null,
  holder: null,
  ownInterest: false,
  beingChecked: false,
  images: [],
  reports: [],
  suspicions: [],
  timeline: [],
  cases: null,
  decisions: [],
})

/** Opens an item; each decision leads to the state that `next` names. */
async function openItem(item: Item, next: Record<string, string>) {
  const sent: object[] = []
  let { state } = item
  const backend: Backend = {
    'moderation.detail': () => detailOf({ ...item, state }),
    'moderation.decide': input => {
      sent.push(input)
      state = next[`${state} ${input.decision}`]!
      return { kind: item.kind, id: item.id, state }
    },
  }
  await openPage(`/user/moderation.html?kind=${item.kind}&id=${item.id}`, backend, moderator)
  return sent
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a moderator publishes a listing', async () => {
  const sent = await openItem(listing, { 'pending approve': 'live' })
  await press('Publish the listing')
  expect(await screen.findByText('Saved; the user has been notified.')).toBeTruthy()
  expect(sent).toEqual([{ kind: 'market', id: 'm1', decision: 'approve' }])
  expect(screen.getByText('Published')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Reject the listing' })).toBeNull()
})

test('a listing is rejected only with a reason', async () => {
  const sent = await openItem(listing, { 'pending reject': 'rejected' })
  await press('Reject the listing')
  expect(await screen.findByText('Enter a reason.')).toBeTruthy()
  await userEvent.click(screen.getByLabelText('Reason'))
  await userEvent.paste('It promises a profit.')
  await press('Reject the listing')
  expect(await screen.findByText('Saved; the user has been notified.')).toBeTruthy()
  expect(sent).toEqual([{ kind: 'market', id: 'm1', decision: 'reject', reason: 'It promises a profit.' }])
})

test.each([
  [listing, 'Publish the listing'],
  [request, 'Pass on to the broker'],
])('an approval that is refused because the broker has become unfit says so at the reason', async (item, button) => {
  const message = 'Harrow Markets: no licence.'
  await openPage(
    `/user/moderation.html?kind=${item.kind}&id=${item.id}`,
    {
      'moderation.detail': () => detailOf(item),
      'moderation.decide': () => new Refused(400, { ErrorCode: 1004, errors: [{ field: 'reason', message }] }),
    },
    moderator,
  )
  await press(button)
  expect(await screen.findByText(message)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Reason'))
})

test('a request for a VPS is passed on, and then recorded as granted', async () => {
  const sent = await openItem(request, { 'asked approve': 'passed_on', 'passed_on approve': 'granted' })
  await press('Pass on to the broker')
  const granted = await screen.findByRole('button', { name: 'Record as granted' })
  expect(screen.queryByRole('button', { name: 'Pass on to the broker' })).toBeNull()
  // A second, accidental press must not decide anything else.
  expect(document.activeElement!.textContent).toBe('Saved; the user has been notified.')
  await userEvent.click(granted)
  expect(await screen.findByText('Granted by the broker')).toBeTruthy()
  expect(sent).toEqual([
    { kind: 'vpsrequest', id: 'r1', decision: 'approve' },
    { kind: 'vpsrequest', id: 'r1', decision: 'approve' },
  ])
  expect(screen.queryByRole('button', { name: 'Record as refused' })).toBeNull()
})

test.each([
  ['asked', 'Refuse'],
  ['passed_on', 'Record as refused'],
])('a request in the state %s is refused by %s, only with a reason that the user reads', async (state, button) => {
  const sent = await openItem({ ...request, state }, { [`${state} reject`]: 'refused' })
  expect(screen.getByText('Required when you refuse; the user reads it. 5 to 500 characters.')).toBeTruthy()
  await press(button)
  expect(await screen.findByText('Enter a reason.')).toBeTruthy()
  await userEvent.click(screen.getByLabelText('Reason'))
  await userEvent.paste('No deposit was made.')
  await press(button)
  expect(await screen.findByText('Refused')).toBeTruthy()
  expect(sent).toEqual([{ kind: 'vpsrequest', id: 'r1', decision: 'reject', reason: 'No deposit was made.' }])
})

test('the queue names both kinds, and the states of requests can be chosen', async () => {
  const count = (kind: string, state: string) => ({ kind, state, held: 'nobody', count: 2 })
  await openPage(
    '/user/moderation.html?kind=vpsrequest',
    {
      'moderation.queue': () => ({
        items: [{ ...detailOf(request), since: '2026-11-19T09:00:00Z' }],
        total: 1,
        pageIndex: 1,
        pageSize: 20,
        counts: [count('vpsrequest', 'asked'), count('vpsrequest', 'passed_on'), count('market', 'pending')],
      }),
    },
    moderator,
  )
  const tabs = within(screen.getByRole('navigation', { name: 'Filter' }))
  expect(tabs.getByRole('link', { name: /^VPS requests/ }).textContent).toBe('VPS requests4')
  expect(tabs.getByRole('link', { name: /^Listings/ }).textContent).toBe('Listings2')
  const states = within(screen.getByLabelText('Status')).getAllByRole('option')
  expect(states.map(({ textContent }) => textContent)).toEqual([
    'All',
    'Waiting for review (2)',
    'Passed on to the broker (2)',
  ])
  expect(screen.getByRole('link', { name: 'Fernhost' }).closest('li')!.textContent).toContain('VPS requests')
})
