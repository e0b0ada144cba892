/**
 * What calls for one page read once, however many of them need it: the thing that the page is about, say. A call that comes by itself has
 * one of its own. Whoever makes the calls lets it forget all of that once one of them may have written.
 */
export class PageReads {
  #begun = new Map<string, Promise<unknown>>()

  /** What `read` answers, or has answered under this key before. A failure is not kept. */
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
