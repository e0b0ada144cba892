import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, render } from '@testing-library/react'
import { StoreProvider } from 'shared-state/runtime'
import { clearCookies, hasCookie } from '../browser/cookies.ts'
import { siteStore } from '../testing/open-site.tsx'
import { useChromeHint } from './use-chrome-hint.ts'

function Page() {
  useChromeHint()
  return null
}

/** Opens a page in a browser; returns a function that lists the notices shown to its visitor. */
function open(userAgent: string): () => string[] {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const { store } = siteStore()
  render(
    <StoreProvider store={store}>
      <Page />
    </StoreProvider>,
  )
  return () => store.toasts.items.map(toast => toast.text)
}
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const chrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'

beforeEach(() => {
  clearCookies(undefined)
  jest.useFakeTimers()
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('the Chrome hint appears after 1 s', () => {
  const read = open(chrome)
  pass(999)
  expect(read()).toEqual([])
  pass(1)
  expect(read()).toEqual([expect.stringContaining('add it to the home screen')])
})

test('a visitor with another browser sees that the site is tested in Chrome', () => {
  const read = open(firefox)
  pass(1000)
  expect(read()).toEqual([expect.stringContaining('tested in Chrome')])
})

test('the Chrome hint does not appear once its cookie is set', () => {
  open(chrome)
  pass(1000)
  expect(hasCookie('chromeHint')).toBe(true)
  const read = open(chrome)
  pass(10_000)
  expect(read()).toEqual([])
})

test('the Chrome hint’s cookie is not set when the visitor leaves before the hint appears', () => {
  open(chrome)
  pass(500)
  cleanup()
  pass(10_000)
  expect(hasCookie('chromeHint')).toBe(false)
})

test('the Chrome hint does not appear when the browser blocks its cookie', () => {
  jest.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => {})
  const read = open(chrome)
  pass(1000)
  expect(read()).toEqual([])
})
