import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import { renderPart, testStore } from 'shared-state/testing/render-part'
import { area } from '../area.tsx'
import en from '../strings/en.json'
import id from '../strings/id.json'

afterEach(cleanup)

const now = Date.UTC(2026, 10, 20, 16)
const marks = { at: '2026-11-20T00:00:00.000Z', source: 'European Central Bank', kind: 'reference' }
const rateOf = (symbol: string) => ({ symbol, name: symbol, rate: 1.1, bid: null, ask: null, changePct: 0, ...marks })
const position = {
  symbol: 'EURUSD',
  longPct: 62,
  shortPct: 38,
  at: '2026-11-20T15:00:00Z',
  source: 'Harbour Desk',
  sample: false,
}

/** Opens the quotes page; `items`: the open positions, undefined where they are not configured. */
async function openQuotes(items: readonly (typeof position)[] | undefined, lang: 'en' | 'id' = 'en', query = '') {
  const route = area.routes.find(({ path }) => path === 'quote.html')!
  const store = testStore({
    lang,
    strings: lang === 'en' ? en : id,
    now,
    answers: {
      'homefuc.symbol': { items: [rateOf('EURUSD'), rateOf('USDJPY')] },
      'homefuc.ratehistory': { days: [], items: [], ...marks, positions: items !== undefined },
      ...(items && { 'homefuc.holdposition': { items } }),
    },
  })
  const url = new URL(`/${lang}/quote.html${query}`, 'http://localhost')
  const { signal } = new AbortController()
  const data = await route.load!({ params: {}, url, lang, api: store.api, store, signal })
  await route.page.load()
  const Page = route.page
  return renderPart(<Page />, { at: url.pathname + url.search, data, store })
}
const cellsOf = (pair: string) =>
  within(screen.getByText(pair).closest('tr')!)
    .getAllByRole('cell')
    .map(cell => cell.textContent)

test('open positions are shown for each pair with their source and time, and are said to be no advice', async () => {
  await openQuotes([position])
  expect(cellsOf('EUR/USD').at(-1)).toBe('62% long, 38% short')
  expect(cellsOf('USD/JPY').at(-1)).toBe('no data')
  const note = screen.getByText(/published by Harbour Desk/).textContent
  expect(note).toMatch(/Desk, 20 Nov 2026, \d\d:00/)
  expect(note).toMatch(/not advice\.$/)
  expect(screen.queryByText(/We have no data on how many traders/)).toBeNull()
})

test('one pair in detail has its open positions, in Indonesian too', async () => {
  await openQuotes([position], 'id', '?symbol=EURUSD')
  expect(screen.getAllByText('62% beli, 38% jual')).toHaveLength(2)
})

test('invented open positions are marked', async () => {
  await openQuotes([{ ...position, sample: true }])
  expect(screen.getByText(/published by Harbour Desk/).textContent).toMatch(/These open positions are invented\.$/)
})

test.each([
  ['where they are not configured', undefined],
  ['that are more than a week old', [{ ...position, at: '2026-11-13T15:00:00Z' }]],
])('open positions %s are not shown', async (_why, items) => {
  await openQuotes(items)
  screen.getByText(/We have no data on how many traders/)
  expect(screen.queryByText('Open positions')).toBeNull()
})
