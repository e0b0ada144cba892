const key = 'language-scroll'

/** The page without its language, which is all that differs after a switch. */
const pageOf = ({ pathname, search }: { pathname: string; search: string }) => pathname.replace(/^\/[^/]+/, '') + search

/** Before the same page is loaded in another language: remembers how far it is scrolled. */
export function keepScroll(): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ page: pageOf(location), top: window.scrollY }))
  } catch {
    // Without storage the page begins at its top.
  }
}

/** On the page that was switched to: goes on where the other one was left. Once: a reload begins where the browser says. */
export function restoreScroll(): void {
  try {
    const kept = sessionStorage.getItem(key)
    if (!kept) return
    sessionStorage.removeItem(key)
    const { page, top } = JSON.parse(kept) as { page: string; top: number }
    if (page === pageOf(location)) window.scrollTo(0, top)
  } catch {
    // As above.
  }
}
