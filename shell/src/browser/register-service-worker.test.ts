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

test('the worker that the server names is registered two seconds after the page has loaded', async () => {
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
  ['where the server names none', undefined, true],
  ['without a network', '/sw.js', false],
])('%s, none is registered', async (_when, address, onLine) => {
  const register = jest.fn(async (_address: string) => {})
  browserWith(register)
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  registerServiceWorker(address)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(register).not.toHaveBeenCalled()
})

test('a browser that refuses it, or knows of none, says nothing', async () => {
  registerServiceWorker('/sw.js')
  browserWith(() => Promise.reject(new DOMException('blocked', 'SecurityError')))
  registerServiceWorker('/sw.js')
  await jest.advanceTimersByTimeAsync(10_000)
})
