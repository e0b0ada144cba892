import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Area } from 'shared-state/contract/area'
import { defineRoute, part, SiteLink, useLoginFirst } from 'shared-state/runtime'
import { openSite, rina, type Backend } from '../testing/open-site.tsx'

afterEach(() => {
  cleanup()
  document.head.innerHTML = ''
})

function Today() {
  return (
    <>
      <h1>Today’s weather</h1>
      <SiteLink to="/weather/tomorrow">Tomorrow</SiteLink>
      <SiteLink to="/weather?wind=1">With wind</SiteLink>
    </>
  )
}

function Tomorrow() {
  const loginFirst = useLoginFirst()
  return (
    <>
      <h1>Tomorrow’s weather</h1>
      <button
        onClick={() =>
          loginFirst(() => {
            document.title = 'followed'
          })
        }
      >
        Follow
      </button>
    </>
  )
}

const weather: Area = {
  name: 'weather',
  slots: [],
  routes: [
    defineRoute({
      path: 'weather',
      page: part(async () => Today),
      head: () => ({ title: 'Today', description: 'Rain', canonical: '/weather' }),
    }),
    defineRoute({
      path: 'weather/tomorrow',
      page: part(async () => Tomorrow),
      head: () => ({ title: 'Tomorrow', noindex: true }),
    }),
    defineRoute({
      path: 'weather/broken',
      load: () => Promise.reject(new Error('secret')),
      page: part(async () => Today),
      head: () => ({ title: '' }),
    }),
  ],
}
const releases = {
  weather: {
    lists: { pages: [{ code: 'weather', path: '/weather', name: { en: 'Weather', id: 'Cuaca' }, order: 1 }] },
    addresses: ['weather'],
  },
}
const site = { areas: [weather], releases }
const menu = {
  items: [
    {
      code: 'weather',
      name: 'Weather',
      url: '/en/weather',
      key: 'weather',
      submenus: [{ father: 'weather', code: 'a', name: 'Storms', key: 'a', url: '/en/weather/storms.html' }],
    },
  ],
}
const metaOf = (selector: string) =>
  [...document.head.querySelectorAll(selector)].map(
    element => element.getAttribute('content') ?? element.getAttribute('href'),
  )

test('a page has a header, a footer and a first link that skips to the content', async () => {
  await openSite('/en/weather', site)
  expect(screen.getAllByRole('link')[0]).toHaveProperty('textContent', 'Skip to content')
  expect(document.querySelector(screen.getAllByRole('link')[0]!.getAttribute('href')!)).toBe(screen.getByRole('main'))
  expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 }).textContent).toBe('Today’s weather')
  screen.getByRole('banner')
  screen.getByRole('contentinfo')
})

test('the links of every submenu are in the document before the submenu is opened', async () => {
  await openSite('/en/weather', { ...site, backend: { 'wikifx.headermenuinit': () => menu } })
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link', { hidden: true })
  expect(links.map(link => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['/en/weather', '/en/weather/storms.html']),
  )
})

test('the lists, links and totals around every page are in the store of the tab, and are loaded once', async () => {
  let asked = 0
  const links = (name: string) => () => ({ items: [{ name, url: `https://${name}.example/`, ico: null }] })
  const { store, router } = await openSite('/en/weather', {
    areas: [weather],
    backend: {
      'homefuc.partnetlist': links('bank'),
      'homefuc.friendlink': links('school'),
      'homefuc.regulatorystats': () => {
        asked += 1
        return { regulators: 60, brokers: 59655, licences: 1, byStatus: [], byTier: [] }
      },
    },
  })
  expect(store.frame).toMatchObject({
    partners: [{ name: 'bank' }],
    friends: [{ name: 'school' }],
    totals: { brokers: 59655 },
    menu: expect.anything(),
    socials: null,
    reviews: [],
  })
  await act(() => router.navigate('/en/weather/tomorrow'))
  expect([screen.getByRole('heading', { level: 1 }).textContent, asked]).toEqual(['Tomorrow’s weather', 1])
})

test('a page is shown when all data of the frame fails to load, and each failure is reported', async () => {
  const { reports } = await openSite('/en/weather', site)
  screen.getByRole('heading', { level: 1 })
  expect(reports).toEqual(Array(7).fill('shell load'))
})

