import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderPart, testStore } from 'shared-state/testing/render-part'
import uiStrings from 'ui/strings/en.json'
import strings from '../strings/en.json'
import { entryOf } from '../testing/sample-brokers.ts'
import { BrokerListPage } from './broker-list-page.tsx'
import type { BrokerSection } from '../addresses.ts'
import { noQuery, type BrokerQuery } from './broker-query.ts'
import { headOfList } from './head-of-list.ts'
import type { BrokerListData } from './load-broker-list.ts'

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
    items: [{ value: '1', name: 'FCA', count: 488, twoCharCode: 'GB' }],
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

function show(query: Partial<BrokerQuery> = {}, items: object[] = brokers, more: object = {}) {
  const data = {
    section: null,
    query: { ...noQuery, ...query },
    items,
    total: items.length,
    listed: 400,
    pages: 3,
    order: 'score',
    facets,
    reviewLists: null,
    hasAd: false,
    ...more,
  }
  return renderPart(<BrokerListPage />, { data, strings: { ...uiStrings, ...strings }, at: '/en/brokers' })
}

test('a list with a booked ad keeps room for it after its rows, and no other list does', () => {
  const { container, unmount } = show()
  expect(container.querySelector('.listAd')).toBeNull()
  unmount()
  const booked = show({}, brokers, { hasAd: true }).container
  const [table, place] = [screen.getByRole('table'), booked.querySelector('.listAd')!]
  expect(table.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

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
  expect(flagsIn(screen.getByRole('row', { name: /Quillhaven FX/ }))).toEqual(['/flags/gb.webp'])
  const [filters] = screen.getAllByRole('group', { name: 'Regulator' })
  expect(flagsIn(filters!)).toEqual(['/flags/gb.webp'])
  expect(within(filters!).getByRole('checkbox', { name: /^United Kingdom FCA/ })).toBeTruthy()
  expect(flagsIn(screen.getAllByRole('group', { name: 'Registered in' })[0]!)).toEqual(['/flags/id.webp'])
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

const details = {
  accountTypes: 3,
  currencies: ['EUR', 'IDR', 'USD'],
  lotCost: 7.5,
  withdrawals: 6,
  replied: 4,
  overdue: 0,
  entities: 2,
  website: 'https://www.quillhaven.example',
  systems: ['web', 'ios'],
  claimed: true,
  riskLevel: 'low',
  updatedAt: '2026-05-03T00:00:00.000Z',
}
const unknown = {
  ...details,
  riskLevel: 'high',
  accountTypes: 0,
  currencies: [],
  lotCost: null,
  withdrawals: 0,
  website: null,
  systems: [],
}
const bare = entryOf({
  code: 'B3',
  showName: 'Bareline',
  minDeposit: null,
  spreadFrom: null,
  maxLeverage: null,
  foundedYear: null,
  exposureCount: 0,
  regulators: [],
  licenceStatus: 'unregulated',
  platforms: [],
})
const cellsOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .slice(-4, -1)
    .map(cell => cell.textContent)

test.each<[BrokerSection, string[], string[], string[]]>([
  ['info', ['Complaints', 'Minimum deposit', 'Founded'], ['9', '$100', '2014'], ['0', '–', '–']],
  ['account', ['Minimum deposit', 'Account types', 'Maximum leverage'], ['$100', '3', '1:30'], ['–', '0', '–']],
  ['safe', ['Risk level', 'Complaints', 'Withdrawal complaints'], ['Low risk', '9', '6'], ['High risk', '0', '0']],
  ['review', ['Reviews', 'Complaints', 'Founded'], ['1,204', '9', '2014'], ['1,204', '0', '–']],
  ['trade', ['EUR/USD from', 'Cost of 1 lot', 'Maximum leverage'], ['0.7 pips', '$7.50', '1:30'], ['–', '–', '–']],
  [
    'deposit',
    ['Withdrawal complaints', 'Minimum deposit', 'Currencies'],
    ['6', '$100', 'EUR, IDR +1'],
    ['0', '–', '–'],
  ],
  ['regulator', ['Strictest tier', 'Active regulators', 'Complaints'], ['', '1', '9'], ['–', '0', '0']],
  ['service', ['Complaints', 'Complaints answered', 'Website'], ['9', '4 of 9', 'quillhaven.example'], ['0', '–', '–']],
  ['login', ['Website', 'Runs on', 'Complaints'], ['quillhaven.example', 'Web, iOS', '9'], ['–', '–', '0']],
  ['company', ['Founded', 'Legal entities', 'Complaints'], ['2014', '2', '9'], ['–', '2', '0']],
  ['app', ['Platforms', 'Runs on', 'Reviews'], ['MetaTrader 5', 'Web, iOS', '1,204'], ['–', '–', '1,204']],
  ['crypto', ['EUR/USD from', 'Maximum leverage', 'Minimum deposit'], ['0.7 pips', '1:30', '$100'], ['–', '–', '–']],
  [
    'update',
    ['Record changed', 'Complaints', 'Minimum deposit'],
    ['3 May 2026', '9', '$100'],
    ['3 May 2026', '0', '–'],
  ],
])(
  'the sub-page %s shows three facts about its subject, and a dash for what is unknown',
  (section, labels, known, none) => {
    show(
      {},
      [
        { ...entryOf(), details },
        { ...bare, details: unknown },
      ],
      { section },
    )
    expect(
      screen
        .getAllByRole('columnheader')
        .slice(-4, -1)
        .map(header => header.textContent),
    ).toEqual(labels)
    expect([cellsOf(/Quillhaven FX/), cellsOf(/Bareline/)]).toEqual([known, none])
  },
)

test('the list says how many complaints of a broker are unanswered for 14 days', () => {
  show({}, [{ ...entryOf(), details: { ...details, overdue: 2 } }], { section: 'safe' })
  expect(cellsOf(/Quillhaven FX/)[1]).toBe('92 unanswered for 14 days')
})

const ownFacets = [
  { field: 'spreadMax', items: [{ value: '0.5', name: '≤ 0.5', count: 12 }] },
  { field: 'feature', items: [{ value: 'ecn', name: 'ECN', count: 7 }] },
]

test('a sub-page says what it lists and how many, and offers the filters of its own with their counts', () => {
  show({ feature: ['ecn'], spreadMax: '0.5' }, [{ ...entryOf(), details }], {
    section: 'trade',
    listed: 39_186,
    facets: [...ownFacets, ...facets],
  })
  screen.getByText(/^39,186 brokers with known trading conditions/)
  screen.getByText('39,186 listed, 1 matches your filters')
  const filters = within(screen.getByRole('complementary', { name: 'Filters' }))
  expect(filters.getByRole('checkbox', { name: /ECN/ })).toHaveProperty('checked', true)
  expect(within(filters.getByRole('combobox', { name: 'Spread up to' })).getByText('0.5 pips (12)')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Remove Spread up to 0.5 pips' }).getAttribute('href')).toBe(
    '/en/brokers/trade.html?feature=ecn',
  )
})

test('filters without data are left out', () => {
  show()
  for (const name of ['Spread up to', 'Leverage up to', 'Active licence from', 'Number of reviews', 'Broker staff'])
    expect(screen.queryByRole('combobox', { name })).toBeNull()
})

test('a sub-page for whose subject no broker has data says so and links to all brokers', () => {
  show({}, [], { section: 'crypto', listed: 0 })
  screen.getByRole('heading', { name: 'No broker here yet' })
  expect(screen.getByRole('link', { name: 'All brokers' }).getAttribute('href')).toBe('/en/brokers')
})

test('the title of a sub-page in search engines counts its brokers', () => {
  const data = { section: 'crypto', query: noQuery, items: [], listed: 15_211 } as unknown as BrokerListData
  const store = testStore({ strings: { ...uiStrings, ...strings } })
  const head = headOfList!(data, {
    store,
    lang: 'en',
    url: new URL('http://localhost/en/brokers/crypto.html'),
  } as never)
  expect(head).toMatchObject({ title: 'Brokers for crypto trading: 15,211 brokers', noindex: false })
  expect(head.description).toMatch(/^15,211 brokers known to offer crypto/)
})
