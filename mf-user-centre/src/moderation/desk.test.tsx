import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { caseStates } from 'calls/exposure-case/case-states'
import { homeCountrylist } from 'calls/home'
import { moderationDetail } from 'calls/moderation'
import { exampleOutput } from 'shared-state/examples/call-examples'
import { openPage, Refused, rina, type Backend } from '../testing/open-page.tsx'
import { openSteps } from './decide-exposure.tsx'

const moderator = { ...rina, roles: ['moderator'] }
const made = exampleOutput(moderationDetail) as { user: object }
const author = { ...made.user, userId: 'u9', nick: 'Dimas A.' }
const broker = { code: 'pw1', name: 'Pellworth Global' }
const item = {
  kind: 'exposure',
  id: 'E1',
  title: 'Withdrawal pending',
  user: author,
  state: 'pending_review',
  createdAt: '2026-11-19T09:00:00Z',
  since: '2026-11-19T09:00:00Z',
  url: null,
  broker,
  holder: null as object | null,
  ownInterest: false,
  beingChecked: false,
}
const holderOf = (nick: string, mine: boolean) => ({
  nick,
  mine,
  since: '2026-11-20T10:00:00Z',
  until: '2026-11-21T10:00:00Z',
})

const counts = [
  { kind: 'exposure', state: 'pending_review', held: 'nobody', count: 40 },
  { kind: 'exposure', state: 'mediation_requested', held: 'others', count: 2 },
  { kind: 'comment', state: 'flagged', held: 'mine', count: 3 },
]
/** A backend whose queue records what it was asked for. */
function queueBackend(found = [item], total = found.length) {
  const asked: Record<string, unknown>[] = []
  const backend: Backend = {
    'moderation.queue': input => {
      asked.push(input)
      return { items: found, total, pageIndex: Number(input.pageIndex), pageSize: 20, counts }
    },
    'home.countrylist': () => ({
      groups: [{ letter: 'I', items: [{ ...firstCountry(), countryCode: '360', name: 'Indonesia' }] }],
    }),
    'moderation.detail': () => detail({}),
  }
  return { asked, backend }
}
const firstCountry = () => (exampleOutput(homeCountrylist) as { groups: { items: object[] }[] }).groups[0]!.items[0]!

const detail = (change: object) => ({
  ...made,
  ...item,
  text: 'I asked to withdraw.',
  facts: [],
  images: [],
  reports: [],
  suspicions: [],
  timeline: [],
  cases: { ofAuthor: { total: 3, waiting: 1 }, ofBroker: { total: 1, waiting: 1 } },
  decisions: [],
  ...change,
})

/** Opens one exposure whose detail changes with each call that is answered. */
function openItem(change: object, answers: Backend = {}) {
  let shown = detail(change)
  const sent: { call: string; input: object }[] = []
  const recorded = Object.fromEntries(
    Object.entries(answers).map(([call, answer]) => [
      call,
      (input: Record<string, string>) => {
        sent.push({ call, input })
        return answer(input)
      },
    ]),
  )
  const backend = { 'moderation.detail': () => shown, ...recorded }
  const becomes = (next: object) => (shown = { ...shown, ...next })
  return { sent, becomes, opened: openPage('/user/moderation.html?kind=exposure&id=E1', backend, moderator) }
}

