import { array, maxLength, safeParse, string } from 'shared-state/schema'

/** Most results kept for one calculator, and the longest query among them. */
const mostKept = 5
const mostCharacters = 400

const kept = array(string().check(maxLength(mostCharacters))).check(maxLength(mostKept))

const keyOf = (code: string) => `calculator.${code}`

/** Those who show what is kept in this tab; other tabs are told by the browser. */
const listeners = new Set<() => void>()

/** Calls `listener` whenever what is kept has changed, in this tab or another one. Returns the function that stops it. */
export function onRecentChange(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** What the browser keeps of a calculator, unparsed; '' where it stores nothing. */
export function storedRecent(code: string): string {
  try {
    return localStorage.getItem(keyOf(code)) ?? ''
  } catch {
    return ''
  }
}

/** The last inputs of a calculator, newest first, as queries of its address; none if the text is not one of ours. */
export function parseRecent(text: string): string[] {
  try {
    const parsed = safeParse(kept, JSON.parse(text || '[]'))
    return parsed.success ? parsed.data : []
  } catch {
    return []
  }
}

/** Keeps a query as the newest one, in place of an earlier state of the same input. It never leaves the browser. */
export function keepRecent(code: string, query: string, inPlaceOf: string | undefined): void {
  if (query.length > mostCharacters) return
  const others = parseRecent(storedRecent(code)).filter(other => other !== query && other !== inPlaceOf)
  store(storage => storage.setItem(keyOf(code), JSON.stringify([query, ...others].slice(0, mostKept))))
}

export const clearRecent = (code: string): void => store(storage => storage.removeItem(keyOf(code)))

function store(change: (storage: Storage) => void): void {
  try {
    change(localStorage)
  } catch {
    // Storage is full or refused: nothing is kept.
  }
  for (const listener of listeners) listener()
}
