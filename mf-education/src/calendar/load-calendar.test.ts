import { expect, test } from '@jest/globals'
import type { LoadContext } from 'shared-state/runtime'
import { testStore } from 'shared-state/testing/render-part'
import { loadCalendar } from './load-calendar.ts'

const event = { currency: 'USD', twoCharCode: 'US', countryCode: '840', category: 'labour', importance: 3 }
const events = [
  { ...event, code: '0', scheduledAt: '2026-11-18T23:30:00.000Z', importance: 1 },
  {
    ...event,
    code: '1',
    scheduledAt: '2026-11-19T07:00:00.000Z',
    currency: 'EUR',
    twoCharCode: 'DE',
    countryCode: '276',
  },
  { ...event, code: '2', scheduledAt: '2026-11-19T13:30:00.000Z', importance: 1 },
  { ...event, code: '3', scheduledAt: '2026-11-19T18:30:00.000Z', category: 'growth' },
  { ...event, code: '4', scheduledAt: '2026-11-22T23:00:00.000Z' },
  { ...event, code: '5', scheduledAt: '2026-11-20T09:00:00.000Z', countryCode: '156' },
]
/** Events of mainland China (156) are offered as Hong Kong (344). */
const countries = [{ value: '344', name: 'Hong Kong', count: 1, codes: ['156'] }]
const asked: Record<string, unknown>[] = []
const api = {
  call: async ({ name }: { name: string }, input: Record<string, unknown>) => {
    asked.push(input)
    return name === 'calendar.more'
      ? { items: events.slice(2, 4), cursor: 'further' }
      : { days: [], items: events, filters: { countries, categories: [] }, cursor: null }
  },
} as unknown as LoadContext['api']
function load(query: string) {
  asked.length = 0
  return loadCalendar({
    api,
    store: testStore({}),
    lang: 'en',
    params: {},
    url: new URL(`http://localhost/en/calendar.html${query}`),
    signal: new AbortController().signal,
  } satisfies LoadContext)
}
const codes = ({ days }: Awaited<ReturnType<typeof load>>) =>
  days.map(({ date, events: of }) => [date, of.map(({ code }) => code).join('')])

test('the calendar loads the events of one day in UTC and the counts of its week', async () => {
  const data = await load('?date=2026-11-19&zone=UTC')
  expect(codes(data)).toEqual([['2026-11-19', '123']])
  expect(data.week.map(day => day.count)).toEqual([0, 0, 1, 3, 1, 0, 1])
  expect(data.currencies).toEqual([
    { currency: 'EUR', flag: 'eu' },
    { currency: 'USD', flag: 'US' },
  ])
})

test('a day of another time zone has the events of that day there, also those of the UTC days around it', async () => {
  const data = await load('?date=2026-11-19&zone=Asia/Jakarta')
  expect(codes(data)).toEqual([['2026-11-19', '012']])
  expect(data.week.map(day => day.count)).toEqual([0, 0, 0, 3, 2, 0, 0])
  expect(asked).toContainEqual({ from: '2026-11-15', to: '2026-11-23' })
  expect(codes(await load('?date=2026-11-18&zone=America/New_York'))).toEqual([['2026-11-18', '0']])
})

test('the week view of the calendar has the seven days of the week', async () => {
  const days = codes(await load('?date=2026-11-19&view=week&zone=UTC'))
  expect([days.length, days[0]![0], days[2], days[3], days[6]]).toEqual([
    7,
    '2026-11-16',
    ['2026-11-18', '0'],
    ['2026-11-19', '123'],
    ['2026-11-22', '4'],
  ])
})

test('upcoming events are loaded with the filters, grouped by day of the time zone, with the cursor of the next page', async () => {
  const data = await load('?view=next&impact=3&currency=USD&country=840&category=labour&after=abc&zone=Asia/Jakarta')
  expect([codes(data), data.after]).toEqual([
    [
      ['2026-11-19', '2'],
      ['2026-11-20', '3'],
    ],
    'further',
  ])
  expect(asked).toContainEqual({
    num: 40,
    cursor: 'abc',
    importance: [3],
    currency: ['USD'],
    countryCodes: ['840'],
    category: 'labour',
  })
})

test.each([
  ['impact=3', '13'],
  ['impact=3&currency=EUR,IDR', '1'],
  ['country=276', '1'],
  ['category=growth', '3'],
  ['category=growth&impact=1', ''],
])('the calendar of a day shows the events that match %s', async (query, expected) => {
  expect(codes(await load(`?date=2026-11-19&zone=UTC&${query}`))).toEqual([['2026-11-19', expected]])
})

test('a chosen country shows the events of all countries that are offered under its name', async () => {
  expect(codes(await load('?date=2026-11-20&zone=UTC&country=344'))).toEqual([['2026-11-20', '5']])
  expect(codes(await load('?date=2026-11-20&zone=UTC&country=840'))).toEqual([['2026-11-20', '']])
})

test('the chosen country and category are asked for, so that they have names on days without events', async () => {
  await load('?date=2026-11-19&zone=UTC&country=344&category=growth')
  expect(asked).toContainEqual({ from: '2026-11-15', to: '2026-11-23', countryCodes: ['344'], category: 'growth' })
})

test('a selected currency stays in the filter list when no event of the day has it', async () => {
  const { currencies } = await load('?date=2026-11-19&zone=UTC&impact=3&currency=EUR,IDR')
  expect(currencies.map(({ currency }) => currency)).toEqual(['EUR', 'IDR', 'USD'])
})

test('an invalid calendar day redirects to the not-found page', async () => {
  const answer = (await load('?date=2026-02-30').catch((thrown: unknown) => thrown)) as Response
  expect(answer.headers.get('Location')).toBe('/en/404.html')
})

test('in a browser the calendar without a time zone is loaded in the zone that was chosen there', async () => {
  localStorage.setItem('calendar.zone', 'Asia/Tokyo')
  const answer = (await load('?impact=3').catch((thrown: unknown) => thrown)) as Response
  expect(answer.headers.get('Location')).toBe('/en/calendar.html?impact=3&zone=Asia/Tokyo')
  expect((await load('?zone=UTC')).place.zone).toBe('UTC')
  localStorage.clear()
})
