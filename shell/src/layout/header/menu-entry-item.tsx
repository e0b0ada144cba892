import { Link } from 'react-router-dom'
import { useText } from 'shared-state/runtime'
import { Menu } from 'ui/menu'
import { MenuLinks } from 'ui/menu-links'
import { shellText } from '../../strings/keys.ts'
import type { FrameData } from '../load-layout.ts'
import { BestBrokerLinks } from './best-broker-links.tsx'
import type { MenuEntry } from './menu-entries.ts'
import styles from './menu-entry-item.module.css'
import { TopBrokerLinks } from './top-broker-links.tsx'

interface MenuEntryItemProps {
  entry: MenuEntry
  lists: Pick<FrameData, 'top' | 'bestBrokers'>
  current: boolean
}

/** Menu code of the entry that shows the broker lists too (spec 2.4). */
const brokersCode = 'brokers'

/** One entry of the bar: a link, or where it has a submenu a disclosure whose first link is the entry's own page. */
export function MenuEntryItem({ entry, lists, current }: MenuEntryItemProps) {
  const t = useText()
  const { code, name, url, links } = entry
  if (links.length === 0) return <Link to={url} className={styles.link} aria-current={current ? 'page' : undefined}>{name}</Link>
  const own = { label: t(shellText.overviewOf, { name }), to: url }
  const under = [own, ...links.filter(link => link.url !== url).map(link => ({ label: link.name, to: link.url }))]
  if (code !== brokersCode || lists.top.length === 0) return <Menu label={name} hover current={current}><MenuLinks items={under} /></Menu>
  return (
    <Menu label={name} hover wide current={current}>
      <div className={styles.columns}>
        <TopBrokerLinks top={lists.top} />
        <MenuLinks title={t(shellText.openTopic)} items={under} />
        {lists.bestBrokers.length > 0 && <BestBrokerLinks topics={lists.bestBrokers} />}
      </div>
    </Menu>
  )
}
