import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * After navigation to another page, the focus moves to its title, so that it is read aloud and Tab continues from there. Where only the
 * query changed (filters, paging) the focus stays, unless the focused element is gone. The ref is for the page's `main`.
 */
export function useFocusOnNewPage(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const { pathname, search } = useLocation()
  const shown = useRef({ pathname, search })
  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, search }
    if (before.pathname === pathname && before.search === search) return
    if (before.pathname === pathname && document.activeElement !== document.body) return
    const target = main.current?.querySelector<HTMLElement>('h1') ?? main.current
    if (!target) return
    target.setAttribute('tabindex', '-1')
    target.focus({ preventScroll: true })
  }, [pathname, search])
  return main
}
