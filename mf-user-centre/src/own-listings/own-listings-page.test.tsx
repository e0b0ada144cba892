import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { listingStates, marketTypes, type ListingState, type OwnListing } from 'calls/entities/market-listing'
import { publicLanguages } from 'shared-state/i18n/languages'
import en from '../strings/en.json'
import id from '../strings/id.json'
import { noCounts, openPage, Refused, type Backend } from '../testing/open-page.tsx'
import { harrow, ownListing, pageWith, quill } from '../testing/sample-offers.ts'
import { kindText } from './kind-words.ts'

/** The test's clock is at 20 Nov 2026, 12:00 UTC. */
const inState = (state: ListingState, change: Partial<OwnListing> = {}) =>
  ownListing({ code: state, title: `A ${state} one`, state, ...change })

async function openList(items: OwnListing[], query = '', answers: Backend = {}) {
  const asked: object[] = []
  const { router } = await openPage(`/user/market.html${query}`, {
    'usercenter.mymarket': input => (asked.push(input), pageWith(items)),
    ...answers,
  })
  return { asked, router }
}
const rowOf = (title: string) => screen.getAllByText(title)[0]!.closest('li')!
const actionsIn = (row: HTMLElement) => [...row.querySelectorAll('a, button')].map(({ textContent }) => textContent)

test.each<[ListingState, string[]]>([
  ['pending', ['Withdraw']],
  ['live', ['View', 'Withdraw']],
  ['rejected', ['Change and send again']],
  ['expired', ['Renew']],
  ['withdrawn', []],
])('a %s listing offers %j', async (state, actions) => {
  await openList([inState(state)])
  expect(actionsIn(rowOf(`A ${state} one`))).toEqual(actions.map(action => `${action} A ${state} one`))
})

test('a live listing shows its kind, state, days left and numbers, and leads to its page', async () => {
  await openList([ownListing()])
  const row = rowOf('Rebates in Jakarta')
  for (const words of ['Introducing broker', 'Published', '64 days left', 'Added on 25 Oct 2026'])
    expect(row.textContent).toContain(words)
  expect(row.textContent).toContain('Read 1,204 times · 7 applause · 1 user asked for the contact · 2 comments')
  expect(within(row).getByRole('link', { name: /^View/ }).getAttribute('href')).toBe(
    '/en/market/ib/rebates-in-jakarta-m1.html',
  )
})

test('a rejected listing shows the reason and leads to the form that sends it again', async () => {
  await openList([inState('rejected', { reason: 'It promises a profit.' })])
  const row = rowOf('A rejected one')
  expect(row.textContent).toContain('Rejected: It promises a profit.')
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/en/market/ib/add.html?code=rejected')
})

test('what speaks against the broker of a listing comes before the title; a broker without findings is not named', async () => {
  await openList([ownListing({ brokers: [quill, harrow] })])
  const { textContent } = rowOf('Rebates in Jakarta')
  expect(textContent).toMatch(/^Harrow MarketsNo licence found/)
  expect(textContent).not.toContain('Quillhaven')
})

test.each([
  ['2026-12-04T12:00:01Z', false],
  ['2026-12-04T12:00:00Z', true],
  ['2026-11-20T13:00:00Z', true],
])('a listing that expires at %s can be renewed: %p', async (expiresAt, canRenew) => {
  await openList([ownListing({ expiresAt })])
  expect(screen.queryByRole('button', { name: /^Renew/ }) !== null).toBe(canRenew)
  expect(screen.queryByText(/^Only online until|You can renew it now/) !== null).toBe(canRenew)
})

test('the author renews an expired listing', async () => {
  let state: ListingState = 'expired'
  const sent: object[] = []
  await openPage('/user/market.html', {
    'usercenter.mymarket': () => pageWith([ownListing({ state, expiresAt: '2026-11-01T12:00:00Z' })]),
    'market.renew': input => {
      sent.push(input)
      state = 'live'
      return { listing: ownListing() }
    },
  })
  expect(screen.getByText('Expired on 1 Nov 2026. Renew it to show it for another 90 days.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Renew Rebates in Jakarta' }))
  expect(await screen.findByText('The listing has been renewed for 90 days.')).toBeTruthy()
  expect(sent).toEqual([{ code: 'm1' }])
})

