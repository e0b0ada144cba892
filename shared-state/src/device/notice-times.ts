const storageKey = 'noticeTimes'
/** The oldest are dropped: a browser need not remember more, and the stored text stays short. */
const mostKept = 50
const longestStored = 10_000
const msPerHour = 3_600_000

/** What this page remembers where the browser refuses storage. */
let inMemory = new Map<string, number>()

function readTimes(): Map<string, number> {
  try {
    const stored = localStorage.getItem(storageKey) ?? '[]'
    const pairs: unknown = stored.length > longestStored ? [] : JSON.parse(stored)
    return new Map([...(Array.isArray(pairs) ? pairs.filter(isPair) : []), ...inMemory])
  } catch {
    return inMemory
  }
}

const isPair = (pair: unknown): pair is [string, number] =>
  Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'number'

/** Whether a notice or an ad was shown or closed in this browser within the last `hours`. */
export function wasNoticed(name: string, hours: number, now = Date.now()): boolean {
  const at = readTimes().get(name)
  return at !== undefined && now - at < hours * msPerHour
}

/** Remembers in this browser that a notice was shown, or that an ad was closed. */
export function rememberNotice(name: string, now = Date.now()): void {
  const times = [...readTimes().set(name, now)].sort(([, a], [, b]) => b - a).slice(0, mostKept)
  inMemory = new Map(times)
  try {
    localStorage.setItem(storageKey, JSON.stringify(times))
  } catch {
    // Refused by the browser: the page itself remembers it until it is left.
  }
}

/** Forgets everything, for tests. */
export function forgetNotices(): void {
  inMemory = new Map()
  localStorage.removeItem(storageKey)
}
