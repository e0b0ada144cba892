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

/** Tabs that are pages of their own: links with real addresses. They scroll sideways where there is no room. */
export function TabsNav({ label, items }: { label: string; items: readonly TabLink[] }) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      <ul role="list" className={styles.list}>
        {items.map(item => (
          <li key={item.to}>
            <Link to={item.to} className={styles.tab} aria-current={item.current ? 'page' : undefined} preventScrollReset>
              {item.label}
              {item.count !== undefined && <span className={styles.count}><NumberText value={item.count} /></span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
