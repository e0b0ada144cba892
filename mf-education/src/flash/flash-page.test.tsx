import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FakeEventSource } from 'shared-state/testing/fake-event-source'
import { renderPart } from 'shared-state/testing/render-part'
import uiEn from 'ui/strings/en.json'
import en from '../strings/en.json'
import { FlashPage } from './flash-page.tsx'

const item = (id: string, publishedAt: string, important = false) => ({
  id,
  content: `News ${id}`,
  important,
  tags: [],
  symbols: [],
  countryCode: null,
  source: 'Sample desk',
  publishedAt,
})
const show = (data: object) =>
  renderPart(<FlashPage />, {
    strings: { ...uiEn, ...en },
    at: '/en/flash.html',
    now: Date.parse('2026-11-20T12:00:00Z'),
    data: {
      place: { important: false, tag: 'gold', day: undefined, cursor: undefined },
      tags: [{ code: 'gold', name: 'Gold' }],
      items: [item('2', '2026-11-20T00:10:00.000Z', true), item('1', '2026-11-19T23:50:00.000Z')],
      cursor: 'abc',
      ...data,
    },
  })

test('news flashes are grouped by day, and important ones are labelled', () => {
  show({})
  expect(screen.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent)).toEqual([
    'Fri 20 Nov',
    'Thu 19 Nov',
  ])
  expect(screen.getAllByRole('listitem').map(li => li.textContent)).toContainEqual(
    expect.stringContaining('Important: News 2'),
  )
})

test('the links to older and to important news flashes keep the filters', () => {
  show({})
  expect(screen.getByRole('link', { name: 'Load older' }).getAttribute('href')).toBe(
    '/en/flash.html?tag=gold&cursor=abc',
  )
  expect(screen.getByRole('link', { name: 'Important only' }).getAttribute('href')).toBe(
    '/en/flash.html?important=1&tag=gold',
  )
})

