import { LayoutGrid, Rows3 } from '@lucide/icons'
import { SiteLink, useText } from 'shared-state/runtime'
import { Icon } from 'ui/icon'
import { brokersText } from '../strings/keys.ts'
import { addressOf, type BrokerQuery } from './broker-query.ts'
import styles from './view-switch.module.css'

/** Table or cards, where there is room for both. */
export function ViewSwitch({ query, path }: { query: BrokerQuery; path: string }) {
  const t = useText()
  const views = [
    { view: '', icon: Rows3, label: t(brokersText.tableView) },
    { view: 'cards', icon: LayoutGrid, label: t(brokersText.cardsView) },
  ] as const
  return (
    <nav aria-label={t(brokersText.view)} className={styles.switch}>
      {views.map(({ view, icon, label }) => (
        <SiteLink
          key={view}
          to={addressOf(path, { ...query, view })}
          preventScrollReset
          aria-current={query.view === view ? 'true' : undefined}
          className={styles.view}
        >
          <Icon of={icon} size="s" />
          {label}
        </SiteLink>
      ))}
    </nav>
  )
}
