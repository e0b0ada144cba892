import { screen, within } from '@testing-library/react'
import { renderPart } from 'shared-state/testing/render-part'
import uiStrings from 'ui/strings/en.json'
import strings from '../strings/en.json'
import { entryOf } from '../testing/sample-brokers.ts'
import { DataPage } from './data-page.tsx'
import type { SiteData } from './load-data.ts'

const months = [
  { at: '2025-12-31', value: 149 },
  { at: '2026-01-15', value: 243 },
]
const dataOf = (given: Partial<SiteData> = {}): SiteData => ({
  query: { type: 'reviews', metric: 'comments', code: '', keyword: '' },
  totals: { regulators: 60, brokers: 59_655, licences: 49_971, countries: 52, byTier: [] },
  grades: [
    { value: 'AAA', name: 'AAA', count: 30 },
    { value: 'D', name: 'D', count: 70 },
  ],
  states: [{ value: 'regulated', name: 'Regulated', count: 100 }],
  leaders: [{ broker: entryOf(), values: months.map(month => ({ ...month, rank: 1 })) }],
  broker: { broker: entryOf(), values: months },
  found: null,
  ...given,
})
const show = (given: Partial<SiteData> = {}) =>
  renderPart(<DataPage />, { data: dataOf(given), strings: { ...uiStrings, ...strings }, at: '/en/data.html' })

test('each chart has a text alternative and a table with its figures', () => {
  show()
  expect(screen.getByRole('img', { name: 'Quillhaven FX, Reviews: from 149 to 243' })).toBeTruthy()
  const table = screen.getByRole('table', { name: 'Quillhaven FX: Reviews' })
  expect(
    within(table)
      .getAllByRole('row')
      .map(row => row.textContent),
  ).toEqual(['End of monthReviews', '15 Jan 2026243', '31 Dec 2025149'])
})

test('each share of all brokers links to the matching broker list', () => {
  show()
  const row = screen.getByRole('row', { name: /^D / })
  expect(within(row).getByText('70.0%')).toBeTruthy()
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/en/brokers?grade=D')
})

test('data panels that failed to load say so in place, and the rest of the page is shown', () => {
  show({ totals: null, grades: null, leaders: null })
  for (const name of ['The site in figures', 'Brokers by grade', 'Leaders over twelve months'])
    expect(screen.getByText(`${name} did not load`)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Brokers by licence' })).toBeTruthy()
})

test('the data page without a chosen broker shows the broker search', () => {
  show({ broker: null, leaders: [] })
  expect(screen.getByRole('search')).toBeTruthy()
  expect(screen.getByText('No broker in this ranking')).toBeTruthy()
})

test('a broker found on the data page is linked to its figures', () => {
  show({
    query: { type: 'score', metric: 'exposures', code: '', keyword: 'gold' },
    found: [entryOf({ code: 'G2', showName: 'Goldpryde' })],
  })
  expect(screen.getByRole('link', { name: 'Goldpryde' }).getAttribute('href')).toBe(
    '/en/data.html?type=score&code=G2&metric=exposures',
  )
})
