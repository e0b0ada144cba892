import { Link } from 'react-router-dom'
import { useText } from 'shared-state/runtime'
import { Menu } from 'ui/menu'
import { MenuLinks } from 'ui/menu-links'
import { shellText } from '../../strings/keys.ts'
import type { TopBroker } from '../load-layout.ts'
import type { MenuEntry } from './menu-entries.ts'
import styles from './menu-entry-item.module.css'
import { TopBrokerLinks } from './top-broker-links.tsx'

interface MenuEntryItemProps {
  entry: MenuEntry
  top: readonly TopBroker[]
  current: boolean
}

/** Menu code of the entry that shows the broker top list (spec 2.4). */
const brokersCode = 'brokers'

/** One entry of the bar: a link, or where it has a submenu a disclosure whose first link is the entry's own page. */
export function MenuEntryItem({ entry, top, current }: MenuEntryItemProps) {
  const t = useText()
  const { code, name, url, links } = entry
  if (links.length === 0) return <Link to={url} className={styles.link} aria-current={current ? 'page' : undefined}>{name}</Link>
  const own = { label: t(shellText.overviewOf, { name }), to: url }
  const under = links.filter(link => link.url !== url).map(link => ({ label: link.name, to: link.url }))
  if (code !== brokersCode || top.length === 0) {
    return (
      <Menu label={name} hover current={current}>
        <MenuLinks items={[own, ...under]} />
      </Menu>
    )
  }
  return (
    <Menu label={name} hover wide current={current}>
      <div className={styles.columns}>
        <TopBrokerLinks top={top} />
        <MenuLinks title={t(shellText.openTopic)} items={[own, ...under]} />
      </div>
    </Menu>
  )
}
