import { LRUCache } from 'lru-cache'
import { onDataChanged, onItemsChanged } from './data-changes.ts'

type Key = string | number | boolean | null | undefined

interface Memoized<Value> {
  value: Promise<Value>
  /** Time when it was loaded, by the clock of `performance`; Infinity: still loading. */
  since: number
  renewing: boolean
}

interface MemoizeOptions {
  seconds: number
  /** How much longer an old value is returned at once while a newer one is loaded; default: callers wait for it. */
  stale?: number
  most?: number
  /** An item, such as a list, by whose change all values are forgotten. */
  until?: string
}

/**
 * Memoizes the result of `load` for `seconds` per set of arguments: for figures and lists that rarely change and are too costly to query on
 * every request. Concurrent callers share one load; failures are not kept, and everything is cleared when data changes in bulk.
 */
export function memoize<Args extends Key[], Value>(
  { seconds, stale = 0, most = 500, until }: MemoizeOptions,
  load: (...args: Args) => Promise<Value>,
): (...args: Args) => Promise<Value> {
  const values = new LRUCache<string, Memoized<Value>>({ max: most })
  onDataChanged(() => values.clear())
  if (until) onItemsChanged(items => (items === '*' || items.split(' ').includes(until)) && values.clear())

  function begin(key: string, args: Args): Promise<Value> {
    const begun: Memoized<Value> = { value: load(...args), since: Infinity, renewing: false }
    values.set(key, begun)
    begun.value.then(
      () => (begun.since = performance.now()),
      () => values.peek(key) === begun && values.delete(key),
    )
    return begun.value
  }

  async function renew(key: string, args: Args, old: Memoized<Value>): Promise<void> {
    old.renewing = true
    try {
      const value = load(...args)
      await value
      if (values.peek(key) === old) values.set(key, { value, since: performance.now(), renewing: false })
    } catch {
      old.renewing = false // the next caller tries again; once the old value has expired, callers get the error
    }
  }

  return (...args) => {
    const key = JSON.stringify(args)
    const known = values.get(key)
    const age = known ? (performance.now() - known.since) / 1000 : Infinity
    if (!known || age > seconds + stale) return begin(key, args)
    if (age > seconds && !known.renewing) void renew(key, args, known)
    return known.value
  }
}
