import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { registerServiceWorker } from './register-service-worker.ts'

function browserWith(register: (address: string) => Promise<unknown>): void {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } })
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('the service worker at the server’s address is registered two seconds after the page has loaded', async () => {
  const register = jest.fn(async (_address: string) => {})
  browserWith(register)
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  registerServiceWorker('/sw.js')
  await jest.advanceTimersByTimeAsync(10_000)
  readyState.mockRestore()
  dispatchEvent(new Event('load'))
  await jest.advanceTimersByTimeAsync(1_999)
  expect(register).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(register.mock.calls).toEqual([['/sw.js']])
})

test.each([
  ['without an address from the server', undefined, true],
  ['without a network', '/sw.js', false],
])('%s, no service worker is registered', async (_when, address, onLine) => {
  const register = jest.fn(async (_address: string) => {})
  browserWith(register)
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  registerServiceWorker(address)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(register).not.toHaveBeenCalled()
})

test('a service worker that the browser blocks or does not support causes no error', async () => {
  expect(() => registerServiceWorker('/sw.js')).not.toThrow()
  const blocked = jest.fn(() => Promise.reject(new DOMException('blocked', 'SecurityError')))
  browserWith(blocked)
  registerServiceWorker('/sw.js')
  // A rejection that nobody handles would fail this test.
  await jest.advanceTimersByTimeAsync(10_000)
  expect(blocked).toHaveBeenCalled()
})
