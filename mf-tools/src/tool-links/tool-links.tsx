import type { LucideIconData } from '@lucide/icons'
import { SiteLink, useText } from 'shared-state/runtime'
import { Icon } from 'ui/icon'
import styles from './tool-links.module.css'

export interface ToolLink {
  /** Path after the language. */
  path: string
  name: number
  icon: LucideIconData
}

/** Links to tools by name, in as many columns as there is room for. */
export function ToolLinks({ links }: { links: readonly ToolLink[] }) {
  const t = useText()
  return (
    <ul role="list" className={styles.links}>
      {links.map(({ path, name, icon }) => (
        <li key={path}>
          <SiteLink to={path} className={styles.link}>
            <Icon of={icon} size="s" />
            {t(name)}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
