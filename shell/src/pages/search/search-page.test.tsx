import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SearchHit } from 'calls/entities/search-hit'
import { openSite, Refused, type Backend } from '../../testing/open-site.tsx'

afterEach(cleanup)

const kind = (code: string, en: string, order: number) => ({ kind: code, name: { en }, order })
const releases = {
  education: { lists: { search: [kind('article', 'News and lessons', 4)] } },
  brokers: {
    addresses: ['brokers'],
    lists: { search: [kind('regulator', 'Regulators', 3), kind('broker', 'Brokers', 1)] },
  },
  exposure: { lists: { search: [kind('exposure', 'Exposures', 2)] } },
}
const broker = (code: string, title: string, facts: Partial<NonNullable<SearchHit['broker']>> = {}): SearchHit => ({
  type: 'broker',
  code,
  title,
  text: '',
  lang: 'en',
  url: `/en/brokers/info/x-${code}.html`,
  ico: null,
  broker: {
    score: 8.92,
    grade: 'AAA',
    licenceStatus: 'regulated',
    findings: [],
    regulators: [{ abbreviation: 'FCA', tier: 1, twoCharCode: 'GB' }],
    commentCount: 1204,
    ...facts,
  },
})
const clone = broker('2', 'Quillhaven-FX24', {
  score: null,
  grade: null,
  licenceStatus: 'suspected_clone',
  findings: ['suspectedClone', 'notRated'],
  regulators: [],
  commentCount: 0,
})
const article: SearchHit = {
  type: 'article',
  code: '9',
  title: 'How to tell Quillhaven from its clone',
  text: 'Three checks.',
  lang: 'en',
  url: '/en/education/news/x-9.html',
  ico: null,
  article: { category: 'education', readMinutes: 4, publishedAt: '2026-11-12T00:00:00Z' },
}
const group = (type: SearchHit['type'], items: SearchHit[], more: object = {}) => ({
  type,
  name: type,
  total: items.length,
  near: false,
  items,
  ...more,
})
const index = (groups: object[], more: object = {}) => ({
  'search.index': () => ({ groups, meant: [], hot: [], ...more }),
})
const found = index([
  group('broker', [broker('1', 'Quillhaven FX'), clone], { total: 31 }),
  group('article', [article]),
])

const open = (query: string, backend: Backend) => openSite(`/en/search.html${query}`, { backend, releases })
const main = () => within(screen.getByRole('main'))
const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Kinds of results' }))
    .getAllByRole('link')
    .map(link => link.textContent)
const field = () => main().getByRole('combobox', { name: 'Broker or website' })
const linkTo = (name: string | RegExp) => main().getByRole('link', { name }).getAttribute('href')

test('in a language that is not public, search results and suggestions link to pages in that language', async () => {
  const backend = { ...found, 'homefuc.searchtip': () => ({ items: [broker('3', 'Quillhaven Prime')] }) }
  await openSite('/ar/search.html?q=quill', { backend, releases, lang: 'ar' })
  const toBrokers = () =>
    [...document.querySelectorAll('main a[href*="/brokers/info/"]')].map(link => link.getAttribute('href'))
  expect(toBrokers()).toEqual(['/ar/brokers/info/x-1.html', '/ar/brokers/info/x-2.html'])
  await userEvent.type(field(), 'h')
  await waitFor(() => expect(toBrokers()).toContain('/ar/brokers/info/x-3.html'))
})

test('the search page shows a tab with a count for every kind, including 0, above the best results', async () => {
  await open('?q=quill', found)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Search results for “quill”')
  expect(tabs()).toEqual(['All32', 'Brokers31', 'Exposures0', 'Regulators0', 'News and lessons1'])
  expect(
    main()
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['Brokers', 'News and lessons']))
  expect(linkTo('All 31')).toBe('/en/search.html?q=quill&type=broker')
  expect(field()).toHaveProperty('value', 'quill')
})

test('a search result for an overdue exposure shows that the broker has not replied', async () => {
  const post: SearchHit = {
    type: 'exposure',
    code: '4',
    title: 'Quillhaven keeps my money',
    text: 'Since May.',
    lang: 'en',
    url: '/en/exposure/x-4.html',
    ico: null,
    exposure: {
      state: 'published',
      overdue: true,
      amount: { amount: 0, currency: 'USD' },
      publishedAt: '2026-10-01T00:00:00Z',
    },
  }
  await open('?q=quill', index([group('exposure', [post])]))
  expect(main().getByRole('link', { name: /keeps my money/ }).textContent).toContain('Broker has not replied')
})

test('a broker in the search results has the match marked and shows its licence, score or clone warning', async () => {
  await open('?q=quill', found)
  const row = main().getByRole('link', { name: /haven-FX24/ })
  expect(row.querySelector('mark')?.textContent).toBe('Quill')
  expect(row.textContent).toContain('Suspected clone')
  within(row).getByRole('img', { name: 'Not rated' })
  expect(main().getByRole('link', { name: /haven FX/ }).textContent).toContain('FCA1,204 reviews8.92')
  main().getByText('One result may be a clone.')
})

test('the search page omits kinds of results that no area lists', async () => {
  await openSite('/en/search.html?q=quill&type=article', {
    backend: found,
    releases: { brokers: { lists: { search: [kind('broker', 'Brokers', 1)] } } },
  })
  expect(tabs()).toEqual(['All31', 'Brokers31'])
  expect(main().queryByText(/How to tell/)).toBeNull()
})

test('the note about similar names is shown once when it applies to all results', async () => {
  await open(
    '?q=quilhavn',
    index([
      group('broker', [broker('1', 'Quillhaven FX')], { near: true }),
      group('article', [article], { near: true }),
    ]),
  )
  expect(main().getAllByText(/^Showing results near/)).toHaveLength(1)
})

