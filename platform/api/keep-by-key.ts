import { LRUCache } from 'lru-cache'
import { onDataChanged, onItemsChanged } from './data-changes.ts'

interface KeepOptions {
  seconds: number
  most: number
  /** Beginning of the names of items: a value is forgotten when the item of this name and its key has changed, such as `market:1234567890`. */
  item: string
}

/** Values by key; unknown keys are left out. */
export type ReadByKey<Value> = (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>

/**
 * Keeps what `load` returned for each key, for rows that many lists show: for `seconds`, or until the item of the key has changed. Values are
 * shared between callers, who must not change them.
 */
export function keepByKey<Value extends object>(
  { seconds, most, item }: KeepOptions,
  load: ReadByKey<Value>,
): ReadByKey<Value> {
  const kept = new LRUCache<string, Value>({ max: most, ttl: seconds * 1000 })
  /** How many changes this process has heard of. A row is not kept if one came while it was being read. */
  let changes = 0
  onDataChanged(() => {
    changes += 1
    kept.clear()
  })
  onItemsChanged(items => {
    changes += 1
    if (items === '*') return kept.clear()
    for (const name of items.split(' ')) if (name.startsWith(item)) kept.delete(name.slice(item.length))
  })
  return async keys => {
    const found = new Map<string, Value>()
    for (const key of keys) {
      const value = kept.get(key)
      if (value) found.set(key, value)
    }
    const missing = [...new Set(keys)].filter(key => !found.has(key))
    if (missing.length === 0) return found
    const before = changes
    for (const [key, value] of await load(missing)) {
      found.set(key, value)
      if (changes === before) kept.set(key, value)
    }
    return found
  }
}
