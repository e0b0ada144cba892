const key = 'language-scroll'

/** The page without its language, the only part of the address that differs after a switch. */
const pageOf = ({ pathname, search }: { pathname: string; search: string }) => pathname.replace(/^\/[^/]+/, '') + search

/** Called before the same page loads in another language: remembers the scroll position. */
export function keepScroll(): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ page: pageOf(location), top: window.scrollY }))
  } catch {
    // Without storage the page starts at its top.
  }
}

/** Called on the page in the new language: restores the scroll position, once only. After a reload the browser's own position applies. */
export function restoreScroll(): void {
  try {
    const kept = sessionStorage.getItem(key)
    if (!kept) return
    sessionStorage.removeItem(key)
    const { page, top } = JSON.parse(kept) as { page: string; top: number }
    if (page === pageOf(location)) window.scrollTo(0, top)
  } catch {
    // Storage is refused, or holds an invalid value.
  }
}