test('the filters of the address select the queue, and each choice shows how many items it has', async () => {
  const { asked, backend } = queueBackend()
  await openPage(
    '/user/moderation.html?kind=exposure&held=nobody&reason=scam&country=360&broker=pw1&author=u9&age=3d&page=1',
    backend,
    moderator,
  )
  expect(asked).toEqual([
    {
      kind: 'exposure',
      held: 'nobody',
      reason: 'scam',
      countryCode: '360',
      traderCode: 'pw1',
      userId: 'u9',
      waitingHours: 72,
      show: 'waiting',
      order: 'old',
      pageIndex: 1,
      pageSize: 20,
    },
  ])
  const tabs = within(screen.getByRole('navigation', { name: 'Filter' })).getAllByRole('link')
  expect(tabs.slice(0, 3).map(({ textContent }) => textContent)).toEqual(['All40', 'Exposures40', 'Comments0'])
  const held = within(screen.getByLabelText('Taken by')).getAllByRole('option')
  expect(held.map(({ textContent }) => textContent)).toEqual(['All', 'Me (0)', 'Nobody (40)', 'Another moderator (2)'])
  const states = within(screen.getByLabelText('Status')).getAllByRole('option')
  expect(states.map(({ textContent }) => textContent)).toEqual([
    'All',
    'Waiting for review (40)',
    'Mediation requested (0)',
  ])
  expect(screen.getByRole('link', { name: 'Remove By Dimas A.' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Remove Pellworth Global' })).toBeTruthy()
})

test('choosing filters changes the address, which contains only those that are set', async () => {
  const { asked, backend } = queueBackend()
  const { router } = await openPage('/user/moderation.html?kind=exposure&page=2', backend, moderator)
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'Decided')
  await userEvent.selectOptions(screen.getByLabelText('Author’s country'), 'Indonesia')
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
  await screen.findByRole('region', { name: '1 item' })
  expect(router.state.location.search).toBe('?kind=exposure&show=decided&country=360')
  expect(asked.at(-1)).toMatchObject({ show: 'decided', order: 'new', pageIndex: 1 })
})

test('values that no filter has are ignored', async () => {
  const { asked, backend } = queueBackend()
  await openPage(
    `/user/moderation.html?kind=x&held=me&reason=<b>&country=1e3&broker=a-b&author=${'u'.repeat(41)}&age=1y&state=A B&show=x`,
    backend,
    moderator,
  )
  expect(asked).toEqual([{ show: 'waiting', order: 'old', pageIndex: 1, pageSize: 20 }])
})

test('a queue without items under its filters offers to clear them', async () => {
  const { backend } = queueBackend([])
  await openPage('/user/moderation.html?kind=exposure&age=7d', backend, moderator)
  expect(screen.getByRole('heading', { name: 'Nothing matches these filters' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Clear filters' }).getAttribute('href')).toBe(
    '/en/user/moderation.html?kind=exposure',
  )
})

test('a queue with nothing pending says so and has nothing to clear', async () => {
  const { backend } = queueBackend([])
  await openPage('/user/moderation.html', backend, moderator)
  expect(screen.getByRole('heading', { name: 'Nothing pending' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Clear filters' })).toBeNull()
})

test('one returns from an item to the page and the filters that one came from', async () => {
  const { backend } = queueBackend([item], 60)
  const { router } = await openPage('/user/moderation.html?show=all&held=others&page=3', backend, moderator)
  await userEvent.click(screen.getByRole('link', { name: 'Withdrawal pending' }))
  await userEvent.click(await screen.findByRole('link', { name: 'Back to the queue' }))
  await screen.findByRole('region', { name: '60 items' })
  expect(router.state.location.search).toBe('?show=all&held=others&page=3')
})

test('the queue shows who works on an item', async () => {
  const { backend } = queueBackend([
    { ...item, holder: holderOf('Sari', false) },
    { ...item, id: 'E2', title: 'Another', holder: holderOf('Rina W.', true) },
  ])
  await openPage('/user/moderation.html', backend, moderator)
  expect(screen.getByText('Taken by Sari')).toBeTruthy()
  expect(screen.getByText('Taken by you')).toBeTruthy()
})

test('a moderator takes an item and gives it back', async () => {
  const { sent, becomes, opened } = openItem(
    {},
    {
      'moderation.claim': ({ on }) => {
        becomes({ holder: on ? holderOf('Rina W.', true) : null })
        return { kind: 'exposure', id: 'E1', holder: null }
      },
    },
  )
  await opened
  await userEvent.click(screen.getByRole('button', { name: 'Take this item' }))
  expect(await screen.findByText(/^You have taken this/)).toBeTruthy()
  expect(document.activeElement!.textContent).toBe('Saved')
  await userEvent.click(screen.getByRole('button', { name: 'Give it back' }))
  expect(await screen.findByText(/^Nobody has taken this yet/)).toBeTruthy()
  expect(sent).toEqual([
    { call: 'moderation.claim', input: { kind: 'exposure', id: 'E1', on: true } },
    { call: 'moderation.claim', input: { kind: 'exposure', id: 'E1', on: false } },
  ])
})

test('an item that another moderator has taken can be decided only after it is taken over', async () => {
  const { sent, becomes, opened } = openItem(
    { holder: holderOf('Sari', false) },
    {
      'moderation.claim': () => {
        becomes({ holder: holderOf('Rina W.', true) })
        return { kind: 'exposure', id: 'E1', holder: null }
      },
    },
  )
  await opened
  expect(screen.getByText(/^Sari has taken this/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Take it over' }))
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeTruthy()
  expect(sent[0]!.input).toEqual({ kind: 'exposure', id: 'E1', on: true, takeOver: true })
})

test('in the desk, an exposure has exactly the steps that the rules allow in its state', async () => {
  const steps = Object.keys(caseStates).map(state => [state, openSteps({ kind: 'exposure', state })])
  expect(Object.fromEntries(steps.filter(([, open]) => open!.length > 0))).toEqual({
    pending_review: ['approve', 'reject'],
    mediation_requested: ['accept', 'decline'],
    in_mediation: ['close'],
    awaiting_author: ['close'],
  })
  await openItem({ state: 'mediation_requested' }).opened
  const offered = ['Approve', 'Reject', 'Accept mediation', 'Decline mediation', 'Close the case']
  expect(offered.filter(name => screen.queryByText(name))).toEqual(['Accept mediation', 'Decline mediation'])
})

test('a moderator rejects an exposure in the desk with a reason from the list and own words', async () => {
  const { sent, becomes, opened } = openItem({}, { 'exposure.review': () => (becomes({ state: 'rejected' }), {}) })
  await opened
  await userEvent.selectOptions(screen.getByLabelText('Reason'), 'The pictures do not support the claim.')
  await userEvent.type(screen.getByLabelText('In your words'), 'Add the statement.')
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }))
  expect(await screen.findByText('Saved; the user has been notified.')).toBeTruthy()
  // Nothing is left to work on.
  expect(screen.queryByRole('button', { name: 'Take this item' })).toBeNull()
  expect(sent).toEqual([
    {
      call: 'exposure.review',
      input: { code: 'E1', decision: 'reject', reasonCode: 'no_proof', reason: 'Add the statement.' },
    },
  ])
})

test('words typed for a rejection are not sent with an approval', async () => {
  const { sent, opened } = openItem({}, { 'exposure.review': () => ({}) })
  await opened
  await userEvent.type(screen.getByLabelText('In your words'), 'It insults him.')
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
  await screen.findByText('Saved; everyone concerned has been notified.')
  expect(sent[0]!.input).toEqual({ code: 'E1', decision: 'approve' })
})

test('a case is closed in the desk with a note for everyone', async () => {
  const { sent, opened } = openItem({ state: 'in_mediation' }, { 'exposure.closecase': () => ({}) })
  await opened
  await userEvent.type(screen.getByLabelText('In your words'), 'We asked three times.')
  await userEvent.click(screen.getByRole('button', { name: 'Close the case' }))
  await screen.findByText('Saved; everyone concerned has been notified.')
  expect(sent).toEqual([{ call: 'exposure.closecase', input: { code: 'E1', note: 'We asked three times.' } }])
})

test('a refused decision shows its message at the field', async () => {
  const message = 'Choose a reason, or write one.'
  await openItem(
    {},
    { 'exposure.review': () => new Refused(400, { ErrorCode: 1001, errors: [{ field: 'reason', message }] }) },
  ).opened
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('In your words'))
})

test('a lost connection keeps the reason and the words of a decision', async () => {
  await openItem({}, { 'exposure.review': () => new Refused(0, { ErrorCode: 0 }) }).opened
  const reason = screen.getByLabelText<HTMLSelectElement>('Reason')
  await userEvent.selectOptions(reason, 'The post insults or threatens someone.')
  await userEvent.type(screen.getByLabelText('In your words'), 'Line three.')
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect([reason.value, screen.getByLabelText<HTMLTextAreaElement>('In your words').value]).toEqual([
    'abusive',
    'Line three.',
  ])
})

test('a decision sent again after its answer was lost has the same key, so that it counts once; another decision has another', async () => {
  const keys: string[] = []
  const lost: Backend[string] = (_input, headers) => {
    keys.push(headers!['Idempotency-Key']!)
    return new Refused(0, { ErrorCode: 0 })
  }
  await openPage(
    '/user/moderation.html?kind=exposure&id=E1',
    { 'moderation.detail': () => detail({}), 'exposure.review': lost },
    moderator,
  )
  for (const name of ['Approve', 'Approve', 'Reject']) {
    await userEvent.click(screen.getByRole('button', { name }))
    await screen.findByRole('alert')
  }
  const [first, again, other] = keys
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('a decision that was saved already is refused with words for its sender when it is sent again with another reason', async () => {
  const refused = new Refused(409, { ErrorCode: 3103, message: 'The Idempotency-Key was used for another request.' })
  await openItem({}, { 'exposure.review': () => refused }).opened
  await userEvent.type(screen.getByLabelText('In your words'), 'Line three.')
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }))
  expect(await screen.findByText('This form has already been sent.')).toBeTruthy()
})

test.each([
  ['has taken the item', { holder: holderOf('Sari', false) }, 3102],
  ['has decided the item', { state: 'published' }, 3101],
])('a moderator reads that another one %s meanwhile, and can copy what was typed', async (_what, next, code) => {
  const { becomes, opened } = openItem(
    {},
    {
      'exposure.review': () => {
        becomes(next)
        return new Refused(409, { ErrorCode: code, message: 'Another moderator was faster.' })
      },
    },
  )
  await opened
  await userEvent.type(screen.getByLabelText('In your words'), 'Line three.')
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }))
  expect((await screen.findByText('Line three.')).tagName).toBe('Q')
  expect(document.activeElement!.textContent).toBe('Another moderator was faster. You wrote: Line three.')
  expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull()
})

test.each([
  ['exposure', 'exposure.contact'],
  ['complaint', 'complaint.contact'],
])(
  'the contact of an item of kind %s is shown on request, after the page has said that this is recorded',
  async (kind, call) => {
    const { sent, opened } = openItem({ kind }, { [call]: () => ({ contact: '+62 812 000' }) })
    await opened
    expect(screen.getByText('Each reading is recorded.')).toBeTruthy()
    expect(sent).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Show the author’s contact' }))
    expect(await screen.findByText('Private contact: +62 812 000')).toBeTruthy()
    expect(sent).toEqual([{ call, input: { code: 'E1' } }])
  },
)

test('an exposure in the desk links to the other cases of its author, and shows its timeline with private notes', async () => {
  const event = { eventId: '1', from: 'pending_review', actor: 'moderator', images: [], lang: 'en' }
  await openItem({
    timeline: [
      {
        ...event,
        action: 'reject',
        to: 'rejected',
        name: 'Sari',
        reason: { code: 'abusive', name: 'The post insults or threatens someone.' },
        note: 'Line three.',
        at: '2026-11-20T10:00:00Z',
      },
    ],
    decisions: [
      {
        at: '2026-11-20T10:00:00Z',
        action: 'reject',
        from: 'pending_review',
        to: 'rejected',
        reason: null,
        nick: 'Sari',
      },
      {
        at: '2026-11-20T09:00:00Z',
        action: 'take',
        from: 'pending_review',
        to: 'pending_review',
        reason: null,
        nick: 'Sari',
      },
    ],
  }).opened
  expect(screen.getByRole('link', { name: '3 (1 pending)' }).getAttribute('href')).toBe(
    '/en/user/moderation.html?kind=exposure&show=all&author=u9',
  )
  // There is no other case about this broker.
  expect(screen.queryByRole('link', { name: '1 (1 pending)' })).toBeNull()
  const timeline = within(screen.getByRole('region', { name: 'Timeline' }))
  expect(timeline.getByText('A moderator rejected the post')).toBeTruthy()
  expect(timeline.getByText('The post insults or threatens someone.')).toBeTruthy()
  expect(timeline.getByText('Line three.')).toBeTruthy()
  const history = within(screen.getByRole('region', { name: 'History' }))
  expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Taken.*Sari$/),
  ])
})

test('a moderator with an interest in an exposure can neither take it, decide it nor read its contact', async () => {
  await openItem({ ownInterest: true, cases: null, text: '' }).opened
  expect(screen.getByText('You have an interest in this case. Another moderator has to decide it.')).toBeTruthy()
  const main = screen.getByRole('region', { name: 'Withdrawal pending' }).parentElement!
  expect(
    within(main)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Log out'])
})
