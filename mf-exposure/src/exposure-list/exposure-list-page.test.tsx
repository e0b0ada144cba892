import { expect, test } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { publicExposureStates } from 'calls/entities/exposure'
import { renderPart, testStore } from 'shared-state/testing/render-part'
import uiWords from 'ui/strings/en.json'
import en from '../strings/en.json'
import { exposure, outcome } from '../testing/sample-exposure.ts'
import { ExposureListPage } from './exposure-list-page.tsx'
import { exposureListHead, loadExposureList } from './load-exposure-list.ts'

const counts = publicExposureStates.map((state, index) => ({ state, name: state, count: index * 10 }))

async function load(query: string, list: { items?: unknown[]; total?: number; counts?: typeof counts } = {}) {
  const answers = {
    'exposure.revelation': { items: [exposure()], total: 210, pageIndex: 1, pageSize: 20, counts, ...list },
    'exposure.search': { items: [exposure()], total: 21, pageIndex: 1, pageSize: 20, ...list },
    'exposure.hot': { items: list.items ?? [exposure({ title: 'Read by many' })] },
    'exposure.tradercategory': { items: [], ...outcome({ total: 40, resolved: 10, medianDays: 12.2 }) },
    'exposure.safeguard': {
      counts,
      resolvedAmounts: [{ amount: 17_708_832, currency: 'USD' }],
      medianDays: 30.6,
      steps: [{ code: 'add', name: 'Ask', text: 'The author asks.' }],
    },
    'home.countrylist': { groups: [{ letter: '', items: [{ countryCode: '360', name: 'Indonesia' }] }] },
  }
  const store = testStore({ strings: { ...uiWords, ...en }, answers })
  const url = new URL(`/en/exposure.html${query}`, 'http://localhost')
  const data = await loadExposureList({
    params: {},
    url,
    lang: 'en',
    api: store.api,
    store,
    signal: new AbortController().signal,
  })
  return { data, store }
}

async function open(query = '', list?: Parameters<typeof load>[1]) {
  const at = `/en/exposure.html${query}`
  return renderPart(
    <>
      <ExposureListPage />
      <Address />
    </>,
    { at, ...(await load(query, list)) },
  )
}

function Address() {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}

const linkTo = (name: string | RegExp) => screen.getAllByRole('link', { name })[0]!.getAttribute('href')

test('an exposure in the list shows its state, reason, broker and amount', async () => {
  await open('', { items: [exposure({ state: 'in_mediation' })] })
  const row = screen.getByRole('article')
  for (const words of ['In mediation', 'Unable to withdraw', 'Pellworth Global', '$4,200'])
    expect(row.textContent).toContain(words)
  expect(linkTo('Withdrawal of $4,200 pending')).toBe('/en/exposure/withdrawal-pending-2047719.html')
  expect(linkTo('Pellworth Global')).toBe('/en/brokers/info/pellworth-global-pw1.html')
  expect(screen.getByRole('img', { name: 'Indonesia' })).toBeTruthy()
})

test('each state in the exposure list is a link with a count that keeps the other filters', async () => {
  await open('?reason=scam&page=2')
  expect(linkTo(/^Resolved\s*40$/)).toBe('/en/exposure.html?reason=scam&state=resolved')
  expect(linkTo(/^All\s*210$/)).toBe('/en/exposure.html?reason=scam')
})

test('a count that ends is shown as at least that many, and the last page says that the list ends', async () => {
  const many = counts.map(one => (one.state === 'published' ? { ...one, count: 10_000 } : one))
  await open('?page=500', { total: 10_000, counts: many })
  expect(linkTo(/^Published\s*10,000\+$/)).toBe('/en/exposure.html?state=published')
  expect(linkTo(/^All\s*10,210\+$/)).toBe('/en/exposure.html')
  expect(screen.getByRole('heading', { name: '10,210+ exposures' })).toBeTruthy()
  expect(document.body.textContent).toContain('The list ends after 10,000. Filters show the others.')
  cleanup()
  await open('?page=499', { total: 10_000, counts: many })
  expect(document.body.textContent).not.toContain('The list ends')
})

test('each page of the exposure list has an address', async () => {
  await open('?reason=scam')
  expect(linkTo('Page 2 of 11')).toBe('/en/exposure.html?reason=scam&page=2')
})

test('the exposure filter form works without JavaScript and sends the current state and broker', async () => {
  await open('?state=closed&traderCode=pw1')
  const form = document.querySelector('form')!
  expect(form.getAttribute('action')).toBe('/en/exposure.html')
  expect(Object.fromEntries(new FormData(form))).toEqual({
    state: 'closed',
    traderCode: 'pw1',
    keyword: '',
    reason: '',
    countryCode: '',
    replied: '',
    amount: '',
    period: '',
    order: '',
  })
})

test('the exposure list of one broker names the broker and links back to all exposures', async () => {
  await open('?traderCode=pw1')
  expect(linkTo(/About Pellworth Global/)).toBe('/en/exposure.html')
})

