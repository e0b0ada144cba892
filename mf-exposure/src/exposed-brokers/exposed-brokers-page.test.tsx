import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { renderPart, testStore } from 'shared-state/testing/render-part'
import uiWords from 'ui/strings/en.json'
import en from '../strings/en.json'
import { pellworth } from '../testing/sample-exposure.ts'
import { ExposedBrokersPage } from './exposed-brokers-page.tsx'
import { exposedBrokersHead, loadExposedBrokers, type ExposedBroker } from './load-exposed-brokers.ts'

const broker: ExposedBroker = {
  ...pellworth,
  namesakeDetails: ['Pellworth Ltd'],
  amounts: [
    { amount: 4200, currency: 'USD' },
    { amount: 900, currency: 'EUR' },
    { amount: 10, currency: 'GBP' },
  ],
  warnings: 5,
}

const rankOf = (rank: number, value: number, move: number | null) => ({
  rank,
  move,
  value,
  broker: { ...pellworth, code: `b${rank}${value}${move}` },
})
const everyRank = [rankOf(1, 7, 2), rankOf(2, 3, null), rankOf(2, 3, 0), rankOf(4, 1, -1)]

async function load(search: string, { items = [broker], total = 1, ranks = everyRank } = {}) {
  const store = testStore({
    strings: { ...uiWords, ...en },
    answers: {
      'exposure.slistrank': { items: ranks },
      'exposure.slist': { items, total, pageIndex: 1, pageSize: 20 },
      'home.countrylist': { groups: [{ letter: '', items: [{ countryCode: '826', name: 'United Kingdom' }] }] },
    },
  })
  const url = new URL(`/en/exposure/brokers.html${search}`, 'http://localhost')
  const signal = new AbortController().signal
  return { data: await loadExposedBrokers({ params: {}, url, lang: 'en', api: store.api, store, signal }), store, url }
}
const open = async (search = '', given?: Parameters<typeof load>[1]) =>
  renderPart(
    <>
      <ExposedBrokersPage />
      <Address />
    </>,
    { at: `/en/exposure/brokers.html${search}`, ...(await load(search, given)) },
  )

function Address() {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}

test('each broker has its complaints, the cases without a reply and the amounts claimed', async () => {
  await open()
  const row = within(within(screen.getAllByRole('table')[1]!).getAllByRole('row')[1]!)
  expect(row.getByRole('link', { name: 'Pellworth Global (United Kingdom, Pellworth Ltd)' })).toBeTruthy()
  expect(row.getByRole('link', { name: /^18, Pellworth/ }).getAttribute('href')).toBe(
    '/en/exposure.html?traderCode=pw1',
  )
  expect(row.getByRole('link', { name: /^14 days without a reply: 5, Pellworth/ }).getAttribute('href')).toBe(
    '/en/exposure.html?traderCode=pw1&replied=overdue',
  )
  for (const words of ['5', '$4,200', 'and 1 more']) expect(row.getByText(words)).toBeTruthy()
})

test('a filter of brokers by complaints becomes part of the address', async () => {
  await open()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'amount')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Broker’s name' }), 'pell')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  await waitFor(() =>
    expect(screen.getByTestId('address').textContent).toBe('/en/exposure/brokers.html?keyword=pell&order=amount'),
  )
})

test('brokers by complaints without a match says so and offers the whole list', async () => {
  await open('?keyword=zzz', { items: [] })
  expect(screen.getByRole('heading', { name: 'No broker found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Clear the filters' }).getAttribute('href')).toBe('/en/exposure/brokers.html')
})

test('a page of brokers by complaints beyond the last leads to the last one', async () => {
  const refused: unknown = await load('?order=score&page=9', { items: [broker], total: 21 }).catch(
    (error: unknown) => error,
  )
  expect((refused as Response).headers.get('location')).toBe('/en/exposure/brokers.html?order=score&page=2')
})

test('brokers by complaints has a title of its own, and a filtered one is not indexed', async () => {
  const { data, store, url } = await load('?countryCode=826')
  const head = exposedBrokersHead(data, { store, url })
  expect([head.title, head.noindex, head.canonical]).toEqual(['Brokers by complaints', true, '/exposure/brokers.html'])
})

test('the ranking of brokers by complaints has an address per period, and moves in words', async () => {
  await open('?order=score&period=week')
  const [table] = screen.getAllByRole('table')
  const rows = within(table!).getAllByRole('row').slice(1)
  const cells = rows.map(row => [...row.children].map(cell => cell.textContent))
  expect(cells.map(([rank, , value, move]) => [rank, value, move])).toEqual([
    ['1', '7', 'up 2 places'],
    ['2', '3', 'New'],
    ['2', '3', 'unchanged'],
    ['4', '1', 'down 1 place'],
  ])
  const tab = (name: string) => screen.getByRole('link', { name })
  expect(tab('Last 7 days').getAttribute('aria-current')).toBe('page')
  expect(tab('Last 30 days').getAttribute('href')).toBe('/en/exposure/brokers.html?order=score')
  expect(tab('Last 365 days').getAttribute('href')).toBe('/en/exposure/brokers.html?order=score&period=year')
})

test.each([
  ['?period=week', 7],
  ['?order=score', 30],
  ['?period=year', 365],
])('with the address %s, the complaints of a broker lead to those of the last %i days', async (address, days) => {
  await open(address)
  const href = screen.getByRole('link', { name: /^7, Pellworth/ }).getAttribute('href')!
  expect(href).toMatch(/^\/en\/exposure\.html\?traderCode=\w+&period=\d+$/)
  expect(new URLSearchParams(href.split('?')[1]).get('period')).toBe(String(days))
})

test('a period without complaints says so', async () => {
  await open('', { ranks: [] })
  expect(screen.getByRole('heading', { name: 'No complaints were published in this period' })).toBeTruthy()
})
