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

test('a page stands between a header and a footer, and the first link skips to it', async () => {
  await openSite('/en/weather', site)
  expect(screen.getAllByRole('link')[0]).toHaveProperty('textContent', 'Skip to content')
  expect(document.querySelector(screen.getAllByRole('link')[0]!.getAttribute('href')!)).toBe(screen.getByRole('main'))
  expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 }).textContent).toBe('Today’s weather')
  screen.getByRole('banner')
  screen.getByRole('contentinfo')
})

test('every submenu’s links are in the document before anything is opened', async () => {
  await openSite('/en/weather', { ...site, backend: { 'wikifx.headermenuinit': () => menu } })
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link', { hidden: true })
  expect(links.map(link => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['/en/weather', '/en/weather/storms.html']),
  )
})

test('nothing of the frame’s data is needed for a page, and each failure is reported', async () => {
  const { reports } = await openSite('/en/weather', site)
  screen.getByRole('heading', { level: 1 })
  expect(reports).toEqual(Array(5).fill('shell load'))
})

test('moving on puts the focus on the new title and the page’s words in the head', async () => {
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

test('what the server told machines of the page before is gone after a move', async () => {
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

test('where only the query changes the focus stays', async () => {
  await openSite('/en/weather', site)
  const link = screen.getByRole('link', { name: 'With wind' })
  await userEvent.click(link)
  expect(document.activeElement).toBe(link)
})

test('a page that breaks shows the error page in the frame and nothing of the error', async () => {
  await openSite('/en/weather/broken', site)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops! An error occurred!')
  expect(screen.getByRole('main').textContent).not.toContain('secret')
  expect(screen.getByText(/Status 500/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/en/weather/broken')
  expect(screen.getByRole('progressbar').getAttribute('aria-label')).toBe('Loading failed')
})

test('the languages lead to this very page', async () => {
  await openSite('/en/weather?wind=1', site)
  expect(screen.getByRole('link', { name: /Bahasa Indonesia/, hidden: true }).getAttribute('href')).toBe(
    '/id/weather?wind=1',
  )
})

test('a pinned release is named, with the way back', async () => {
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

test('an action that needs a login says so, asks for it, and is done once it succeeded', async () => {
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