test('a renewal that is refused because its broker has become unfit says so', async () => {
  const message = 'Harrow Markets has no licence.'
  await openList([inState('expired')], '', {
    'market.renew': () =>
      new Refused(400, { ErrorCode: 1004, message: 'Invalid.', errors: [{ field: 'traderCode', message }] }),
  })
  await userEvent.click(screen.getByRole('button', { name: /^Renew/ }))
  expect(await screen.findByText(message)).toBeTruthy()
})

test('a renewal that comes too early says from when it is possible', async () => {
  const message = 'You can renew a listing from 14 days before it expires.'
  await openList([inState('expired')], '', {
    'market.renew': () =>
      new Refused(409, { ErrorCode: 3101, message: 'Wrong state.', errors: [{ field: 'code', message }] }),
  })
  await userEvent.click(screen.getByRole('button', { name: /^Renew/ }))
  expect(await screen.findByText(message)).toBeTruthy()
})

test('a listing is withdrawn only after its author has confirmed it, which needs no JavaScript', async () => {
  let state: ListingState = 'live'
  const sent: object[] = []
  const { router } = await openPage('/user/market.html?type=ib', {
    'usercenter.mymarket': () => pageWith([ownListing({ state })]),
    'market.withdraw': input => {
      sent.push(input)
      state = 'withdrawn'
      return { listing: ownListing() }
    },
  })
  await userEvent.click(screen.getByRole('link', { name: 'Withdraw Rebates in Jakarta' }))
  const panel = await screen.findByRole('region', { name: 'Withdraw this listing?' })
  expect(router.state.location.search).toBe('?type=ib&withdraw=m1')
  expect(sent).toEqual([])
  expect(within(panel).getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/en/user/market.html?type=ib')
  await userEvent.click(within(panel).getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('The listing has been withdrawn.')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Withdraw this listing?' })).toBeNull()
  expect(sent).toEqual([{ code: 'm1' }])
})

test.each(['rejected', 'm9', 'a-b'])(
  'nobody is asked whether to withdraw %s, which cannot be withdrawn',
  async code => {
    await openList([inState('rejected')], `?withdraw=${code}`)
    expect(screen.queryByRole('region', { name: 'Withdraw this listing?' })).toBeNull()
  },
)

test('the filters of the address select listings; unknown values are ignored', async () => {
  const { asked } = await openList([ownListing()], '?state=rejected&type=ea&order=old')
  expect(asked).toEqual([{ state: 'rejected', type: 'ea', order: 'old', pageIndex: 1, pageSize: 20 }])
  const other = await openList([ownListing()], '?state=gone&type=x&order=hot&page=-1')
  expect(other.asked).toEqual([{ pageIndex: 1, pageSize: 20 }])
})

test('choosing a state and a kind changes the address, which contains only what is set', async () => {
  const { router } = await openList([ownListing()])
  const states = within(screen.getByLabelText('Status')).getAllByRole('option')
  expect(states).toHaveLength(listingStates.length + 1)
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Expert advisor')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(router.state.location.search).toBe('?type=ea')
})

test('an empty list leads to the market; an empty result to all listings', async () => {
  await openList([])
  expect(screen.getByRole('heading', { name: 'You have no listings' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to the market' }).getAttribute('href')).toBe('/en/market.html')
  expect(screen.queryByRole('search')).toBeNull()
})

test('filters without a match can be cleared', async () => {
  await openList([], '?state=expired')
  expect(screen.getByRole('heading', { name: 'No listings match' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Clear filters' }).getAttribute('href')).toBe('/en/user/market.html')
})

test('the menu counts the listings', async () => {
  await openList([ownListing()], '', { 'usercenter.traderinfocount': () => ({ ...noCounts, market: 3, comments: 5 }) })
  const menu = within(screen.getByRole('navigation', { name: 'Account' }))
  const entry = menu.getByRole('link', { name: /^My listings/ })
  expect(entry.textContent).toContain('3')
  expect(entry.getAttribute('aria-current')).toBe('page')
})

test('a page number beyond the last page leads to the last page', async () => {
  const { router } = await openPage('/user/market.html?state=live&page=9', {
    'usercenter.mymarket': ({ pageIndex }) => ({ ...pageWith([ownListing()], 45), pageIndex }),
  })
  expect(router.state.location.search).toBe('?state=live&page=3')
})

test('each kind has a name of its own in both languages', () => {
  const words: Record<(typeof publicLanguages)[number], Record<string, string>> = { en, id }
  for (const lang of publicLanguages)
    expect(new Set(marketTypes.map(type => words[lang][kindText[type]])).size).toBe(marketTypes.length)
})
