/** Milliseconds after a page has loaded, so that the download does not compete with the visitor's first action. */
const afterMs = 2000

/** Registers the site's service worker (docs/decisions/0020). */
export function registerServiceWorker(address: string | undefined): void {
  if (!address || !('serviceWorker' in navigator)) return
  const register = () => {
    // Without a network the registration could only fail.
    if (!navigator.onLine) return
    // The browser may refuse it, or the visitor may leave first: the page works the same without it.
    void navigator.serviceWorker.register(address).catch(() => {})
  }
  const wait = () => void setTimeout(register, afterMs)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
