/** Pending replies of the other thread by key: each is requested once and kept until forgotten. */
export class PendingReplies<Value> {
  #pending = new Map<string, { value: Promise<Value>; resolve: (value: Value) => void }>()

  get(key: string, request: () => void): Promise<Value> {
    const known = this.#pending.get(key)
    if (known) return known.value
    const { promise, resolve } = Promise.withResolvers<Value>()
    this.#pending.set(key, { value: promise, resolve })
    request()
    return promise
  }

  resolve(key: string, value: Value): void {
    this.#pending.get(key)?.resolve(value)
  }

  forget(key: string): void {
    this.#pending.delete(key)
  }
}
