/** @jest-environment ../scripts/jest/browser-environment.mjs */
import { beforeEach, expect, test } from '@jest/globals'
import { ApiError, CallCancelled } from 'shared-state/api/api-error'
import type { Snapshot } from 'shared-state/contract/release'
import { PageHealth } from './page-health.ts'

const snapshot = {
  shell: { version: '3.0.0' },
  areas: { brokers: { version: '1.0.0' }, tools: { version: '2.0.0' } },
  pinned: {},
  epoch: 0,
} as unknown as Snapshot
let sent: unknown[] = []
/** URLs at which tokens were requested, and the token they return; undefined: no network. */
let asked: string[] = []
let token: string | undefined

// jsdom measures no web vitals.
jest.mock('web-vitals', () => ({ onCLS: () => {}, onINP: () => {}, onLCP: () => {} }))

beforeEach(() => {
  sent = []
  asked = []
  token = 'signed'
  jest.useFakeTimers()
  globalThis.fetch = async address => {
    asked.push(decodeURIComponent(String(address)))
    if (token === undefined) throw new TypeError('Failed to fetch')
    return { ok: true, json: async () => ({ Data: { token, seconds: 600 } }) } as Response
  }
  navigator.sendBeacon = (_url, body) => {
    const reader = new FileReader()
    // A message that is read late belongs to the test that sent it.
    const ofTest = sent
    reader.onload = () => ofTest.push(JSON.parse(String(reader.result)))
    reader.readAsText(body as Blob)
    return true
  }
})

const told = async () => {
  await jest.runAllTimersAsync()
  jest.useRealTimers()
  while (sent.length === 0) await new Promise(resolve => setTimeout(resolve))
  return sent as { releases: object[]; failures?: object[]; view?: string }[]
}

test('a failed area is reported with the releases of the page', async () => {
  new PageHealth(snapshot, () => ['brokers']).failed('tools', 'load', new Error('gone'))
  expect(await told()).toEqual([
    {
      token: 'signed',
      releases: [
        { area: 'shell', version: '3.0.0' },
        { area: 'brokers', version: '1.0.0' },
        { area: 'tools', version: '2.0.0' },
      ],
      view: 'first',
      failures: [{ area: 'tools', kind: 'chunk_error', message: 'gone' }],
      vitals: {},
    },
  ])
})

test('a part of a page whose call failed or was cancelled is no failure of a release', async () => {
  const health = new PageHealth(snapshot, () => [])
  health.failed(
    'shell',
    'load',
    new ApiError({ call: 'homefuc.contactinfo', status: 503, code: 5003, message: 'busy' }),
  )
  health.failed('shell', 'load', new CallCancelled('homefuc.livecountstatus'))
  health.failed('tools', 'load', new Error('gone'))
  const [message] = await told()
  expect(message!.failures).toEqual([{ area: 'tools', kind: 'chunk_error', message: 'gone' }])
})

test('an error is attributed to the release whose file threw it, and a foreign error to none', async () => {
  const health = new PageHealth(snapshot, () => [])
  health.watch()
  const thrownIn = (file: string) => dispatchEvent(new ErrorEvent('error', { error: new Error('x'), filename: file }))
  thrownIn('chrome-extension://abc/inject.js')
  thrownIn('http://site/releases/brokers/1.0.0/web/entry.js')
  const [message] = await told()
  expect(message!.failures).toEqual([{ area: 'brokers', kind: 'browser_error', message: 'x' }])
})

test('a caught error is reported once, for the area of the component it passed through', async () => {
  const health = new PageHealth(snapshot, () => [])
  health.watch()
  const thrownIn = (file: string, name = 'TypeError') =>
    Object.assign(new Error('y'), { name, stack: `${name}: y\n    at f (http://site${file}:1:2)` })
  const hydration = thrownIn('/releases/shell/3.0.0/web/entry.js')
  health.caught(
    hydration,
    '\n    at h1\n    at Page (http://site/releases/tools/2.0.0/web/79.js:1:2)\n    at Layout (http://site/releases/shell/3.0.0/web/entry.js:1:2)',
  )
  dispatchEvent(
    new ErrorEvent('error', { error: hydration, filename: 'http://site/releases/shell/3.0.0/web/entry.js' }),
  )
  health.caught(thrownIn('/releases/brokers/1.0.0/web/entry.js', 'ApiError'), undefined)
  health.caught({ status: 404 }, null)
  const [message] = await told()
  expect(message!.failures).toEqual([{ area: 'tools', kind: 'browser_error', message: 'y' }])
})

test('a loop of errors is reported at most twenty times', async () => {
  const health = new PageHealth(snapshot, () => [])
  for (let time = 0; time < 500; time++) health.failed('brokers', 'render', new Error('again'))
  const [message] = await told()
  expect(message!.failures).toHaveLength(20)
})

const leave = () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

test('a beacon token for all releases of the page is requested after loading, and again only when it expires', async () => {
  const health = new PageHealth(snapshot, () => ['brokers'])
  health.watch()
  await jest.runAllTimersAsync()
  expect(asked).toEqual(['/api/releases/v1/beacon-token?releases=shell@3.0.0,brokers@1.0.0,tools@2.0.0'])
  health.failed('brokers', 'load', new Error('gone'))
  await jest.runAllTimersAsync()
  expect(asked).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(600_000)
  health.failed('brokers', 'load', new Error('gone'))
  await jest.runAllTimersAsync()
  expect(asked).toHaveLength(2)
})

test('an error that occurs before there is a beacon token is reported once there is one', async () => {
  token = undefined
  const health = new PageHealth(snapshot, () => [])
  health.watch()
  health.failed('tools', 'load', new Error('gone'))
  await jest.runAllTimersAsync()
  expect(sent).toEqual([])
  token = 'signed'
  leave()
  const [message] = await told()
  expect(message).toMatchObject({ token: 'signed', failures: [{ area: 'tools', kind: 'chunk_error' }] })
})

test('a page that is left sends its report immediately with the current token', async () => {
  const health = new PageHealth(snapshot, () => ['brokers'])
  health.watch()
  await jest.runAllTimersAsync()
  let beacons = 0
  navigator.sendBeacon = () => ++beacons > 0
  leave()
  expect(beacons).toBe(1)
})
