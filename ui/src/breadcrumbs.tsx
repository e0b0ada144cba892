import { ChevronRight } from '@lucide/icons'
import { Link } from 'react-router-dom'
import type { Crumb } from 'shared-state/head/crumbs'
import { useText } from 'shared-state/runtime'
import styles from './breadcrumbs.module.css'
import { Icon } from './icon.tsx'
import { uiText } from './strings/keys.ts'

export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const t = useText()
  return (
    <nav aria-label={t(uiText.youAreHere)}>
      <ol role="list" className={styles.crumbs}>
        {items.map((item, i) => (
          <li key={item.label} className={styles.crumb}>
            {i > 0 && <Icon of={ChevronRight} size="s" flip />}
            {item.to === undefined ? (
              <bdi aria-current="page">{item.label}</bdi>
            ) : (
              <Link to={item.to} discover="none" className={styles.link}>
                <bdi>{item.label}</bdi>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
