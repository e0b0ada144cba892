import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { FakeEventSource } from '../testing/fake-event-source.ts'
import { LiveConnection } from './live-connection.ts'
import type { LiveMessage } from './live-message.ts'

/** Stands in for the channel between tabs. */
class FakeChannel extends EventTarget {
  static readonly all = new Set<FakeChannel>()
  constructor() {
    super()
    FakeChannel.all.add(this)
  }
  postMessage(data: unknown): void {
    for (const other of FakeChannel.all)
      if (other !== this) other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }))
  }
  close(): void {
    FakeChannel.all.delete(this)
  }
}

/** Stands in for the browser's locks: one holder at a time, the others wait in order. */
function fakeLocks() {
  let last = Promise.resolve()
  return {
    request(_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>): Promise<void> {
      const mine = last.then(() => (signal.aborted ? undefined : hold()))
      last = mine
      return mine
    },
  }
}

const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}
const setVisibility = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}
const urls = () => [...FakeEventSource.open].map(({ url }) => url)

beforeEach(() => {
  FakeEventSource.install()
  Object.assign(globalThis, {
    BroadcastChannel: FakeChannel,
    structuredClone: (data: unknown) => JSON.parse(JSON.stringify(data)),
  })
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true })
})
afterEach(() => {
  jest.useRealTimers()
  setVisibility('visible')
  FakeEventSource.remove()
  FakeChannel.all.clear()
  Reflect.deleteProperty(navigator, 'locks')
})

interface News extends LiveMessage {
  text: string
}
/** A tab that watches news; `heard` collects them. */
function tab() {
  const live = new LiveConnection()
  const heard: string[] = []
  const end = live.on<News>('news', ({ text }) => void heard.push(text))
  return { live, heard, end }
}

test('all tabs share one connection, and each hears every message', async () => {
  const [first, second] = [tab(), tab()]
  await settled()
  expect(urls()).toEqual(['/live'])
  FakeEventSource.say({ type: 'news', text: 'One' }, '1')
  expect([first.heard, second.heard]).toEqual([['One'], ['One']])
})

test('when the tab with the connection leaves, another continues after the last message', async () => {
  const [first, second] = [tab(), tab()]
  await settled()
  FakeEventSource.say({ type: 'news', text: 'One' }, '1')
  first.end()
  await settled()
  expect(urls()).toEqual(['/live?after=1'])
  FakeEventSource.say({ type: 'news', text: 'Two' }, '2')
  expect(second.heard).toEqual(['One', 'Two'])
  second.end()
  await settled()
  expect(urls()).toEqual([])
})

test('a tab that joins gets the latest message of each type from the tab with the connection', async () => {
  tab()
  await settled()
  FakeEventSource.say({ type: 'news', text: 'One' }, '1')
  const late = tab()
  await settled()
  expect(late.heard).toEqual(['One'])
})

test('a hidden tab takes no part, unless it watches in the background', async () => {
  const { live } = tab()
  await settled()
  setVisibility('hidden')
  expect(urls()).toEqual([])
  const end = live.on('news', () => {}, { inBackground: true })
  await settled()
  expect(urls()).toEqual(['/live'])
  end()
  expect(urls()).toEqual([])
})

test('a passive listener opens no connection but hears what others do', async () => {
  const live = new LiveConnection()
  const heard: number[] = []
  live.on<LiveMessage & { epoch: number }>('epoch', ({ epoch }) => void heard.push(epoch), { passive: true })
  await settled()
  expect(urls()).toEqual([])
  live.on('news', () => {})
  await settled()
  FakeEventSource.say({ type: 'epoch', epoch: 3 })
  expect(heard).toEqual([3])
})

test('a new session opens the connection again after the last message, also if another tab has it', async () => {
  const [, second] = [tab(), tab()]
  await settled()
  FakeEventSource.say({ type: 'news', text: 'One' }, '1')
  second.live.reopen()
  expect(urls()).toEqual(['/live?after=1'])
})

test('a lost connection is reported until it is open again', async () => {
  const { live } = tab()
  const states: string[] = []
  live.on('lost', ({ type }) => void states.push(type))
  live.on('open', ({ type }) => void states.push(type))
  await settled()
  FakeEventSource.say({ type: 'open' })
  FakeEventSource.lose()
  FakeEventSource.say({ type: 'open' })
  expect(states).toEqual(['open', 'lost', 'open'])
})

test('a refused connection is opened again after a minute, and one that stays silent is reported as lost', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
  const { live } = tab()
  let lost = 0
  live.on('lost', () => void (lost += 1))
  await settled()
  jest.advanceTimersByTime(9_999)
  expect(lost).toBe(0)
  jest.advanceTimersByTime(1)
  expect(lost).toBe(1)
  FakeEventSource.say({ type: 'news', text: 'One' }, '7')
  FakeEventSource.lose({ isRefused: true })
  jest.advanceTimersByTime(60_000)
  expect(urls()).toEqual(['/live?after=7'])
})
