import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Message } from 'calls/entities/message'
import { FakeEventSource } from 'shared-state/testing/fake-event-source'
import { noCounts, openPage, Refused, type Backend } from '../testing/open-page.tsx'

const message = (id: string, title: string, read = false): Message => ({
  id,
  kind: 'reply',
  title,
  text: '“Thank you.”',
  url: '/en/brokers/review/quillhaven-q1.html',
  read,
  at: '2026-11-20T09:00:00Z',
})

/** A backend that remembers which messages were read. */
function messagesBackend(first: Message[], overrides: Backend = {}) {
  let items = first
  const unread = () => items.filter(({ read }) => !read).length
  const backend: Backend = {
    'usercenter.messages': ({ unread: only }) => {
      const shown = only ? items.filter(({ read }) => !read) : items
      return { items: shown, total: shown.length, pageIndex: 1, pageSize: 20, unread: unread() }
    },
    'usercenter.traderinfocount': () => ({ ...noCounts, unread: unread() }),
    'usercenter.messagesread': ({ ids, all }) => {
      items = items.map(entry => (all || ids!.includes(entry.id) ? { ...entry, read: true } : entry))
      return { unread: unread() }
    },
    ...overrides,
  }
  return { backend, arrive: (entry: Message) => (items = [entry, ...items]) }
}

const menuEntry = () =>
  within(screen.getByRole('navigation', { name: 'Account' })).getByRole('link', { name: /^Messages/ }).textContent

test('an unread message is marked, counted in the menu and can be marked as read', async () => {
  await openPage(
    '/user/messages.html',
    messagesBackend([message('1', 'Quill answered'), message('2', 'Older', true)]).backend,
  )
  expect(screen.getByRole('region', { name: '1 unread message' })).toBeTruthy()
  expect(menuEntry()).toBe('Messages1 item')
  await userEvent.click(screen.getByRole('button', { name: 'Mark as read Quill answered' }))
  const said = await screen.findByText('Marked as read.')
  expect(document.activeElement!.contains(said)).toBe(true)
  expect(menuEntry()).toBe('Messages')
  expect(screen.queryByText('New')).toBeNull()
})

test('following a message’s link marks it as read', async () => {
  const read: unknown[] = []
  const { backend } = messagesBackend([{ ...message('1', 'Somebody follows you'), url: '/en' }])
  await openPage('/user/messages.html', {
    ...backend,
    'usercenter.messagesread': input => {
      read.push(input)
      return { unread: 0 }
    },
  })
  await userEvent.click(screen.getByRole('link', { name: 'Somebody follows you' }))
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy()
  expect(read).toEqual([{ ids: ['1'] }])
})

test('all messages can be marked as read at once', async () => {
  await openPage('/user/messages.html', messagesBackend([message('1', 'One'), message('2', 'Two')]).backend)
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await screen.findByText('All messages are marked as read.')
  expect(screen.queryByText('New')).toBeNull()
})

test('messages stay unread and the reason is shown when marking them as read fails', async () => {
  const { backend } = messagesBackend([message('1', 'One')], {
    'usercenter.messagesread': () => new Refused(503, { message: 'Part of the site is currently unavailable.' }),
  })
  await openPage('/user/messages.html', backend)
  await userEvent.click(screen.getByRole('button', { name: 'Mark as read One' }))
  await screen.findByText('Part of the site is currently unavailable.')
  expect(screen.getByText('New')).toBeTruthy()
})

test('unread messages have their own address, which says so when all are read', async () => {
  await openPage('/user/messages.html?show=unread', messagesBackend([message('1', 'Read', true)]).backend)
  expect(screen.getByRole('link', { name: 'Unread 0' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('heading', { name: 'You have read everything' })).toBeTruthy()
})

test('the messages page leads to the choice of messages by email', async () => {
  await openPage('/user/messages.html', messagesBackend([]).backend)
  expect(screen.getByRole('link', { name: 'Email settings' }).getAttribute('href')).toBe('/en/user/setting.html#mail')
})

test('a new message appears without a reload, and the live connection closes with the page', async () => {
  FakeEventSource.install()
  const { backend, arrive } = messagesBackend([message('1', 'Read', true)])
  const { router } = await openPage('/user/messages.html', backend)
  expect([...FakeEventSource.open].map(({ url }) => url)).toEqual(['/live'])
  arrive(message('2', 'Quill answered'))
  await act(async () => FakeEventSource.say({ type: 'unread', unread: 1 }))
  expect(await screen.findByRole('link', { name: 'Quill answered' })).toBeTruthy()
  expect(menuEntry()).toBe('Messages1 item')
  await act(() => router.navigate('/en'))
  expect(FakeEventSource.open.size).toBe(0)
  FakeEventSource.remove()
})
