import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { Message } from 'calls/entities/message'
import { forgetNotices } from 'shared-state/device/notice-times'
import { openSite, rina, Refused, type Backend } from '../../testing/open-site.tsx'

const message = (id: string, change: Partial<Message> = {}): Message => ({
  id,
  kind: 'reply',
  title: `Message ${id}`,
  text: '',
  url: '/en/news.html',
  read: false,
  at: '2026-11-20T10:00:00Z',
  ...change,
})
/** A backend with these messages of Rina and these notices of the site. */
const withMessages = (items: Message[]): Backend => ({
  'homemessagebar.list': () => ({ items, unread: items.filter(({ read }) => !read).length }),
})
const open = async (items: Message[], user: typeof rina | null = rina) => {
  const site = await openSite('/en/', { backend: withMessages(items), user })
  await act(async () => {})
  return site
}
const barOf = (name: string) => screen.queryByRole('region', { name })
const close = (name: string) =>
  act(async () => void fireEvent.click(within(barOf(name)!).getByRole('button', { name: /^Close/ })))

beforeEach(() => void jest.useFakeTimers({ now: 0, advanceTimers: true }))
afterEach(() => {
  cleanup()
  forgetNotices()
  jest.useRealTimers()
})

test('the message bar of the home page shows the number of unread messages and the latest one, with a link to them', async () => {
  await open([message('m9', { read: true }), message('m8'), message('m7')])
  const link = within(barOf('Messages')!).getByRole('link')
  expect([link.textContent, link.getAttribute('href')]).toEqual([
    'Unread messages: 2 Message m8',
    '/en/user/messages.html?show=unread',
  ])
})

test('a visitor without a login sees a notice of the site in the message bar, with a link only if it has one', async () => {
  await open([message('n1', { kind: 'system', title: 'Maintenance on Sunday' })], null)
  const link = within(barOf('Site notices')!).getByRole('link', { name: 'Maintenance on Sunday' })
  expect(link.getAttribute('href')).toBe('/en/news.html')
  cleanup()
  await open([message('n1', { kind: 'system', title: 'Maintenance on Sunday', url: null })], null)
  expect(within(barOf('Site notices')!).queryByRole('link')).toBeNull()
  expect(barOf('Site notices')!.textContent).toBe('Maintenance on Sunday')
})

test('the message bar is closed for a day, and comes back earlier only for a message that is new', async () => {
  const first = [message('m2'), message('m1')]
  await open(first)
  await close('Messages')
  expect(barOf('Messages')).toBeNull()
  cleanup()
  await open(first)
  expect(barOf('Messages')).toBeNull()
  cleanup()
  await open([message('m3'), ...first])
  expect(barOf('Messages')?.textContent).toContain('Message m3')
  cleanup()
  jest.setSystemTime(90_000_000)
  await open(first)
  expect(barOf('Messages')?.textContent).toContain('Message m2')
})

test('there is no message bar without an unread message, and none on other pages', async () => {
  await open([message('m1', { read: true })])
  expect(barOf('Messages')).toBeNull()
  cleanup()
  await openSite('/en/404.html', { backend: withMessages([message('m1')]), user: rina })
  await act(async () => {})
  expect(barOf('Messages')).toBeNull()
})

test('a visitor who logs in on the home page sees their own messages in place of the notices of the site', async () => {
  let items = [message('n1', { title: 'Maintenance on Sunday' })]
  const backend = { 'homemessagebar.list': () => ({ items, unread: 1 }) }
  const { store } = await openSite('/en/', { backend })
  await act(async () => {})
  expect(barOf('Site notices')?.textContent).toContain('Maintenance on Sunday')
  items = [message('m1')]
  await act(async () => store.session.loggedIn(rina))
  expect(barOf('Site notices')).toBeNull()
  expect(barOf('Messages')?.textContent).toContain('Message m1')
})

test('the home page without an answer about messages shows no bar and says nothing about it', async () => {
  const backend: Backend = { 'homemessagebar.list': () => new Refused(503, { message: 'down' }) }
  const { store } = await openSite('/en/', { backend, user: rina })
  await act(async () => {})
  expect([barOf('Messages'), store.toasts.items.length]).toEqual([null, 0])
})
