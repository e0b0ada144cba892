const key = 'reloaded-at'
/** Spec 4: a failed chunk reloads the page at most once per minute, so that it cannot loop. */
const oncePerMs = 60_000

/**
 * Reloads the whole page to load code that failed to arrive. Returns false if that was tried within the last minute, or if there is no
 * network and the page would be lost; true means that the document is being replaced.
 */
export function reloadOnce(
  url: string,
  { storage = sessionStorage, now = Date.now, go = (to: string) => location.assign(to) } = {},
): boolean {
  if (!navigator.onLine) return false
  try {
    if (now() - Number(storage.getItem(key) ?? 0) < oncePerMs) return false
    storage.setItem(key, String(now()))
  } catch {
    // Without a record of the last reload there could be an endless loop.
    return false
  }
  go(url)
  return true
}
