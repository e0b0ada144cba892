import { LRUCache } from 'lru-cache'
import { onDataChanged } from './data-changes.ts'

type Key = string | number | boolean | null | undefined

/**
 * Keeps what `load` answers for `seconds` per set of arguments: figures and lists that change seldom and cost the
 * database more than they are worth per request. Callers at the same time share one load; failures are not kept, and
 * nothing is when data comes in by the thousand.
 */
export function kept<Args extends Key[], Value>(
  { seconds, most = 500 }: { seconds: number; most?: number },
  load: (...args: Args) => Promise<Value>,
): (...args: Args) => Promise<Value> {
  const values = new LRUCache<string, Promise<Value>>({ max: most, ttl: seconds * 1000 })
  onDataChanged(() => values.clear())
  return (...args) => {
    const key = JSON.stringify(args)
    const known = values.get(key)
    if (known) return known
    const loaded = load(...args)
    values.set(key, loaded)
    loaded.catch(() => values.peek(key) === loaded && values.delete(key))
    return loaded
  }
}
