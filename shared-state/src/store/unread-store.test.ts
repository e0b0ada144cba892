import { UnreadStore } from './unread-store.ts'

/** Stands in for the browser's EventSource. */
class FakeEventSource extends EventTarget {
  static open = new Set<FakeEventSource>()
  constructor() {
    super()
    FakeEventSource.open.add(this)
  }
  close() {
    FakeEventSource.open.delete(this)
  }
}
const tell = (unread: number) => {
  for (const source of FakeEventSource.open)
    source.dispatchEvent(new MessageEvent('unread', { data: JSON.stringify({ unread }) }))
}
const setVisibility = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => void Object.assign(globalThis, { EventSource: FakeEventSource }))
afterEach(() => {
  FakeEventSource.open.clear()
  setVisibility('visible')
  Reflect.deleteProperty(globalThis, 'EventSource')
})

test('watchers of the unread count share one connection, which closes with the last one', () => {
  const store = new UnreadStore()
  const [endFirst, endSecond] = [store.watch(), store.watch()]
  expect(FakeEventSource.open.size).toBe(1)
  tell(3)
  expect(store.count).toBe(3)
  endFirst()
  expect(FakeEventSource.open.size).toBe(1)
  endSecond()
  expect(FakeEventSource.open.size).toBe(0)
  expect(store.count).toBeNull()
})

test('a background tab closes its unread connection and reopens it when visible', () => {
  const end = new UnreadStore().watch()
  setVisibility('hidden')
  expect(FakeEventSource.open.size).toBe(0)
  setVisibility('visible')
  expect(FakeEventSource.open.size).toBe(1)
  end()
  setVisibility('visible')
  expect(FakeEventSource.open.size).toBe(0)
})

test('a lost connection clears the unread count', () => {
  const store = new UnreadStore()
  const end = store.watch()
  tell(2)
  for (const source of FakeEventSource.open) source.dispatchEvent(new Event('error'))
  expect(store.count).toBeNull()
  end()
})
