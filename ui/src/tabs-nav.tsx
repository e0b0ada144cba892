import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { NumberText } from './number-text.tsx'
import styles from './tabs-nav.module.css'

export interface TabLink {
  label: string
  /** Whole address. */
  to: string
  current?: boolean | undefined
  /** How many there are; 0 is shown too. */
  count?: number | undefined
}

/** Tabs that are pages of their own: links with real addresses. They scroll sideways where there is no room, the current one into sight. */
export function TabsNav({ label, items }: { label: string; items: readonly TabLink[] }) {
  const nav = useRef<HTMLElement>(null)
  const current = items.find(item => item.current)?.to
  useEffect(() => {
    const tab = nav.current?.querySelector('[aria-current]')
    if (!nav.current || !tab) return
    const [place, room] = [tab.getBoundingClientRect(), nav.current.getBoundingClientRect()]
    // Not scrollIntoView(): that would move the page as well.
    if (place.left < room.left || place.right > room.right)
      nav.current.scrollLeft += (place.left + place.right - room.left - room.right) / 2
  }, [current])
  return (
    <nav ref={nav} aria-label={label} className={styles.tabs}>
      <ul role="list" className={styles.list}>
        {items.map(item => (
          <li key={item.to}>
            <Link
              to={item.to}
              className={styles.tab}
              aria-current={item.current ? 'page' : undefined}
              preventScrollReset
            >
              {item.label}
              {item.count !== undefined && (
                <span className={styles.count}>
                  <NumberText value={item.count} />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
