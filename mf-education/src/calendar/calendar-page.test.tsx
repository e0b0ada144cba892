import { afterEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { renderPart } from 'shared-state/testing/render-part'
import uiEn from 'ui/strings/en.json'
import en from '../strings/en.json'
import { CalendarPage } from './calendar-page.tsx'

const event = {
  code: '1',
  slug: 'x',
  title: 'Jobless claims',
  countryCode: '840',
  twoCharCode: 'US',
  currency: 'USD',
  importance: 3,
  category: 'labour',
  scheduledAt: '2026-11-19T13:30:00.000Z',
  period: '2026-W46',
  unit: 'K',
  previous: '217',
  consensus: '220',
  actual: null,
  revised: null,
  currencyRisesOn: 'lower',
  sample: true,
}
const earlier = {
  ...event,
  code: '2',
  title: 'Trade balance',
  scheduledAt: '2026-11-19T07:50:00.000Z',
  period: '2026-10',
  unit: 'B',
  currencyRisesOn: 'higher',
  consensus: '-360',
  actual: '-231',
}
const week = ['16', '17', '18', '19', '20', '21', '22'].map(day => ({
  date: `2026-11-${day}`,
  count: day === '19' ? 2 : 0,
}))
const today = {
  view: 'day',
  day: undefined,
  impact: [],
  currency: [],
  country: [],
  category: '',
  after: '',
  zone: 'UTC',
}
const thursday = {
  place: { ...today, impact: [2, 3] },
  origin: 'https://site.example',
  today: '2026-11-19',
  day: '2026-11-19',
  week,
  currencies: [{ currency: 'USD', flag: 'US' }],
  days: [{ date: '2026-11-19', events: [earlier, event] }],
  after: null,
  choices: {
    countries: [{ value: '840', name: 'United States', count: 2 }],
    categories: [{ value: 'labour', name: 'Labour', count: 2 }],
  },
  nextBig: event,
  reminders: null as object[] | null,
}

/** Shows the query of the current address. */
const Address = () => <output aria-label="query">{useLocation().search}</output>
const query = () => screen.getByRole('status', { name: 'query' }).textContent

const show = (data: object) => {
  jest.useFakeTimers({ now: Date.parse('2026-11-19T13:14:00Z') })
  return renderPart(
    <>
      <CalendarPage />
      <Address />
    </>,
    {
      strings: { ...uiEn, ...en },
      at: '/en/calendar.html',
      data: { ...thursday, ...data },
    },
  )
}
afterEach(() => {
  jest.useRealTimers()
  localStorage.clear()
})
const rows = () => screen.getAllByRole('row').map(row => row.textContent)

test('the calendar shows the current time between past and upcoming events', () => {
  show({})
  expect(rows()[2]).toBe('13:14 now, next event in 16 min')
  expect(rows()[1]).toContain('Trade balance')
  expect(rows()[3]).toContain('Jobless claims')
})

test('the calendar of another day does not show the current time', () => {
  show({ today: '2026-11-20' })
  expect(rows()).toHaveLength(3)
})

test('a calendar figure states in words how it compares with its forecast', () => {
  show({})
  expect(screen.getByRole('row', { name: /Trade balance/ }).textContent).toContain(
    'above the forecast, which usually lifts USD: -231B',
  )
})

test('the calendar’s day and filter links keep the other selections', () => {
  show({})
  const days = within(screen.getByRole('navigation', { name: 'Days' }))
  expect(days.getByRole('link', { current: 'date' }).textContent).toContain('19')
  expect(days.getByRole('link', { name: /Fri/ }).getAttribute('href')).toBe(
    '/en/calendar.html?date=2026-11-20&impact=2,3',
  )
  const filters = within(screen.getByRole('navigation', { name: 'Filters' }))
  expect(filters.getByRole('link', { name: /Low/ }).getAttribute('href')).toBe('/en/calendar.html')
  expect(filters.getByRole('link', { name: /USD/ }).getAttribute('href')).toBe(
    '/en/calendar.html?impact=2,3&currency=USD',
  )
})

test('calendar filters without a matching event show an empty message and can be removed', () => {
  show({ days: [], nextBig: null })
  expect(screen.getByRole('heading', { name: 'No events' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Remove the filters' }).getAttribute('href')).toBe('/en/calendar.html')
})

test('a calendar day without events links to the next week', () => {
  const place = { ...today, day: '2026-11-21' }
  show({ days: [{ date: '2026-11-21', events: [] }], nextBig: null, day: '2026-11-21', place })
  const [, onward] = screen.getAllByRole('link', { name: 'Next week' })
  expect(onward?.getAttribute('href')).toBe('/en/calendar.html?date=2026-11-23')
})

test('an event in the calendar links to its page', () => {
  show({})
  expect(screen.getByRole('link', { name: 'Trade balance' }).getAttribute('href')).toBe('/en/calendar/x-2.html')
})

test('times in the calendar are those of the chosen zone, also the current one', () => {
  show({ place: { ...today, zone: 'Asia/Jakarta' } })
  expect(rows()[2]).toBe('20:14 now, next event in 16 min')
  expect(rows()[3]).toContain('20:30')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Time zone' }).selectedOptions[0]!.text).toBe(
    'Jakarta (UTC+7)',
  )
})

test('a time zone that is not on offer is still selected', () => {
  show({ place: { ...today, zone: 'Asia/Kathmandu' } })
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Time zone' }).selectedOptions[0]!.text).toBe(
    'Kathmandu (UTC+5:45)',
  )
})

test('a choice of country changes the address and keeps the other selections', async () => {
  show({})
  await act(async () =>
    fireEvent.change(screen.getByRole('combobox', { name: 'Country' }), { target: { value: '840' } }),
  )
  expect(query()).toBe('?impact=2,3&country=840')
})

test('a chosen time zone is kept in the browser', async () => {
  show({})
  await act(async () =>
    fireEvent.change(screen.getByRole('combobox', { name: 'Time zone' }), { target: { value: 'Asia/Tokyo' } }),
  )
  expect(query()).toBe('?impact=2,3&zone=Asia/Tokyo')
  expect(localStorage.getItem('calendar.zone')).toBe('Asia/Tokyo')
})

test('a calendar rendered in UTC changes to the zone that was chosen in the browser, unless the address names one', async () => {
  localStorage.setItem('calendar.zone', 'Asia/Tokyo')
  show({})
  await waitFor(() => expect(query()).toBe('?zone=Asia/Tokyo'))
})

test('a day on which clocks change says so', () => {
  const date = '2026-11-01'
  const place = { ...today, day: date, zone: 'America/New_York' }
  show({ place, day: date, days: [{ date, events: [{ ...event, scheduledAt: '2026-11-01T06:30:00.000Z' }] }] })
  expect(screen.getByText(/Clocks in New York go back by 60 minutes/)).toBeTruthy()
  expect(rows()[1]).toContain('01:30')
})

test('the links for calendar programs contain the filters, and the first one subscribes', () => {
  show({})
  const address = '//site.example/en/feeds/calendar.ics?impact=2,3'
  expect(screen.getByRole('link', { name: 'Subscribe' }).getAttribute('href')).toBe(`webcal:${address}`)
  expect(screen.getByRole('link', { name: /Download/ }).getAttribute('href')).toBe('/en/feeds/calendar.ics?impact=2,3')
})

test('the list of upcoming events has links to the next page and back', () => {
  show({ place: { ...today, view: 'next', after: 'abc' }, after: 'def' })
  expect(screen.getByRole('link', { name: 'Later events' }).getAttribute('href')).toBe(
    '/en/calendar.html?view=next&after=def',
  )
  expect(screen.getByRole('link', { name: 'Back to the next events' }).getAttribute('href')).toBe(
    '/en/calendar.html?view=next',
  )
  expect(screen.queryByRole('navigation', { name: 'Days' })).toBeNull()
})

test('a logged-in viewer sees their reminders next to the calendar', () => {
  show({ reminders: [{ event: { ...event, title: 'Consumer prices' }, minutesBefore: 60 }] })
  const panel = screen.getByRole('region', { name: 'Your reminders' })
  expect(panel.textContent).toContain('19 Nov 2026, 13:30, 1 hour before')
  expect(within(panel).getByRole('link', { name: 'Consumer prices' }).getAttribute('href')).toBe(
    '/en/calendar/x-1.html',
  )
})
