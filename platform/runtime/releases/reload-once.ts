const key = 'reloaded-at'
/** Spec 4: a failed chunk reloads the page once per minute, so that no loop comes of it. */
const oncePerMs = 60_000

/**
 * Code that did not arrive is fetched anew with the whole page. Answers false where that was tried within the last minute, or
 * where there is no network and the page would be lost; true means that the document is on its way out.
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
    // Without a memory of the last time there would be no end to it.
    return false
  }
  go(url)
  return true
}
