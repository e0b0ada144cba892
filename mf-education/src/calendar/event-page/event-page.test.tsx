import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openAddress, refusal, type Answers } from 'shared-state/testing/open-address'
import uiWords from 'ui/strings/en.json'
import { area } from '../../area.tsx'
import en from '../../strings/en.json'

const now = Date.parse('2026-11-19T12:00:00Z')
beforeEach(() => void jest.useFakeTimers({ now, doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick'] }))
afterEach(() => void jest.useRealTimers())

const event = {
  code: 'E1',
  slug: 'united-states-cpi',
  title: 'United States CPI',
  countryCode: '840',
  twoCharCode: 'US',
  currency: 'USD',
  importance: 3,
  category: 'inflation',
  scheduledAt: '2026-11-19T13:30:00.000Z',
  period: '2026-10',
  unit: '%',
  previous: '2.4',
  consensus: '2.5',
  actual: null as string | null,
  revised: null as string | null,
  currencyRisesOn: 'higher' as 'higher' | 'lower' | null,
  sample: true,
  content: '<p>What a basket of goods costs.</p>',
  categoryName: 'Inflation',
}
const past = (month: string, actual: string, revisedTo: string | null = null) => ({
  code: `P${month}`,
  slug: 'united-states-cpi',
  at: `2026-${month}-14T13:30:00.000Z`,
  period: `2026-${month}`,
  actual,
  consensus: '2.3',
  previous: '2.2',
  revisedTo,
})
const viewer = { userId: 'u1', nick: 'Dimas A.', avatar: null, roles: [] } as never

async function open(
  change: Partial<typeof event> = {},
  { answers = {}, isLoggedIn = true, query = '', more = {} } = {},
) {
  const sent: object[] = []
  let minutesBefore = 0
  const shown = { ...event, ...change }
  const known: Answers = {
    'calendar.detailinit': () => ({ event: shown, history: [], next: null, related: [], ...more }),
    'calendar.reminders': () => ({ items: minutesBefore ? [{ event: shown, minutesBefore }] : [] }),
    'calendar.remind': input => ({ minutesBefore: (minutesBefore = Number(input['minutesBefore'])) }),
    'article.list': () => ({ items: [], total: 0, pageIndex: 1, pageSize: 4, tagName: null }),
  }
  const page = await openAddress(area, `/en/calendar/united-states-cpi-E1.html${query}`, {
    answers: { ...known, ...answers },
    onCall: ({ name, method }, input) => void (method === 'POST' && sent.push({ call: name, ...input })),
    strings: { ...uiWords, ...en },
    user: isLoggedIn ? viewer : null,
    now,
  })
  return { ...page, sent }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const fact = (label: string) =>
  screen.getAllByText(label).map(term => term.parentElement!.textContent!.replace(label, ''))

test('an event shows when it is due, how long that is, and what a surprise usually does to the currency', async () => {
  await open()
  expect([fact('Due'), fact('Time left')]).toEqual([['19 Nov 2026, 13:30'], ['1 h 30 min']])
  expect(
    screen.getByText('A figure above the forecast usually lifts USD, and one below it usually weighs on it.'),
  ).toBeTruthy()
  expect(screen.getByText('What a basket of goods costs.')).toBeTruthy()
})

test.each([
  ['lower', 'A figure below the forecast usually lifts USD, and one above it usually weighs on it.'],
  [null, 'Neither a higher nor a lower figure has a clear effect on USD.'],
] as const)('an event whose currency rises on a %s figure says so', async (currencyRisesOn, text) => {
  await open({ currencyRisesOn })
  expect(screen.getByText(text)).toBeTruthy()
})

test('a published event shows its figure against the forecast, the revision of the previous one, and no reminder', async () => {
  await open({ scheduledAt: '2026-11-19T11:30:00.000Z', actual: '2.6', revised: '2.3' })
  expect(fact('Actual')).toEqual(['▲ above the forecast, which usually lifts USD: 2.6%'])
  expect(fact('Previous')).toEqual(['2.3% (first 2.4%)'])
  expect(screen.queryByRole('button', { name: 'Remind me' })).toBeNull()
})

test('times of an event are in the zone of the address', async () => {
  await open({}, { query: '?zone=Asia/Jakarta' })
  expect([fact('Due'), fact('Time zone')]).toEqual([['19 Nov 2026, 20:30'], ['Jakarta (UTC+7)']])
})

test('the past figures of an event are drawn as a chart with their revisions, and listed', async () => {
  await open({}, { more: { history: [past('10', '2.4'), past('09', '2.1', '2.2'), past('08', '2.0')] } })
  expect(screen.getByRole('img', { name: 'Figures from 2.0% on 14 Aug 2026 to 2.4% on 14 Oct 2026' })).toBeTruthy()
  const rows = within(screen.getByRole('table', { name: 'Past figures: United States CPI' })).getAllByRole('row')
  expect(rows).toHaveLength(4)
  expect(rows[2]!.textContent).toContain('2.2% (first 2.1%)')
  expect(within(rows[1]!).getByRole('link').getAttribute('href')).toBe('/en/calendar/united-states-cpi-P10.html')
})

test('a reminder is set, changed and removed on the page of the event', async () => {
  const { sent } = await open()
  expect(
    [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Notify me' }).options].map(({ text }) => text),
  ).toEqual(['5 minutes before', '15 minutes before', '1 hour before'])
  await press('Remind me')
  expect((await screen.findByText('Your reminder is set: 15 minutes before.')).closest('[role=status]')).toBeTruthy()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Notify me' }), '60')
  await press('Change reminder')
  expect(await screen.findByText('Your reminder is set: 1 hour before.')).toBeTruthy()
  await press('Remove reminder')
  expect(await screen.findByText('Your reminder has been removed.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Remind me' })).toBeTruthy()
  expect(sent).toEqual([15, 60, 0].map(minutesBefore => ({ call: 'calendar.remind', code: 'E1', minutesBefore })))
})

test('a visitor who is not logged in sets the reminder once they have logged in through the dialog', async () => {
  const { store, sent } = await open({}, { isLoggedIn: false })
  await press('Remind me')
  expect([store.session.promptOpen, sent]).toEqual([true, []])
  await act(async () => store.session.loggedIn(viewer))
  expect(await screen.findByText('Your reminder is set: 15 minutes before.')).toBeTruthy()
})

test('after a login without JavaScript, the page asks the visitor to press the reminder button', async () => {
  await open({}, { query: '?act=remind' })
  expect(screen.getByRole('status').textContent).toBe('You are logged in. Press “Remind me” to set the reminder.')
})

test('a refused reminder is shown', async () => {
  await open({}, { answers: { 'calendar.remind': () => refusal(409, 3101) } })
  await press('Remind me')
  expect((await screen.findByRole('alert')).textContent).toBe('a message for developers')
})

test('an event with another name in its address is redirected', async () => {
  const { at } = await open({ slug: 'us-cpi' })
  expect(at()).toBe('/en/calendar/us-cpi-E1.html')
})

test('an event that does not exist leads to the not-found page', async () => {
  const { router } = await open()
  await act(() => router.navigate('/en/calendar/-.html'))
  expect(screen.getByRole('heading', { name: 'Elsewhere' })).toBeTruthy()
})
