import { Link } from 'react-router-dom'
import styles from './way-tabs.module.css'

export interface WayTab<Way extends string> {
  way: Way
  label: string
  /** Full address of the page for this method. */
  to: string
}

interface WayTabsProps<Way extends string> {
  label: string
  tabs: readonly WayTab<Way>[]
  current: Way
  /** In a dialog: switches the method in place instead of opening its page. */
  onChoose?: ((way: Way) => void) | undefined
}

/** Alternative methods side by side: links, so that each has an address and works without JavaScript. */
export function WayTabs<Way extends string>({ label, tabs, current, onChoose }: WayTabsProps<Way>) {
  return (
    <nav aria-label={label}>
      <ul role="list" className={styles.tabs}>
        {tabs.map(({ way, label: name, to }) => (
          <li key={way} className={styles.tab}>
            <Link
              to={to}
              replace
              preventScrollReset
              className={styles.link}
              aria-current={way === current ? (onChoose ? 'true' : 'page') : undefined}
              onClick={event => {
                if (!onChoose) return
                event.preventDefault()
                onChoose(way)
              }}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
