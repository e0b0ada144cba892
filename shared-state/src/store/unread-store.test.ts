import { FakeEventSource } from '../testing/fake-event-source.ts'
import { LiveConnection } from '../live/live-connection.ts'
import { UnreadStore } from './unread-store.ts'

const tell = (unread: number) => FakeEventSource.say({ type: 'unread', unread })
const setVisibility = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Tabs without locks open their connection in a microtask. */
const opened = () => Promise.resolve()

beforeEach(() => FakeEventSource.install())
afterEach(() => {
  setVisibility('visible')
  FakeEventSource.remove()
})

test('watchers of the unread count share one connection, which closes with the last one', async () => {
  const store = new UnreadStore(new LiveConnection())
  const [endFirst, endSecond] = [store.watch(), store.watch()]
  await opened()
  expect(FakeEventSource.open.size).toBe(1)
  tell(3)
  expect(store.count).toBe(3)
  endFirst()
  expect(FakeEventSource.open.size).toBe(1)
  endSecond()
  expect(FakeEventSource.open.size).toBe(0)
  expect(store.count).toBeNull()
})

test('a background tab closes its unread connection and reopens it when visible', async () => {
  const end = new UnreadStore(new LiveConnection()).watch()
  await opened()
  setVisibility('hidden')
  expect(FakeEventSource.open.size).toBe(0)
  setVisibility('visible')
  await opened()
  expect(FakeEventSource.open.size).toBe(1)
  end()
  setVisibility('visible')
  expect(FakeEventSource.open.size).toBe(0)
})

test('a lost connection clears the unread count', async () => {
  const store = new UnreadStore(new LiveConnection())
  const end = store.watch()
  await opened()
  tell(2)
  FakeEventSource.lose()
  expect(store.count).toBeNull()
  end()
})
