/** Stands in for the browser's EventSource, which jsdom lacks. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2
  static readonly open = new Set<FakeEventSource>()
  readyState = 1
  readonly url: string

  constructor(url: string) {
    super()
    this.url = url
    FakeEventSource.open.add(this)
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED
    FakeEventSource.open.delete(this)
  }

  static install(): void {
    Object.assign(globalThis, { EventSource: FakeEventSource })
  }

  static remove(): void {
    FakeEventSource.open.clear()
    Reflect.deleteProperty(globalThis, 'EventSource')
  }

  /** Sends a message through every open connection. */
  static say(message: object, lastEventId = ''): void {
    const data = JSON.stringify(message)
    for (const source of FakeEventSource.open) source.dispatchEvent(new MessageEvent('message', { data, lastEventId }))
  }

  /** Every connection is lost; a refused one is not opened again by the browser. */
  static lose({ isRefused = false } = {}): void {
    for (const source of FakeEventSource.open) {
      if (isRefused) source.readyState = FakeEventSource.CLOSED
      source.dispatchEvent(new Event('error'))
    }
  }
}
