import { afterEach, expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
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
}
const earlier = {
  ...event,
  code: '2',
  title: 'Trade balance',
  scheduledAt: '2026-11-19T07:50:00.000Z',
  period: '2026-10',
  unit: 'B',
  consensus: '-360',
  actual: '-231',
}
const week = ['16', '17', '18', '19', '20', '21', '22'].map(day => ({
  date: `2026-11-${day}`,
  count: day === '19' ? 2 : 0,
}))
const thursday = {
  place: { day: undefined, impact: [2, 3], currency: [] },
  today: '2026-11-19',
  day: '2026-11-19',
  week,
  currencies: [{ currency: 'USD', flag: 'US' }],
  events: [earlier, event],
  nextBig: event,
}

const show = (data: object) => {
  jest.useFakeTimers({ now: Date.parse('2026-11-19T13:14:00Z') })
  return renderPart(<CalendarPage />, {
    strings: { ...uiEn, ...en },
    at: '/en/calendar.html',
    data: { ...thursday, ...data },
  })
}
afterEach(() => void jest.useRealTimers())
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
  expect(screen.getByRole('row', { name: /Trade balance/ }).textContent).toContain('above the forecast: -231B')
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
  show({ events: [], nextBig: null })
  expect(screen.getByRole('heading', { name: 'No events' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All events of this day' }).getAttribute('href')).toBe('/en/calendar.html')
})

test('a calendar day without events links to the next week', () => {
  const place = { day: '2026-11-21', impact: [], currency: [] }
  show({ events: [], nextBig: null, day: '2026-11-21', place })
  const [, onward] = screen.getAllByRole('link', { name: 'Next week' })
  expect(onward?.getAttribute('href')).toBe('/en/calendar.html?date=2026-11-23')
})