test('search results with similar names are labelled and come last', async () => {
  await open(
    '?q=quilhavn',
    index([group('broker', [broker('1', 'Quillhaven FX')], { near: true }), group('article', [article])]),
  )
  main().getByText('Showing results near “quilhavn”: some have similar names.')
  expect(main().getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('News and lessons')
})

const detail = (total: number): Backend => ({
  ...found,
  'search.detail': ({ pageIndex, order }) => ({
    items: [broker(`${order}${pageIndex}`, `Quill ${order} ${pageIndex}`)],
    total,
    near: false,
    pageIndex: Number(pageIndex),
    pageSize: 20,
  }),
})

test('search results of one kind have an address for each page and sort order', async () => {
  await open('?q=quill&type=broker&order=new&page=2', detail(50))
  main().getByText((_, element) => element?.textContent === 'Quill new 2' && element.tagName === 'SPAN')
  expect(linkTo('Page 1 of 3')).toBe('/en/search.html?q=quill&type=broker&order=new')
  expect(linkTo('Page 3 of 3')).toBe('/en/search.html?q=quill&type=broker&order=new&page=3')
  expect(linkTo('Best match')).toBe('/en/search.html?q=quill&type=broker')
  expect(tabs()[1]).toBe('Brokers50')
  expect(main().getByRole('search').querySelector('input[type=hidden]')?.getAttribute('value')).toBe('broker')
})

test('a page number after the last page of search results redirects to the last page', async () => {
  const { router } = await open('?q=quill&type=broker&page=9', detail(50))
  expect(router.state.location.search).toBe('?q=quill&type=broker&page=3')
})

test('invalid parameters in a search address are ignored', async () => {
  await open('?q=quill&type=planet&page=-1', found)
  expect(tabs()[0]).toBe('All32')
})

test('a search without results of one kind shows the number of results of other kinds', async () => {
  await open('?q=quill&type=exposure', {
    ...found,
    'search.detail': () => ({ items: [], total: 0, near: false, pageIndex: 1, pageSize: 20 }),
  })
  main().getByRole('heading', { name: 'Exposures: nothing found for “quill”' })
  main().getByText('There are 32 results of other kinds.')
  expect(linkTo('See all results')).toBe('/en/search.html?q=quill')
})

test('a search without results shows what was searched, suggestions and a link to request a check', async () => {
  await open('?q=quilhavn prime', {
    ...index([], { meant: ['quillhaven'], hot: ['Bramwick'] }),
    'homefuc.regulatorystats': () => ({ regulators: 60, brokers: 59655, licences: 1, byStatus: [], byTier: [] }),
  })
  main().getByRole('heading', { name: 'Nothing found for “quilhavn prime”' })
  main().getByText(/We searched 59,655 brokers and their web addresses, 60 regulators/)
  expect(linkTo('quillhaven')).toBe('/en/search.html?q=quillhaven')
  expect(linkTo('Bramwick')).toBe('/en/search.html?q=Bramwick')
  expect(linkTo('Ask us to check this broker')).toBe('/en/contact.html?broker=quilhavn+prime')
})

test.each([
  ['nothing', '%20%20'],
  ['65 characters', 'x'.repeat(65)],
])('a search for %s is rejected at the field', async (_name, keyword) => {
  await open(`?q=${keyword}`, {})
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(field().getAttribute('aria-describedby')!)?.textContent).toBe(
    'Enter 1 to 64 characters',
  )
})

test('the search page without a query shows popular searches', async () => {
  await open('', { 'search.index': () => ({ groups: [], meant: [], hot: ['Bramwick'] }) })
  main().getByText('Popular searches')
  expect(linkTo('Bramwick')).toBe('/en/search.html?q=Bramwick')
})

test('the search page without a query shows the field without an error', async () => {
  await open('', {})
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Search')
  expect(field().getAttribute('aria-invalid')).toBeNull()
})

test('a failed search shows an error with a retry link', async () => {
  const { reports } = await open('?q=quill', { 'search.index': () => new Refused(503, { message: 'down' }) })
  expect(main().getByRole('alert').textContent).toContain('The search did not load')
  expect(linkTo('Try again')).toBe('/en/search.html?q=quill')
  expect(reports).toContain('shell load')
})

test('a search is counted once with its number of hits', async () => {
  const { store, router, counted } = await open('?q=quill', found)
  await act(() => router.navigate('/en/search.html?q=quill&order=new'))
  store.statistics.flush()
  expect(counted).toEqual([
    { call: 'dealer.searchstatisticscollect', input: { keyword: 'quill', type: 'all', total: expect.any(Number) } },
  ])
  expect(counted[0]!.input).not.toMatchObject({ total: 0 })
})

test('a search suggestion can be chosen with the keyboard, and the choice is counted', async () => {
  const { router, store, counted } = await open('', {
    'homefuc.searchtip': ({ keyword }) => ({ items: keyword === 'quill' ? [broker('1', 'Quillhaven FX'), clone] : [] }),
  })
  await userEvent.type(field(), 'quill')
  const option = await screen.findByRole('option', { name: /haven-FX24/ })
  expect(option.textContent).toContain('Suspected clone')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  store.statistics.flush()
  expect(counted).toEqual([
    { call: 'dealer.searchdetailstatistics', input: { keyword: 'quill', traderCode: '2', position: 2 } },
  ])
  await waitFor(() => expect(router.state.location.pathname).toBe('/en/brokers/info/x-2.html'))
})

test('pressing Enter without a selected suggestion submits the search', async () => {
  const { router } = await open('?q=old', found)
  await userEvent.clear(field())
  await userEvent.type(field(), 'quill{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?q=quill'))
})
