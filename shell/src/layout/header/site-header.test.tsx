import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openSite, rina } from '../../testing/open-site.tsx'

afterEach(cleanup)

const brokers = Array.from({ length: 8 }, (_, index) => ({
  father: 'brokers',
  code: `b${index}`,
  name: `Broker ${index}`,
  key: `brokers.b${index}`,
  url: `/en/brokers/info/broker-${index}-b${index}.html`,
}))
const menu = {
  items: [{ code: 'brokers', name: 'Brokers', url: '/en/brokers', key: 'brokers', submenus: brokers }],
}
const pages = [
  { code: 'brokers', path: '/brokers', name: { en: 'Brokers' }, order: 1 },
  { code: 'info', path: '/brokers/info.html', name: { en: 'Broker info' }, order: 2 },
  { code: 'info-safe', path: '/brokers/safe.html', name: { en: 'Is it safe?' }, under: 'info', order: 1 },
]
const site = {
  backend: { 'wikifx.headermenuinit': () => menu },
  releases: { brokers: { addresses: ['brokers'], lists: { pages } } },
}

test('the user menu links to the account pages', async () => {
  await openSite('/en/404.html', { user: rina })
  const panel = document.getElementById(
    screen.getByRole('button', { name: 'Account of Rina W.' }).getAttribute('aria-controls')!,
  )!
  expect(
    within(panel)
      .getAllByRole('link', { hidden: true })
      .map(link => link.getAttribute('href')),
  ).toEqual(
    ['messages', 'release', 'attention', 'fans', 'orderList', 'security', 'setting'].map(
      page => `/en/user/${page}.html`,
    ),
  )
})

test('the user menu and its button show the number of unread messages', async () => {
  const { store } = await openSite('/en/404.html', { user: rina })
  act(() => store.unread.told(3))
  const panel = document.getElementById(
    screen.getByRole('button', { name: 'Account of Rina W., Unread messages: 3' }).getAttribute('aria-controls')!,
  )!
  expect(within(panel).getByRole('link', { name: /^Messages/, hidden: true }).textContent).toBe('Messages3')
})

test('the header shows an anonymous visitor a login link instead of the user menu', async () => {
  await openSite('/en/404.html')
  expect(screen.queryByRole('button', { name: /^Account of/ })).toBeNull()
  expect(screen.getAllByRole('link', { name: 'Log in' })[0]!.getAttribute('href')).toMatch(/^\/en\/login\.html/)
})

test('the brokers panel shows the subpages of the list next to the top brokers', async () => {
  await openSite('/en/404.html', site)
  const panel = document.getElementById(screen.getByRole('button', { name: 'Brokers' }).getAttribute('aria-controls')!)!
  const links = within(panel)
    .getAllByRole('link', { hidden: true })
    .map(link => link.getAttribute('href'))
  expect(links).toEqual(['/en/brokers', ...brokers.map(({ url }) => url), '/en/brokers/safe.html'])
})

test('an entry whose own page is listed below it shows that page by its own name, in bar and drawer', async () => {
  const below = { under: 'posts', name: { en: 'Latest posts' } }
  const lists = {
    pages: [
      { code: 'posts', path: '/posts.html', name: { en: 'Posts' }, order: 1 },
      { code: 'latest', path: '/posts.html', order: 1, ...below },
      { code: 'centre', path: '/posts/centre.html', order: 2, ...below, name: { en: 'Centre' } },
    ],
  }
  await openSite('/en/404.html', { releases: { posts: { addresses: ['posts.html', 'posts'], lists } } })
  const expected = [
    ['Latest posts', '/en/posts.html'],
    ['Centre', '/en/posts/centre.html'],
  ]
  const linksIn = (panel: HTMLElement) =>
    within(panel)
      .getAllByRole('link', { hidden: true })
      .map(link => [link.textContent, link.getAttribute('href')])
      .filter(([, address]) => address!.startsWith('/en/posts'))
  const button = screen.getByRole('button', { name: 'Posts' })
  expect(linksIn(document.getElementById(button.getAttribute('aria-controls')!)!)).toEqual(expected)
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  expect(linksIn(screen.getByRole('dialog', { name: 'Menu' }))).toEqual(expected)
})

test('the menu drawer contains the menu and the languages and closes when the window becomes wide', async () => {
  const { store } = await openSite('/en/404.html', site)
  act(() => store.screen.measured({ width: 390 }))
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  const drawer = within(screen.getByRole('dialog', { name: 'Menu' }))
  expect(drawer.getByRole('link', { name: /Bahasa Indonesia/ }).getAttribute('href')).toBe('/id/404.html')
  expect(drawer.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['/en/brokers', brokers[0]!.url]),
  )
  act(() => store.screen.measured({ width: 900 }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the menu shows how many rooms are live, and nothing while none is', async () => {
  const lists = { pages: [{ code: 'live', path: '/live.html', name: { en: 'Live rooms' }, order: 1 }] }
  const releases = { education: { addresses: ['live.html'], lists } }
  const withRooms = (status: string) => ({ 'homefuc.livecountstatus': () => ({ status, count: 2 }) })
  await openSite('/en/404.html', { releases, backend: withRooms('live') })
  const bar = () => within(screen.getAllByRole('navigation', { name: 'Main' })[0]!)
  expect(bar().getAllByRole('link', { name: 'Live rooms Live now: 2' })[0]!.getAttribute('href')).toBe('/en/live.html')
  cleanup()
  await openSite('/en/404.html', { releases, backend: withRooms('soon') })
  expect(bar().getAllByRole('link', { name: 'Live rooms' }).length).toBeGreaterThan(0)
})
