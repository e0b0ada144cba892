/**
 * Data that the calls for one page read only once, however many of them need it, such as the item the page is about. A call outside a page
 * has its own instance. Forgotten as soon as one of the calls may have written.
 */
export class PageReads {
  #begun = new Map<string, Promise<unknown>>()

  /** The result of `read`, or the one already read under this key. Failures are not kept. */
  once<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
    const known = this.#begun.get(key) as Promise<Value> | undefined
    if (known) return known
    const reading = read()
    this.#begun.set(key, reading)
    reading.catch(() => this.#begun.delete(key))
    return reading
  }

  forget(): void {
    this.#begun.clear()
  }
}
