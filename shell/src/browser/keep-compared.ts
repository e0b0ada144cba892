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

/** Nothing where nothing was kept, or what was kept is of another form. */
function read(text: string | null): Compared[] {
  try {
    const parsed = safeParse(kept, JSON.parse(text ?? '[]'))
    return parsed.success ? parsed.data : []
  } catch {
    return []
  }
}

/**
 * Keeps the brokers chosen for comparison in this browser: after a reload, and in its other tabs. Where storage is refused
 * the choice lasts as long as the tab. To be called after hydration, as the server knows of no choice.
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
        // Full, or refused meanwhile.
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
