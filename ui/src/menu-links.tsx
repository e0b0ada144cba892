import type { LucideIconData } from '@lucide/icons'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from './icon.tsx'
import styles from './menu.module.css'

export interface MenuLink {
  label: ReactNode
  /** Full address. */
  to: string
  icon?: LucideIconData | undefined
  /** Shown before the label in place of an icon: a flag, a logo. */
  lead?: ReactNode
  /** Shown after the label: a score with its badge, a check. */
  end?: ReactNode
  current?: boolean | undefined
  /** For a link to another language: `lang` of its name. */
  lang?: string | undefined
  /** Follows the link with a full page load: another language, an external site. */
  reload?: boolean | undefined
}

/** Its only content is text: most links of a page's menus are like that. */
const isPlain = ({ label, icon, lead, end }: MenuLink) => typeof label === 'string' && !icon && !lead && !end

/** A list of links in a menu or a drawer, with an optional title over it. */
export function MenuLinks({ title, items }: { title?: string | undefined; items: readonly MenuLink[] }) {
  const titleId = useId()
  return (
    <div>
      {title && (
        <p id={titleId} className={styles.title}>
          {title}
        </p>
      )}
      <ul role="list" className={styles.links} aria-labelledby={title ? titleId : undefined}>
        {items.map(item => (
          <li key={item.to}>
            <Link
              to={item.to}
              discover="none"
              aria-current={item.current ? 'page' : undefined}
              lang={item.lang}
              hrefLang={item.lang}
              reloadDocument={item.reload ?? false}
            >
              {item.icon && <Icon of={item.icon} />}
              {item.lead}
              {isPlain(item) ? item.label : <span className={styles.label}>{item.label}</span>}
              {item.end}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