test('a navigation focuses the new heading and updates the title and metadata in the head', async () => {
  await openSite('/en/weather', site)
  await userEvent.click(screen.getByRole('link', { name: 'Tomorrow' }))
  const title = await screen.findByRole('heading', { level: 1, name: 'Tomorrow’s weather' })
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(document.title).toBe('Tomorrow · Brokerlens')
  expect(metaOf('meta[name=robots]')).toEqual(['noindex'])
  expect(metaOf('link[rel=canonical]')).toEqual(['http://localhost/en/weather/tomorrow'])
  expect(metaOf('link[hreflang]')).toEqual([
    'http://localhost/en/weather/tomorrow',
    'http://localhost/id/weather/tomorrow',
    'http://localhost/en/weather/tomorrow',
  ])
  await userEvent.click(screen.getAllByRole('link', { name: 'Weather', hidden: true })[0]!)
  await screen.findByRole('heading', { level: 1, name: 'Today’s weather' })
  await waitFor(() => expect(metaOf('meta[name=robots]')).toEqual([]))
  expect(metaOf('meta[name=description]')).toEqual(['Rain'])
})

test('a navigation removes the Open Graph and JSON-LD metadata of the previous page', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta property="og:title" content="x"><script type="application/ld+json">{}</script>',
  )
  await openSite('/en/weather', site)
  await userEvent.click(screen.getByRole('link', { name: 'Tomorrow' }))
  await screen.findByRole('heading', { level: 1, name: 'Tomorrow’s weather' })
  await waitFor(() =>
    expect(document.head.querySelectorAll('[property], [type="application/ld+json"]')).toHaveLength(0),
  )
})

test('a navigation that only changes the query keeps the focus', async () => {
  await openSite('/en/weather', site)
  const link = screen.getByRole('link', { name: 'With wind' })
  await userEvent.click(link)
  expect(document.activeElement).toBe(link)
})

test('a page that fails to load shows the error page within the layout, without the error’s message', async () => {
  await openSite('/en/weather/broken', site)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops! An error occurred!')
  expect(screen.getByRole('main').textContent).not.toContain('secret')
  expect(screen.getByText(/Status 500/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/en/weather/broken')
  // Within a landmark: a screen reader that moves between landmarks would never reach a bar outside of them.
  const progress = within(screen.getByRole('banner')).getByRole('progressbar')
  expect(progress.getAttribute('aria-label')).toBe('Loading failed')
})

test('the language links lead to the current page in that language', async () => {
  await openSite('/en/weather?wind=1', site)
  expect(screen.getByRole('link', { name: /Bahasa Indonesia/, hidden: true }).getAttribute('href')).toBe(
    '/id/weather?wind=1',
  )
})

test('the preview banner names the pinned release and links to the end of the preview', async () => {
  await openSite('/en/weather', { ...site, pinned: { weather: '1.4.2' } })
  expect(screen.getByText(/weather 1\.4\.2/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Stop the preview' }).getAttribute('href')).toBe('/pin/off')
})

const loginBackend: Backend = {
  'usercenter.login': ({ password }) => {
    if (password === 'right one') return { user: rina }
    throw new Error('unexpected')
  },
}

test('an action that requires a login opens the login dialog and runs after the login', async () => {
  const { store } = await openSite('/en/weather/tomorrow', { ...site, backend: loginBackend })
  await userEvent.click(screen.getByRole('button', { name: 'Follow' }))
  expect(store.toasts.items.map(toast => toast.text)).toEqual(['You are not logged in'])
  const dialog = within(screen.getByRole('dialog', { name: 'Log in to Brokerlens' }))
  await userEvent.type(dialog.getByLabelText('Email or phone number'), 'rina@mail.example')
  await userEvent.type(dialog.getByLabelText('Password'), 'right one{Enter}')
  await act(async () => {})
  expect(store.session.user?.nick).toBe('Rina W.')
  expect(document.title).toBe('followed')
  expect(screen.queryByRole('dialog')).toBeNull()
  screen.getByRole('button', { name: 'Account of Rina W.' })
})
