import { LockKeyhole, Settings, type LucideIcon } from 'lucide-react'
import { SiteNavLink, useText } from 'shared-state/runtime'
import { Icon } from 'ui/icon'
import { accountText } from '../strings/keys.ts'
import styles from './account-menu.module.css'

const pages: { to: string; label: number; icon: LucideIcon }[] = [
  { to: '/user/setting.html', label: accountText.setting, icon: Settings },
  { to: '/user/security.html', label: accountText.security, icon: LockKeyhole },
]

/** The account's pages: a column from 1000 px, below that one line that scrolls sideways. */
export function AccountMenu() {
  const t = useText()
  return (
    <nav aria-label={t(accountText.account)} className={styles.menu}>
      <ul role="list" className={styles.list}>
        {pages.map(({ to, label, icon }) => (
          <li key={to}>
            <SiteNavLink to={to} className={styles.link!}>
              <Icon of={icon} />
              {t(label)}
            </SiteNavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