test('the exposure list of a broker that has none names the broker too, in its heading and title', async () => {
  const { data, store } = await load('?traderCode=pw1&state=closed', { items: [], total: 0 })
  const url = new URL('http://localhost/en/exposure.html')
  expect(exposureListHead(data, { store, url, lang: 'en' }).title).toBe('Complaints about Pellworth Global')
  await open('?traderCode=pw1&state=closed', { items: [], total: 0 })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Complaints about Pellworth Global')
  expect(linkTo(/About Pellworth Global/)).toBe('/en/exposure.html?state=closed')
})

test('a list sorted by the last change shows when each complaint was changed', async () => {
  const items = [exposure({ createdAt: '2024-01-02T00:00:00Z', updatedAt: '2025-03-04T00:00:00Z' })]
  await open('?order=updated', { items })
  expect(screen.getByRole('article').textContent).toContain('changed 4 Mar 2025')
  cleanup()
  await open('', { items })
  expect(screen.getByRole('article').textContent).toContain('2 Jan 2024')
})

test('the exposure filter form with JavaScript puts only the chosen filters into the address', async () => {
  await open()
  await userEvent.selectOptions(screen.getByLabelText('Reason'), 'scam')
  await userEvent.selectOptions(screen.getByLabelText('Author’s country'), 'Indonesia')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  await waitFor(() =>
    expect(screen.getByTestId('address').textContent).toBe('/en/exposure.html?reason=scam&countryCode=360'),
  )
})

test('an empty exposure list explains why and links to clear the filters', async () => {
  await open('?reason=scam&order=amount', { items: [], total: 0 })
  expect(screen.getByRole('heading', { name: 'No exposures match these filters' })).toBeTruthy()
  expect(linkTo('Clear the filters')).toBe('/en/exposure.html?order=amount')
})

test('the exposure list shows the mediation figures and leads to the mediation centre', async () => {
  await open()
  const aside = screen.getByRole('region', { name: 'Mediation' })
  expect(within(aside).getByRole('link', { name: 'Mediation centre' }).getAttribute('href')).toBe(
    '/en/exposure/mediation.html',
  )
  for (const words of ['31 days', '$17,708,832', 'The author asks.']) expect(aside.textContent).toContain(words)
})

test('a page number after the last page of the exposure list redirects to the last page', async () => {
  const response = await load('?page=40').then(
    () => {
      throw new Error('no redirect')
    },
    (error: unknown) => error as Response,
  )
  expect(response.headers.get('Location')).toBe('/en/exposure.html?page=11')
})

test('the search of exposures keeps the filters, and its states have no counts', async () => {
  await open('?reason=scam')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search complaints' }), 'bonus')
  await userEvent.selectOptions(screen.getByLabelText('Amount claimed in US dollars'), '$1,000 to $10,000')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  await waitFor(() =>
    expect(screen.getByTestId('address').textContent).toBe(
      '/en/exposure.html?keyword=bonus&reason=scam&amount=1000-10000',
    ),
  )
  cleanup()
  await open('?keyword=bonus&reason=scam')
  expect(screen.getByRole('heading', { name: '21 exposures' })).toBeTruthy()
  expect(linkTo('Resolved')).toBe('/en/exposure.html?keyword=bonus&reason=scam&state=resolved')
  expect(linkTo('Page 2 of 2')).toBe('/en/exposure.html?keyword=bonus&reason=scam&page=2')
})

test('a search of exposures without a match suggests other words', async () => {
  await open('?keyword=zzz', { items: [], total: 0 })
  expect(document.body.textContent).toContain('Try other words')
  expect(linkTo('Clear the filters')).toBe('/en/exposure.html')
})

test('the most read exposures are a tab without filters', async () => {
  await open('?view=hot')
  expect(screen.getByRole('heading', { name: 'Most read in the last 30 days' })).toBeTruthy()
  expect(screen.getByText('Read by many')).toBeTruthy()
  expect(screen.queryByRole('search')).toBeNull()
  expect(screen.getByRole('link', { name: 'Most read' }).getAttribute('aria-current')).toBe('page')
  cleanup()
  await open('?view=hot', { items: [] })
  expect(screen.getByRole('heading', { name: /^No exposure has been published/ })).toBeTruthy()
})

test('the exposure list of one broker shows where its complaints stand, that of all does not', async () => {
  await open('?traderCode=pw1')
  const panel = screen.getByRole('region', { name: 'Where its complaints stand' })
  for (const words of ['10 of 40 (25%)', '13 days']) expect(panel.textContent).toContain(words)
  cleanup()
  await open()
  expect(screen.queryByRole('region', { name: 'Where its complaints stand' })).toBeNull()
})

test('the exposure list leads to the form for a complaint, about the broker that it is filtered by', async () => {
  const { unmount } = await open('')
  expect(linkTo('Report a broker')).toBe('/en/exposure/publish.html')
  unmount()
  await open('?traderCode=pw1')
  expect(linkTo('Report a broker')).toBe('/en/exposure/publish.html?trader=pw1')
})
