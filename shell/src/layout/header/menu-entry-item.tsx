import { Link } from 'react-router-dom'
import { useText } from 'shared-state/runtime'
import { Menu } from 'ui/menu'
import { MenuLinks } from 'ui/menu-links'
import { shellText } from '../../strings/keys.ts'
import type { MenuRatings } from '../load-layout.ts'
import { LiveCount } from './live-count.tsx'
import { ownPageName, type MenuEntry, type MenuLink } from './menu-entries.ts'
import styles from './menu-entry-item.module.css'
import { ratedLink } from './rated-link.tsx'

interface MenuEntryItemProps {
  entry: MenuEntry
  /** Further entries whose links are in the same panel, each in its own column. */
  beside: readonly MenuEntry[]
  ratings: MenuRatings
  current: boolean
}

/** One entry of the bar: a link, or for an entry with a submenu a disclosure whose first link is the entry's own page. */
export function MenuEntryItem({ entry, beside, ratings, current }: MenuEntryItemProps) {
  const t = useText()
  const { name, url, links } = entry
  if (links.length === 0)
    return (
      <Link to={url} discover="none" className={styles.link} aria-current={current ? 'page' : undefined}>
        <bdi>{name}</bdi>
        <LiveCount live={entry.live} />
      </Link>
    )
  const items = (under: readonly MenuLink[]) => under.map(link => ratedLink(link, ratings))
  const first = ownPageName(entry) ?? t(shellText.overviewOf, { name })
  const own = [{ label: first, to: url }, ...items(links.filter(link => link.url !== url))]
  if (beside.length === 0)
    return (
      <Menu label={<bdi>{name}</bdi>} hover current={current}>
        <MenuLinks items={own} />
      </Menu>
    )
  return (
    <Menu label={<bdi>{name}</bdi>} hover wide current={current}>
      <div className={styles.columns}>
        <MenuLinks items={own} />
        {beside.map(other => (
          <MenuLinks key={other.code} title={other.name} items={items(other.links)} />
        ))}
      </div>
    </Menu>
  )
}
