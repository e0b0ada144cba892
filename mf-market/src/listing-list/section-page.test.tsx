import { expect, test } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { refusal } from 'shared-state/testing/open-address'
import { listOf, openMarket } from '../testing/open-market.tsx'
import { exhibition, listing, unfitListing } from '../testing/sample-listing.ts'
import { loadSection } from './load-section.ts'

const open = (address: string, items: readonly object[], total?: number) =>
  openMarket(address, {
    answers: { 'market.list': () => listOf(items, total), 'market.search': () => listOf(items, total) },
  })
const linkTo = (name: string | RegExp) => screen.getAllByRole('link', { name })[0]!.getAttribute('href')

test('a listing in a section shows its broker, kind, title, rebate and applause', async () => {
  await open('/en/market/agent.html', [listing()])
  const row = screen.getByRole('article')
  for (const words of ['Pellworth Global', 'Introducing broker', 'Rebate: $5 a lot', 'Dimas A.', '7 applause'])
    expect(row.textContent).toContain(words)
  expect(linkTo('Rebates in Jakarta')).toBe('/en/market/ib/rebates-in-jakarta-m1.html')
  expect(linkTo('Pellworth Global')).toBe('/en/brokers/info/pellworth-pw1.html')
})

test('a listing by the site’s team is labelled in lists, and no other is', async () => {
  await open('/en/market/agent.html', [listing()])
  expect(screen.queryByText('Site team')).toBeNull()
  cleanup()
  await open('/en/market/agent.html', [listing({ user: { ...listing().user, vest: true } })])
  expect(within(screen.getByRole('article')).getByText('Site team')).toBeTruthy()
})

test('a listing about an unfit broker is marked before its title, and its applause is not shown', async () => {
  await open('/en/market/agent.html', [unfitListing()])
  const row = screen.getByRole('article')
  expect(row.textContent).toMatch(/^This listing is about Harrow Markets: No licence found.*Join Harrow today/)
  expect(row.textContent).not.toContain('applause')
})

test('a salary range is shown in the format of the reader’s language, with a tag for remote work', async () => {
  const job = listing({
    type: 'personal',
    section: 'recruitment',
    brokers: [],
    remote: true,
    price: { amount: 12_000_000, currency: 'IDR' },
    priceTo: { amount: 15_000_000, currency: 'IDR' },
    extra: { position: 'Dealer' },
  })
  await open('/en/market/recruitment.html', [job])
  const row = screen.getByRole('article')
  expect(row.textContent!.replaceAll('\u00a0', ' ')).toMatch(
    /IDR ?12,000,000 to IDR ?15,000,000|Rp ?12,000,000 to Rp ?15,000,000/,
  )
  expect(within(row).getByText('Remote')).toBeTruthy()
  expect(row.textContent).toContain('Position: Dealer')
})

test('the filter form of a section works without JavaScript', async () => {
  await open('/en/market/recruitment.html?remote=true', [])
  const form = screen.getByRole<HTMLFormElement>('search')
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/en/market/recruitment.html'])
  expect(Object.fromEntries(new FormData(form))).toEqual({
    keyword: '',
    type: '',
    countryCode: '',
    priceFrom: '',
    priceTo: '',
    currency: '',
    from: '',
    to: '',
    order: '',
    remote: 'true',
  })
})

test('the filter form of a section puts only the chosen filters into the address', async () => {
  const { at, read } = await open('/en/market/recruitment.html', [])
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Indonesia')
  await userEvent.type(screen.getByLabelText('Salary from'), '1,500')
  await userEvent.click(screen.getByLabelText('Remote work only'))
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  await waitFor(() => expect(at()).toBe('/en/market/recruitment.html?countryCode=360&priceFrom=1500&remote=true'))
  expect(read.at(-1)!.input).toMatchObject({ countryCode: '360', priceFrom: 1500, remote: true })
})

test('each page of a section has an address, and a page after the last redirects to it', async () => {
  const { at } = await open('/en/market/ea.html?software=mt4&page=9', [], 45)
  expect(at()).toBe('/en/market/ea.html?software=mt4&page=3')
  expect(linkTo('Page 2 of 3')).toBe('/en/market/ea.html?software=mt4&page=2')
  expect(screen.getByRole('heading', { name: '45 listings' })).toBeTruthy()
})

test('an empty section says why, and a filtered one leads out of its filters', async () => {
  await open('/en/market/industry.html', [])
  expect(screen.getByText(/end after 90 days/)).toBeTruthy()
  cleanup()
  await open('/en/market/industry.html?type=payment&order=hot', [])
  expect(screen.getByRole('heading', { name: 'No listings match' })).toBeTruthy()
  expect(linkTo('Clear the filters')).toBe('/en/market/industry.html?order=hot')
})

test('exhibitions are listed by month, with dates, place and a calendar file', async () => {
  const march = exhibition({ code: 'm5', title: 'Spring fair', startsAt: '2027-03-01', endsAt: '2027-03-01' })
  const { read } = await open('/en/market/exhibition.html', [exhibition(), march])
  const december = screen.getByRole('region', { name: 'December 2026' })
  expect(december.textContent).toContain('3 Dec 2026 – 5 Dec 2026 · Hall 7, Jakarta')
  expect(within(december).getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(
    '/en/feeds/exhibitions/m4.ics',
  )
  expect(screen.getByRole('region', { name: 'March 2027' }).textContent).toContain('Spring fair')
  expect(linkTo('Subscribe')).toMatch(/^webcal:.*\/en\/feeds\/exhibitions\.ics$/)
  expect(linkTo('Past')).toBe('/en/market/exhibition.html?when=past')
  expect(read[0]!.input).toMatchObject({ order: 'soon', from: '2026-11-19' })
})

test('an exhibition that has begun is marked', async () => {
  await open('/en/market/exhibition.html', [exhibition({ startsAt: '2026-11-18', endsAt: '2026-11-20' })])
  expect(screen.getByText('On now')).toBeTruthy()
})

test('a section leads to the forms of its own kinds', async () => {
  await open('/en/market/recruitment.html', [])
  const panel = screen.getByRole('region', { name: 'Add a listing' })
  expect(
    within(panel)
      .getAllByRole('link')
      .map(link => link.getAttribute('href')),
  ).toEqual(['/en/market/personal/add.html', '/en/market/team/add.html'])
})

test('a section that does not exist is not found', async () => {
  const { at } = await open('/en/market/stocks.html', [])
  expect(at()).toBe('/en/404.html')
})

test('a section whose list does not load fails as a page', async () => {
  const failed = refusal(503, 5001)
  const context = {
    params: { section: 'agent.html' },
    url: new URL('http://localhost/en/market/agent.html'),
    lang: 'en',
    store: { visitor: { facts: { now: 0 } } },
    api: { call: async () => Promise.reject(failed) },
  }
  await expect(loadSection(context as never)).rejects.toBe(failed)
})
