import { useLocation } from 'react-router-dom'
import { useText } from 'shared-state/runtime'
import { Menu } from 'ui/menu'
import { MenuLinks } from 'ui/menu-links'
import { shellText } from '../../strings/keys.ts'
import type { MenuRatings } from '../load-layout.ts'
import { LiveCount } from './live-count.tsx'
import { currentEntry, type MenuEntry } from './menu-entries.ts'
import { MenuEntryItem } from './menu-entry-item.tsx'
import styles from './main-menu.module.css'

interface MainMenuProps {
  entries: readonly MenuEntry[]
  ratings: MenuRatings
}

/** The brokers' panel also has room for the lists of these entries (look: header). */
const brokersCode = 'brokers'
const besideBrokersCodes = ['info', 'best-brokers']

const besideBrokers = (entry: MenuEntry, entries: readonly MenuEntry[]) =>
  entry.code === brokersCode ? entries.filter(({ code }) => besideBrokersCodes.includes(code)) : []

/**
 * The main menu from 800 px. Every entry is rendered both in the bar and under 'More'; CSS decides by the bar's own width which of the two
 * is visible (spec 4: 1150, 890, 710), so the server's HTML is right before any code runs.
 */
export function MainMenu({ entries, ratings }: MainMenuProps) {
  const t = useText()
  const current = currentEntry(entries, useLocation().pathname)
  return (
    <nav aria-label={t(shellText.mainMenu)} className={styles.nav}>
      <ul role="list" className={styles.bar}>
        {entries.map(entry => (
          <li key={entry.code} className={styles.item}>
            <MenuEntryItem
              entry={entry}
              beside={besideBrokers(entry, entries)}
              ratings={ratings}
              current={entry === current}
            />
          </li>
        ))}
        <li className={styles.more}>
          <Menu label={t(shellText.more)} hover align="end">
            <div className={styles.rest}>
              <MenuLinks
                items={entries.map(entry => ({
                  label: entry.name,
                  to: entry.url,
                  current: entry === current,
                  end: <LiveCount live={entry.live} />,
                }))}
              />
            </div>
          </Menu>
        </li>
      </ul>
    </nav>
  )
}
