import { beforeEach, expect, test } from '@jest/globals'
import type { Snapshot } from 'shared-state/contract/release'
import { PageHealth } from './page-health.ts'

const snapshot = { shell: { version: '3.0.0' }, areas: { brokers: { version: '1.0.0' }, tools: { version: '2.0.0' } }, pinned: {}, epoch: 0 } as unknown as Snapshot
const sent: unknown[] = []

// jsdom measures nothing.
jest.mock('web-vitals', () => ({ onCLS: () => {}, onINP: () => {}, onLCP: () => {} }))

beforeEach(() => {
  sent.length = 0
  jest.useFakeTimers()
  navigator.sendBeacon = (_url, body) => {
    const reader = new FileReader()
    reader.onload = () => sent.push(JSON.parse(String(reader.result)))
    reader.readAsText(body as Blob)
    return true
  }
})

const told = async () => {
  jest.runAllTimers()
  jest.useRealTimers()
  while (sent.length === 0) await new Promise(resolve => setTimeout(resolve))
  return sent as { releases: object[]; failures?: object[]; view?: string }[]
}

test('a part that failed is told with the releases of the page', async () => {
  new PageHealth(snapshot, () => ['brokers']).failed('tools', 'load', new Error('gone'))
  expect(await told()).toEqual([
    {
      releases: [{ area: 'shell', version: '3.0.0' }, { area: 'brokers', version: '1.0.0' }, { area: 'tools', version: '2.0.0' }],
      view: 'first',
      failures: [{ area: 'tools', kind: 'chunk_error', message: 'gone' }],
      vitals: {},
    },
  ])
})

test('an error is told of the release whose file threw it, and of none where it came from elsewhere', async () => {
  const health = new PageHealth(snapshot, () => [])
  health.watch()
  const thrownIn = (file: string) => dispatchEvent(new ErrorEvent('error', { error: new Error('x'), filename: file }))
  thrownIn('chrome-extension://abc/inject.js')
  thrownIn('http://site/releases/brokers/1.0.0/web/entry.js')
  const [message] = await told()
  expect(message!.failures).toEqual([{ area: 'brokers', kind: 'browser_error', message: 'x' }])
})

test('what was caught on the page is told once, of the area whose component it went through', async () => {
  const health = new PageHealth(snapshot, () => [])
  health.watch()
  const thrownIn = (file: string, name = 'TypeError') => Object.assign(new Error('y'), { name, stack: `${name}: y\n    at f (http://site${file}:1:2)` })
  const hydration = thrownIn('/releases/shell/3.0.0/web/entry.js')
  health.caught(hydration, '\n    at h1\n    at Page (http://site/releases/tools/2.0.0/web/79.js:1:2)\n    at Layout (http://site/releases/shell/3.0.0/web/entry.js:1:2)')
  dispatchEvent(new ErrorEvent('error', { error: hydration, filename: 'http://site/releases/shell/3.0.0/web/entry.js' }))
  health.caught(thrownIn('/releases/brokers/1.0.0/web/entry.js', 'ApiError'), undefined)
  health.caught({ status: 404 }, null)
  const [message] = await told()
  expect(message!.failures).toEqual([{ area: 'tools', kind: 'browser_error', message: 'y' }])
})

test('a loop of errors is told of twenty times at most', async () => {
  const health = new PageHealth(snapshot, () => [])
  for (let time = 0; time < 500; time++) health.failed('brokers', 'render', new Error('again'))
  const [message] = await told()
  expect(message!.failures).toHaveLength(20)
})
