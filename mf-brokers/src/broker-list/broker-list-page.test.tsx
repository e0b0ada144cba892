import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderPart } from 'shared-state/testing/render-part'
import uiStrings from 'ui/strings/en.json'
import strings from '../strings/en.json'
import { entryOf } from '../testing/sample-brokers.ts'
import { BrokerListPage } from './broker-list-page.tsx'
import { noQuery, type BrokerQuery } from './broker-query.ts'

const facets = [
  {
    field: 'grade',
    items: [
      { value: 'AAA', name: 'AAA', count: 312 },
      { value: 'none', name: 'Not rated', count: 88 },
    ],
  },
  {
    field: 'regulatorId',
    items: [{ value: '1', name: 'FCA', count: 488, twoCharCode: 'GB', countryName: 'United Kingdom' }],
  },
  { field: 'countryCode', items: [{ value: '360', name: 'Indonesia', count: 63, twoCharCode: 'ID' }] },
]
const brokers = [
  entryOf(),
  entryOf({
    code: 'G2',
    slug: 'goldpryde',
    showName: 'Goldpryde',
    score: null,
    grade: null,
    stars: null,
    regulators: [],
    licenceStatus: 'unregulated',
    exposureCount: 143,
  }),
]

function show(query: Partial<BrokerQuery> = {}, items = brokers) {
  const data = {
    section: null,
    query: { ...noQuery, ...query },
    items,
    total: items.length,
    pages: 3,
    order: 'score',
    facets,
    reviewLists: null,
  }
  return renderPart(<BrokerListPage />, { data, strings: { ...uiStrings, ...strings }, at: '/en/brokers' })
}

test('each broker in the list shows its score, grade, licences and link', () => {
  show()
  const row = screen.getByRole('row', { name: /Quillhaven FX/ })
  expect(within(row).getByRole('img', { name: 'Grade AAA' })).toBeTruthy()
  expect(within(row).getByText('8.92')).toBeTruthy()
  expect(within(row).getByText('FCA')).toBeTruthy()
  expect(within(row).getByRole('link', { name: 'Quillhaven FX' }).getAttribute('href')).toBe(
    '/en/brokers/info/quillhaven-fx-Q1.html',
  )
})

const flagsIn = (element: Element) =>
  [...element.querySelectorAll('img[src^="/flags/"]')].map(flag => flag.getAttribute('src'))

test('regulators and countries show their flags in the list and the filters', () => {
  show()
  expect(flagsIn(screen.getByRole('row', { name: /Quillhaven FX/ }))).toEqual(['/flags/gb.svg'])
  const [filters] = screen.getAllByRole('group', { name: 'Regulator' })
  expect(flagsIn(filters!)).toEqual(['/flags/gb.svg'])
  expect(within(filters!).getByRole('checkbox', { name: /^United Kingdom FCA/ })).toBeTruthy()
  expect(flagsIn(screen.getAllByRole('group', { name: 'Registered in' })[0]!)).toEqual(['/flags/id.svg'])
})

test('an unrated broker shows no score, and a missing licence is stated in words', () => {
  show()
  const row = screen.getByRole('row', { name: /Goldpryde/ })
  expect(within(row).getByText('Not rated')).toBeTruthy()
  expect(within(row).queryByRole('img', { name: /Grade|stars/ })).toBeNull()
  expect(within(row).getByText('No licence found')).toBeTruthy()
})

test('each active filter has a link to remove it, and the pager preserves the filters', () => {
  show({ grade: ['AAA'], regulatorId: ['1'], page: 2 })
  expect(screen.getByRole('link', { name: 'Remove Grade AAA' }).getAttribute('href')).toBe('/en/brokers?regulatorId=1')
  expect(screen.getByRole('link', { name: 'Page 3 of 3' }).getAttribute('href')).toBe(
    '/en/brokers?grade=AAA&regulatorId=1&page=3',
  )
  expect(screen.getByText('400 listed, 2 match your filters')).toBeTruthy()
})

test('a ticked filter appears above the list at once, before the filtered list has loaded', async () => {
  show()
  const box = within(screen.getByRole('complementary', { name: 'Filters' })).getByRole('checkbox', { name: /AAA/ })
  await act(async () => fireEvent.click(box))
  expect(screen.getByRole('link', { name: 'Remove Grade AAA' })).toBeTruthy()
  expect(screen.getByText('400 listed')).toBeTruthy()
})

test('a search without matches says that no broker matches the filters', () => {
  show({ keyword: 'zzz' }, [])
  expect(screen.getByRole('heading', { name: 'No broker matches your filters' })).toBeTruthy()
})
