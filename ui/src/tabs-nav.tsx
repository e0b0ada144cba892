import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { NumberText } from './number-text.tsx'
import styles from './tabs-nav.module.css'

export interface TabLink {
  label: string
  /** Full address. */
  to: string
  current?: boolean | undefined
  /** Number of items; 0 is shown too. A text is shown as it is: 10,000+. */
  count?: number | string | undefined
}

/** Tabs that are separate pages: links with real addresses. Where there is no room they scroll sideways, with the current one in view. */
export function TabsNav({ label, items }: { label: string; items: readonly TabLink[] }) {
  const nav = useRef<HTMLElement>(null)
  const current = items.find(item => item.current)?.to
  useEffect(() => {
    const tab = nav.current?.querySelector('[aria-current]')
    if (!nav.current || !tab) return
    const [place, room] = [tab.getBoundingClientRect(), nav.current.getBoundingClientRect()]
    // Not scrollIntoView(): that would scroll the page as well.
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
              discover="none"
              className={styles.tab}
              aria-current={item.current ? 'page' : undefined}
              preventScrollReset
            >
              {item.label}
              {item.count !== undefined && (
                <span className={styles.count}>
                  {typeof item.count === 'string' ? <bdi>{item.count}</bdi> : <NumberText value={item.count} />}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
