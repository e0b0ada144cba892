import { expect, test } from '@jest/globals'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testStore } from 'shared-state/testing/render-part'
import { refusal, type Answers } from 'shared-state/testing/open-address'
import uiWords from 'ui/strings/en.json'
import en from '../strings/en.json'
import { listOf, now, openMarket, viewer } from '../testing/open-market.tsx'
import { detailOf, exhibition, expertAdvisor, listing, unfitListing } from '../testing/sample-listing.ts'
import { listingHead } from './listing-head.ts'

const pathOf = ({ type, slug, code }: ReturnType<typeof listing>) => `/en/market/${type}/${slug}-${code}.html`
const open = (shown = listing(), answers: Answers = {}, { isLoggedIn = false, query = '' } = {}) =>
  openMarket(pathOf(shown) + query, { answers: { 'market.detail': () => detailOf(shown), ...answers }, isLoggedIn })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

test('a listing shows its title, author, dates, facts and text', async () => {
  await open(listing({ lang: 'id' }))
  const title = screen.getByRole('heading', { level: 1, name: 'Rebates in Jakarta' })
  expect(title.getAttribute('lang')).toBe('id')
  expect(screen.getByText('Write to me for details.').getAttribute('lang')).toBe('id')
  expect(screen.getByRole('link', { name: 'Dimas A.' }).getAttribute('href')).toBe('/en/user/u1.html')
  const page = document.body.textContent!
  for (const words of ['Published 2 Nov 2026', 'ends 31 Jan 2027', 'Written in Indonesian'])
    expect(page).toContain(words)
  const facts = screen.getByRole('region', { name: 'Details' }).textContent!
  for (const words of ['Rebate$5 a lot', 'RegionJava', 'Pellworth Global', 'CountryIndonesia'])
    expect(facts).toContain(words)
})

test('the page of a listing about an unfit broker names its worst finding before the title, and offers no applause', async () => {
  await open(unfitListing())
  const article = screen.getAllByRole('article')[0]!
  expect(article.textContent).toMatch(/^This listing is about Harrow Markets: No licence found/)
  expect(screen.queryByRole('button', { name: /^Applaud/ })).toBeNull()
})

test('title and description of a listing about an unfit broker begin with the warning, and a sample is marked as such', () => {
  const store = testStore({ strings: { ...uiWords, ...en }, now })
  const head = listingHead({ isOver: false, listing: detailOf(unfitListing()).listing } as never, {
    store,
    url: new URL('http://localhost/en/'),
  })
  expect(head.title).toBe('This listing is about Harrow Markets: No licence found – Join Harrow today')
  expect(head.description).toMatch(/^This listing is about Harrow Markets/)
  expect([head.canonical, head.sample]).toEqual(['/market/ib/join-harrow-m2.html', true])
})

test('an expert advisor says that its figures are not verified, and that it can lose all money', async () => {
  const extra = { ...expertAdvisor().extra, performanceUrl: 'https://stats.example/night' }
  await open(expertAdvisor({ extra }))
  expect(screen.getByRole('region', { name: 'Details' }).textContent).toContain(
    'This site has not verified these figures.',
  )
  expect(document.body.textContent).toContain('An expert advisor can lose all your money.')
})

test('the licence of a listing names its regulator and leads to it', async () => {
  const licence = listing({ type: 'licenseTransfer', section: 'industry', brokers: [], extra: { regulatorId: 'R1' } })
  const regulator = { code: 'R1', slug: 'fca', name: 'Financial Conduct Authority', abbreviation: 'FCA' }
  await open(licence, { 'regulator.info': () => ({ regulator }) })
  expect(screen.getByRole('link', { name: 'FCA' }).getAttribute('href')).toBe('/en/regulators/fca-R1.html')
})

test('an exhibition has a calendar file', async () => {
  await open(exhibition())
  expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(
    '/en/feeds/exhibitions/m4.ics',
  )
})

test('the contact is shown only after a logged-in visitor has asked for it', async () => {
  const { sent } = await open(
    listing(),
    { 'market.contact': () => ({ contact: 'dimas@ib.example' }) },
    { isLoggedIn: true },
  )
  expect(document.body.textContent).not.toContain('dimas@ib.example')
  await press('Show contact')
  expect((await screen.findByText('dimas@ib.example')).closest('[role=status]')).toBeTruthy()
  expect(sent.map(({ call }) => call)).toContain('market.contact')
})

test('a visitor who is not logged in logs in before the contact is shown', async () => {
  const { store, sent } = await open(listing(), { 'market.contact': () => ({ contact: 'dimas@ib.example' }) })
  await press('Show contact')
  expect([store.session.promptOpen, sent.map(({ call }) => call)]).toEqual([true, ['market.read']])
  await act(async () => store.session.loggedIn(viewer))
  expect(await screen.findByText('dimas@ib.example')).toBeTruthy()
})

test('the refusal of a contact is shown, and the button stays', async () => {
  await open(listing(), { 'market.contact': () => refusal(429, 4004) }, { isLoggedIn: true })
  await press('Show contact')
  expect((await screen.findByRole('alert')).textContent).toBe('a message for developers')
  expect(screen.getByRole('button', { name: 'Show contact' })).toBeTruthy()
})

