import { expect, test } from '@jest/globals'
import type { LoadContext } from 'shared-state/runtime'
import { testStore } from 'shared-state/testing/render-part'
import { loadCalendar } from './load-calendar.ts'

const events = [
  { code: '1', currency: 'EUR', twoCharCode: 'DE', importance: 3, scheduledAt: '2026-11-19T07:00:00.000Z' },
  { code: '2', currency: 'USD', twoCharCode: 'US', importance: 1, scheduledAt: '2026-11-19T13:30:00.000Z' },
  { code: '3', currency: 'USD', twoCharCode: 'US', importance: 3, scheduledAt: '2026-11-20T13:30:00.000Z' },
]
const store = testStore({
  answers: {
    'calendar.indexinit': {
      days: [{ date: '2026-11-19', count: 2 }],
      items: events,
      filters: { countries: [], categories: [] },
      cursor: null,
    },
  },
})
const load = (query: string) =>
  loadCalendar({
    api: store.api,
    store,
    lang: 'en',
    params: {},
    url: new URL(`http://localhost/en/calendar.html${query}`),
    signal: new AbortController().signal,
  } satisfies LoadContext)

test('the calendar loads the events of one day and the counts of its week', async () => {
  const { events: shown, week, currencies } = await load('?date=2026-11-19')
  expect(shown.map(event => event.code)).toEqual(['1', '2'])
  expect(week.map(day => day.count)).toEqual([0, 0, 0, 2, 0, 0, 0])
  expect(currencies).toEqual([
    { currency: 'EUR', flag: 'eu' },
    { currency: 'USD', flag: 'US' },
  ])
})

test('the calendar filters by impact and currency and keeps a selected currency in the filter list', async () => {
  const { events: shown, currencies } = await load('?date=2026-11-19&impact=3&currency=EUR,IDR')
  expect(shown.map(event => event.code)).toEqual(['1'])
  expect(currencies.map(({ currency }) => currency)).toEqual(['EUR', 'IDR', 'USD'])
})

test('an invalid calendar day redirects to the not-found page', async () => {
  const answer = (await load('?date=2026-02-30').catch((thrown: unknown) => thrown)) as Response
  expect(answer.headers.get('Location')).toBe('/en/404.html')
})
