/** Milliseconds after a page has loaded: what a visitor does first does not share the line with it. */
const afterMs = 2000

/** Has the browser keep the site's service worker (docs/decisions/0020). */
export function registerServiceWorker(address: string | undefined): void {
  if (!address || !('serviceWorker' in navigator)) return
  const register = () => {
    // Without a network the browser would only note that there was none.
    if (!navigator.onLine) return
    // A browser may refuse it, or the tab be left meanwhile: the page is the same without.
    void navigator.serviceWorker.register(address).catch(() => {})
  }
  const wait = () => void setTimeout(register, afterMs)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
