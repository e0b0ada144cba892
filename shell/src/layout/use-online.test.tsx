import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import { openSite, type Site } from '../testing/open-site.tsx'

const rendered = '2026-11-20T12:00:00Z'
const online = jest.spyOn(navigator, 'onLine', 'get')
const says = (event: 'online' | 'offline') => act(() => void dispatchEvent(new Event(event)))
const newsOf = ({ store }: Site) => store.toasts.items.map(toast => toast.text)
const clock = (iso: string) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hour12: false }).format(new Date(iso))

beforeEach(() => void online.mockReturnValue(true))
afterEach(cleanup)

test('a visitor is notified when the browser goes offline, with the time of the page’s data, and online again', async () => {
  const site = await openSite('/en/404.html')
  says('offline')
  expect(site.store.visitor.online).toBe(false)
  expect(newsOf(site)).toEqual([`You are offline. This page shows data from ${clock(rendered)}.`])
  says('online')
  expect(site.store.visitor.online).toBe(true)
  expect(newsOf(site)).toEqual(['You are back online.'])
})

test('a connection that comes and goes leaves only the latest notice', async () => {
  const site = await openSite('/en/404.html')
  for (const event of ['offline', 'online', 'offline', 'online'] as const) says(event)
  expect(newsOf(site)).toEqual(['You are back online.'])
  says('offline')
  expect(newsOf(site)).toEqual([`You are offline. This page shows data from ${clock(rendered)}.`])
})

test('after a navigation the offline notice shows the time of the navigation', async () => {
  const site = await openSite('/en/404.html')
  jest.useFakeTimers({
    now: Date.parse('2026-11-20T13:37:00Z'),
    doNotFake: ['queueMicrotask', 'nextTick', 'setTimeout', 'setImmediate'],
  })
  await act(async () => void (await site.router.navigate('/en/404.html?x=1')))
  jest.useRealTimers()
  says('offline')
  expect(newsOf(site)).toEqual([`You are offline. This page shows data from ${clock('2026-11-20T13:37:00Z')}.`])
})

test('a page opened offline shows the offline notice at once', async () => {
  online.mockReturnValue(false)
  const site = await openSite('/id/404.html', { lang: 'id' })
  expect(site.store.visitor.online).toBe(false)
  expect(newsOf(site)[0]).toMatch(/^Anda sedang offline/)
  expect(screen.getByRole('status', { name: 'Pemberitahuan' }).textContent).toContain('Anda sedang offline')
})
