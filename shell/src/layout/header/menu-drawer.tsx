import { ChevronDown, Menu as MenuIcon } from '@lucide/icons'
import { observer } from 'mobx-react-lite'
import { useEffect, useState, type MouseEvent } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { loginAddress } from 'calls/account-forms/return-path'
import { useHref, useStore, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Dialog } from 'ui/dialog'
import { Flag } from 'ui/flag'
import { Icon } from 'ui/icon'
import { IconButton } from 'ui/icon-button'
import { keepScroll } from '../../browser/kept-scroll.ts'
import { shellText } from '../../strings/keys.ts'
import { languageLinks } from './language-links.ts'
import { LiveCount } from './live-count.tsx'
import styles from './menu-drawer.module.css'
import { currentEntry, ownPageName, type MenuEntry } from './menu-entries.ts'

/** The menu below 800 px: a drawer with the same entries and the languages. */
export const MenuDrawer = observer(function MenuDrawer({ entries }: { entries: readonly MenuEntry[] }) {
  const t = useText()
  const href = useHref()
  const { visitor, session, screen } = useStore()
  const location = useLocation()
  const [open, setOpen] = useState(false)
  const current = currentEntry(entries, location.pathname)
  const isMobile = screen.layout === 'mobile'
  // In a wide window the bar's menu is shown instead, and the button that opened this drawer is hidden.
  useEffect(() => setOpen(false), [isMobile])
  const close = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) setOpen(false)
  }
  return (
    <div className={styles.drawer}>
      <IconButton label={t(shellText.openMenu)} icon={MenuIcon} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Dialog open={open} onClose={() => setOpen(false)} title={t(shellText.menu)} shape="drawer">
        <div onClick={close} className={styles.content}>
          {!session.isLoggedIn && (
            <div className={styles.account}>
              <Button to={loginAddress(visitor.lang, location)}>{t(shellText.logIn)}</Button>
              <Button variant="secondary" to={href('/register.html')}>
                {t(shellText.register)}
              </Button>
            </div>
          )}
          <nav aria-label={t(shellText.mainMenu)}>
            <ul role="list">
              {entries.map(entry => (
                <li key={entry.code} className={styles.entry}>
                  <DrawerEntry entry={entry} current={entry === current} />
                </li>
              ))}
            </ul>
          </nav>
          <ul role="list" className={styles.languages}>
            {languageLinks(visitor.lang, location)
              .filter(link => !link.current)
              .map(({ code, name, flag, to }) => (
                <li key={code}>
                  <a href={to} lang={code} hrefLang={code} className={styles.row} onClick={keepScroll}>
                    <span className={styles.name}>{name}</span>
                    <Flag code={flag} />
                  </a>
                </li>
              ))}
          </ul>
        </div>
      </Dialog>
    </div>
  )
})

function DrawerEntry({ entry, current }: { entry: MenuEntry; current: boolean }) {
  const t = useText()
  const { name, url, links } = entry
  if (links.length === 0)
    return (
      <Link to={url} className={styles.row} aria-current={current ? 'page' : undefined}>
        {name}
        <LiveCount live={entry.live} />
      </Link>
    )
  return (
    <details open={current}>
      <summary className={styles.row}>
        <span className={styles.name}>{name}</span>
        <Icon of={ChevronDown} size="s" className={styles.chevron} />
      </summary>
      <ul role="list" className={styles.under}>
        <li>
          <Link to={url} className={styles.row}>
            {ownPageName(entry) ?? t(shellText.overviewOf, { name })}
          </Link>
        </li>
        {links
          .filter(link => link.url !== url)
          .map(link => (
            <li key={link.url}>
              <Link to={link.url} className={styles.row}>
                {link.name}
              </Link>
            </li>
          ))}
      </ul>
    </details>
  )
}
