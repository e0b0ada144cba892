/** Pending replies of the other thread by key: each is requested once and kept until forgotten. */
export class Awaited<Value> {
  #asked = new Map<string, { value: Promise<Value>; give: (value: Value) => void }>()

  get(key: string, ask: () => void): Promise<Value> {
    const known = this.#asked.get(key)
    if (known) return known.value
    const { promise, resolve } = Promise.withResolvers<Value>()
    this.#asked.set(key, { value: promise, give: resolve })
    ask()
    return promise
  }

  give(key: string, value: Value): void {
    this.#asked.get(key)?.give(value)
  }

  forget(key: string): void {
    this.#asked.delete(key)
  }
}