test('a reader applauds a listing and takes the applause back', async () => {
  let applauded = false
  const { sent } = await open(
    listing(),
    {
      'market.viewer': () => ({ applauded, reported: false, isAuthor: false }),
      'market.applaud': ({ on }) => ({ applauded: (applauded = Boolean(on)), applaudCount: 8 }),
    },
    { isLoggedIn: true },
  )
  const button = () => screen.getByRole('button', { name: /^Applaud/ })
  await userEvent.click(button())
  expect(await screen.findByText('You applauded this listing.')).toBeTruthy()
  await waitFor(() => expect(button().getAttribute('aria-pressed')).toBe('true'))
  await userEvent.click(button())
  expect(await screen.findByText('Your applause is withdrawn.')).toBeTruthy()
  expect(sent.filter(({ call }) => call === 'market.applaud').map(({ input }) => input['on'])).toEqual([true, false])
})

test('authors see a link to their own listings instead of applause and report', async () => {
  await open(
    listing(),
    { 'market.viewer': () => ({ applauded: false, reported: false, isAuthor: true }) },
    { isLoggedIn: true },
  )
  expect(screen.getByRole('link', { name: 'Your own listings' }).getAttribute('href')).toBe('/en/user/market.html')
  expect(screen.queryByRole('link', { name: 'Report this listing' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Applaud/ })).toBeNull()
})

const reasons = [{ code: 'spam', name: 'It is advertising or spam' }]
const report = { 'market.report': () => ({ reasons, alreadyReported: false }) }

test('a listing is reported with a reason, and the reader is thanked', async () => {
  const { sent, at } = await open(
    listing(),
    { ...report, 'market.reportpublish': () => ({ ticketId: 't1' }) },
    { isLoggedIn: true, query: '?act=report' },
  )
  await press('Report this listing')
  expect(await screen.findByText('Choose one.')).toBeTruthy()
  await userEvent.click(screen.getByLabelText('It is advertising or spam'))
  await press('Report this listing')
  await waitFor(() => expect(at()).toBe(`${pathOf(listing())}?done=report`))
  expect(await screen.findByText(/A moderator will look at this listing/)).toBeTruthy()
  expect(sent.at(-1)).toEqual({ call: 'market.reportpublish', input: { code: 'm1', reason: 'spam' } })
})

test('the form for a report leads a visitor without a login to it, and back', async () => {
  await open(listing(), {}, { query: '?act=report' })
  expect(screen.getByRole('link', { name: 'Log in to report this listing' }).getAttribute('href')).toBe(
    `/en/login.html?return=${encodeURIComponent(`${pathOf(listing())}?act=report`)}`,
  )
})

test('the forms of a listing work without JavaScript', async () => {
  await open(listing(), report, { isLoggedIn: true, query: '?act=report' })
  const forms = [...document.querySelectorAll('form')].map(form => ({
    method: form.method,
    intent: new FormData(form).get('intent'),
  }))
  expect(forms).toEqual(
    expect.arrayContaining(['applaud', 'report', 'comment', 'contact'].map(intent => ({ method: 'post', intent }))),
  )
})

test('a posted comment is listed below the listing', async () => {
  const items: object[] = []
  await open(
    listing(),
    {
      'comment.list': () => listOf([...items]),
      'market.comment': ({ content }) =>
        items.unshift({
          commentId: 'c1',
          content,
          lang: 'en',
          staff: false,
          user: listing().user,
          createdAt: '2026-11-18T10:00:00Z',
        }),
    },
    { isLoggedIn: true },
  )
  const panel = within(screen.getByRole('region', { name: 'Comments' }))
  await userEvent.type(panel.getByRole('textbox'), 'Paid on time so far.')
  await press(/^Post comment/)
  expect(await screen.findByText('Paid on time so far.')).toBeTruthy()
})

test('each opened listing is counted once', async () => {
  const { sent } = await open()
  expect(sent).toEqual([{ call: 'market.read', input: { code: 'm1' } }])
})

test.each([
  ['slug', '/en/market/ib/old-title-m1.html'],
  ['kind', '/en/market/ea/rebates-in-jakarta-m1.html'],
])('a wrong %s in the address of a listing leads to the right one', async (_what, address) => {
  const { at } = await openMarket(address, { answers: { 'market.detail': () => detailOf(listing()) } })
  expect(at()).toBe(pathOf(listing()))
})

test('a listing that is over says so and shows similar ones of its kind', async () => {
  const { read } = await openMarket('/en/market/ib/gone-m9.html', {
    answers: { 'market.detail': () => refusal(410, 3003), 'market.list': () => listOf([listing()]) },
  })
  expect(screen.getByRole('heading', { level: 1, name: 'This listing is over' })).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Similar listings' })).getByText('Rebates in Jakarta')).toBeTruthy()
  expect(read[0]!.input).toMatchObject({ section: 'agent', type: 'ib' })
  cleanup()
  const unknown = await openMarket('/en/market/stocks/gone-m9.html', {
    answers: { 'market.detail': () => refusal(410, 3003), 'market.list': () => listOf([]) },
  })
  expect(unknown.read[0]!.input).not.toHaveProperty('type')
})