test('the last page of news flashes links back to the newest and no further', () => {
  show({ cursor: null, place: { important: false, tag: undefined, day: undefined, cursor: 'abc' } })
  expect(screen.queryByRole('link', { name: 'Load older' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Back to the newest' }).getAttribute('href')).toBe('/en/flash.html')
})

test('filters without a matching news flash show an empty message', () => {
  show({ items: [], cursor: null })
  expect(screen.getByRole('heading', { name: 'No news flashes found' })).toBeTruthy()
})

const live = (id: string, more: object = {}) => ({
  ...item(id, '2026-11-20T00:20:00.000Z'),
  type: 'flash',
  tags: ['gold'],
  content: { en: `News ${id}`, id: `Berita ${id}` },
  ...more,
})
const shown = () => screen.getAllByRole('listitem').map(li => /News (\d+)/.exec(li.textContent ?? '')?.[1])

beforeEach(() => FakeEventSource.install())
afterEach(() => {
  jest.useRealTimers()
  FakeEventSource.remove()
  localStorage.clear()
})
const hear = (message: object) =>
  act(async () => {
    await Promise.resolve() // the connection is opened in a microtask
    FakeEventSource.say(message)
  })

test('new flashes wait behind a button that counts them, and are shown on top when it is pressed', async () => {
  show({})
  await hear(live('3'))
  await hear(live('4'))
  await hear(live('4'))
  expect(shown()).toEqual(['2', '1'])
  const button = screen.getByRole('button', { name: 'Show 2 new items' })
  expect(button.closest('[role=status]')).toBeTruthy()
  await userEvent.click(button)
  expect(shown()).toEqual(['4', '3', '2', '1'])
  expect(screen.queryByRole('button', { name: /new item/ })).toBeNull()
})

test('a flash that an editor withdraws disappears, whether it was shown or still waiting', async () => {
  show({})
  await hear(live('3'))
  await hear(live('4'))
  await hear({ type: 'withdrawn', id: '3' })
  await hear({ type: 'withdrawn', id: '1' })
  expect(shown()).toEqual(['2'])
  await userEvent.click(screen.getByRole('button', { name: 'Show 1 new item' }))
  expect(shown()).toEqual(['4', '2'])
})

test('new flashes that do not match the filters of the page are left out', async () => {
  show({ place: { important: true, tag: 'gold', day: undefined, cursor: undefined } })
  await hear(live('3'))
  await hear(live('4', { important: true, tags: ['oil'] }))
  await hear(live('5', { important: true }))
  expect(screen.getByRole('button', { name: 'Show 1 new item' })).toBeTruthy()
})

test('a page of older flashes is not live', async () => {
  for (const place of [
    { important: false, tag: undefined, day: '2026-11-18', cursor: undefined },
    { important: false, tag: undefined, day: undefined, cursor: 'abc' },
  ]) {
    const { unmount } = show({ place })
    await act(async () => {})
    expect(FakeEventSource.open.size).toBe(0)
    unmount()
  }
})

test.each([
  ['after the stream opens with a newer item', { type: 'open', newest: '9' }],
  ['after a gap in the stream', { type: 'gap' }],
])('missed flashes are read %s', async (_when, message) => {
  const { store } = show({})
  const asked: object[] = []
  store.api.call = (async (_call: unknown, input: object) => {
    asked.push(input)
    return { items: [item('9', '2026-11-20T00:30:00.000Z')], more: false }
  }) as never
  await hear(message)
  expect(asked).toEqual([{ after: '2', tag: 'gold' }])
  expect(screen.getByRole('button', { name: 'Show 1 new item' })).toBeTruthy()
})

test('nothing is asked for when the stream opens with the newest item of the page', async () => {
  const { store } = show({})
  store.api.call = (() => Promise.reject(new Error('asked'))) as never
  await hear({ type: 'open', newest: '2' })
  expect(screen.queryByRole('button', { name: /new item/ })).toBeNull()
})

test('while the stream is lost the latest flashes are asked for every half minute', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
  const { store } = show({})
  let asked = 0
  store.api.call = (async () => {
    asked += 1
    return { items: [], more: false }
  }) as never
  await hear({ type: 'open', newest: '2' })
  await act(async () => FakeEventSource.lose())
  await act(async () => jest.advanceTimersByTime(60_000))
  expect(asked).toBe(2)
  await hear({ type: 'open', newest: '2' })
  await act(async () => jest.advanceTimersByTime(60_000))
  expect(asked).toBe(2)
})

test('a visitor chooses desktop notifications for new flashes, which come while the tab is hidden', async () => {
  const notified: string[] = []
  class FakeNotification {
    static permission = 'default'
    static requestPermission = async () => (FakeNotification.permission = 'granted')
    constructor(_title: string, { body }: { body: string }) {
      notified.push(body)
    }
  }
  Object.assign(globalThis, { Notification: FakeNotification })
  show({})
  await userEvent.click(screen.getByRole('checkbox', { name: 'With a desktop notification' }))
  await hear(live('3'))
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await hear(live('4'))
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
  expect(notified).toEqual(['News 4'])
  expect(localStorage.getItem('flash.notice')).toBe('on')
  Reflect.deleteProperty(globalThis, 'Notification')
})

test('a browser that blocks notifications is named as the reason', async () => {
  show({})
  await userEvent.click(screen.getByRole('checkbox', { name: 'With a desktop notification' }))
  expect(await screen.findByText(/Your browser blocks notifications/)).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'With a desktop notification' }).checked).toBe(false)
})

test('the flash of a day links to the days before and after', () => {
  show({ place: { important: true, tag: undefined, day: '2026-11-18', cursor: undefined } })
  expect(screen.getByRole('link', { name: 'Previous day' }).getAttribute('href')).toBe(
    '/en/flash.html?important=1&date=2026-11-17',
  )
})
