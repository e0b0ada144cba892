import { Search } from '@lucide/icons'
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { useHref, useText } from 'shared-state/runtime'
import { IconButton } from 'ui/icon-button'
import { PopularSearches } from '../../search/popular-searches.tsx'
import { SiteSearch } from '../../search/site-search.tsx'
import { shellText } from '../../strings/keys.ts'
import styles from './header-search.module.css'

/**
 * The search on every page: a button in the header's bar opens a sheet below it, on mobile as wide as the screen. Without JavaScript, and
 * when opened in a new tab, the button is a link to the search page.
 */
export function HeaderSearch() {
  const t = useText()
  const href = useHref()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLAnchorElement>(null)
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  // Navigating to another page closes it.
  const open = openedAt === key

  useEffect(() => {
    if (!open) return
    const pressBeside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpenedAt(null)
    }
    document.addEventListener('pointerdown', pressBeside)
    return () => document.removeEventListener('pointerdown', pressBeside)
  }, [open])

  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    setOpenedAt(open ? null : key)
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpenedAt(null)
    button.current?.focus()
  }
  const leave = (event: FocusEvent) => {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpenedAt(null)
  }

  return (
    <div ref={root} className={styles.search} onKeyDown={keys} onBlur={leave}>
      <IconButton
        ref={button}
        label={t(shellText.findBroker)}
        icon={Search}
        to={href('/search.html')}
        aria-expanded={open}
        aria-controls={id}
        onClick={press}
      />
      {open && (
        <div id={id} className={styles.sheet}>
          <SiteSearch size="l" inline autoFocus untyped={<PopularSearches />} />
        </div>
      )}
    </div>
  )
}
