import { useLocation, Link } from 'react-router-dom'
import { useText } from 'shared-state/runtime'
import { classNames } from 'ui/class-names'
import { Menu } from 'ui/menu'
import { MenuLinks } from 'ui/menu-links'
import { shellText } from '../../strings/keys.ts'
import type { TopBroker } from '../load-layout.ts'
import { BrokersPanel } from './brokers-panel.tsx'
import styles from './main-menu.module.css'
import { currentEntry, type MenuEntry } from './menu-entries.ts'

/** How many entries fit a wide, a middle and a narrow bar (main-menu.module.css); the rest stands under 'More'. */
const fitting = { wide: 8, middle: 4, narrow: 2 }

interface MainMenuProps {
  entries: readonly MenuEntry[]
  top: readonly TopBroker[]
}

/**
 * The main menu from 800 px. Every entry is in the bar and under 'More'; which of the two shows follows from the
 * bar's own width alone, so the server's HTML is right before any code runs.
 */
export function MainMenu({ entries, top }: MainMenuProps) {
  const t = useText()
  const current = currentEntry(entries, useLocation().pathname)
  return (
    <nav aria-label={t(shellText.mainMenu)} className={styles.nav}>
      <ul role="list" className={styles.bar}>
        {entries.map(entry => (
          <li key={entry.code} className={styles.item}>
            <Entry entry={entry} top={top} current={entry === current} />
          </li>
        ))}
        <li className={classNames(styles.more, ...levelsThatFit(entries.length))}>
          <Menu label={t(shellText.more)} hover align="end">
            <ul role="list" className={styles.rest}>
              {entries.map(entry => (
                <li key={entry.code}>
                  <MenuLinks items={[{ label: entry.name, to: entry.url, current: entry === current }]} />
                </li>
              ))}
            </ul>
          </Menu>
        </li>
      </ul>
    </nav>
  )
}
