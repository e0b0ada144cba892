import { reaction } from 'mobx'
import { array, maxLength, minLength, regex, safeParse, string, strictObject } from 'shared-state/schema'
import type { Compared, CompareStore } from 'shared-state/store/compare-store'

const storageKey = 'compare'
const kept = array(
  strictObject({
    code: string().check(regex(/^[0-9A-Za-z]{1,20}$/)),
    name: string().check(minLength(1), maxLength(100)),
  }),
)

/** Empty if nothing is stored, or if the stored value has another format. */
function read(text: string | null): Compared[] {
  try {
    const parsed = safeParse(kept, JSON.parse(text ?? '[]'))
    return parsed.success ? parsed.data : []
  } catch {
    return []
  }
}

/**
 * Persists the brokers chosen for comparison in this browser: across reloads and tabs. Where storage is refused, the choice lasts until the
 * tab is closed. Call it after hydration, as the server does not know the choice.
 */
export function keepCompared(compare: CompareStore): () => void {
  let storage: Storage
  try {
    storage = localStorage
    compare.choose([...read(storage.getItem(storageKey)), ...compare.brokers])
  } catch {
    return () => {}
  }
  const stop = reaction(
    () => JSON.stringify(compare.brokers),
    text => {
      try {
        storage.setItem(storageKey, text)
      } catch {
        // Storage is full, or access has since been refused.
      }
    },
  )
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === storageKey) compare.choose(read(newValue))
  }
  addEventListener('storage', follow)
  return () => {
    stop()
    removeEventListener('storage', follow)
  }
}
