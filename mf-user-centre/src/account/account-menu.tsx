import {
  BadgeCheck,
  Bookmark,
  Building2,
  LockKeyhole,
  Mail,
  Megaphone,
  Newspaper,
  Rss,
  Scale,
  Server,
  Settings,
  SquarePen,
  Store,
  UsersRound,
  type LucideIconData,
} from '@lucide/icons'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { SiteLink, useHref, useStore, useText, useUnread } from 'shared-state/runtime'
import { Icon } from 'ui/icon'
import { NumberText } from 'ui/number-text'
import { VisuallyHidden } from 'ui/visually-hidden'
import { accountText, feedText, ownListingText } from '../strings/keys.ts'
import styles from './account-menu.module.css'
import { useAccountCounts, type AccountCounts } from './own-page.ts'

interface MenuEntry {
  to: string
  label: number
  icon: LucideIconData
  count?: (counts: AccountCounts) => number
  /** Visible only to users with one of these roles. */
  roles?: readonly string[]
}

const entries: readonly MenuEntry[] = [
  { to: '/user/setting.html', label: accountText.setting, icon: Settings },
  { to: '/user/feed.html', label: feedText.title, icon: Rss },
  { to: '/user/release.html', label: accountText.release, icon: SquarePen, count: ({ comments }) => comments },
  { to: '/user/market.html', label: ownListingText.title, icon: Store, count: ({ market }) => market },
  {
    to: '/user/attention.html',
    label: accountText.attention,
    icon: Bookmark,
    count: ({ collections, follows }) => collections + follows,
  },
  { to: '/user/fans.html', label: accountText.fans, icon: UsersRound, count: ({ fans }) => fans },
  { to: '/user/orderList.html', label: accountText.orders, icon: Server },
  { to: '/user/security.html', label: accountText.security, icon: LockKeyhole },
  {
    to: '/user/complaints.html',
    label: accountText.complaints,
    icon: Megaphone,
    count: ({ complaints, exposures }) => complaints + exposures,
  },
  { to: '/user/messages.html', label: accountText.messages, icon: Mail, count: ({ unread }) => unread },
  { to: '/user/certificate.html', label: accountText.certificate, icon: BadgeCheck },
  { to: '/user/enterprise.html', label: accountText.enterprise, icon: Building2 },
  { to: '/user/desk.html', label: accountText.desk, icon: Newspaper, roles: ['editor', 'moderator', 'ops'] },
  { to: '/user/moderation.html', label: accountText.moderation, icon: Scale, roles: ['moderator', 'ops'] },
]

/** The account's pages with their counts: a column from 1000 px, on narrower screens a single line that scrolls sideways. */
export const AccountMenu = observer(function AccountMenu() {
  const t = useText()
  const href = useHref()
  const { pathname } = useLocation()
  const roles = useStore().session.user?.roles ?? []
  const loaded = useAccountCounts()
  const unread = useUnread(loaded?.unread ?? 0)
  const counts = loaded && { ...loaded, unread }
  return (
    <nav ref={useCurrentInSight()} aria-label={t(accountText.account)} className={styles.menu}>
      <ul role="list" className={styles.list}>
        {entries
          .filter(entry => !entry.roles || entry.roles.some(role => roles.includes(role)))
          .map(({ to, label, icon, count }) => (
            <li key={to}>
              <SiteLink to={to} className={styles.link} aria-current={isShown(href(to), pathname) ? 'page' : undefined}>
                <Icon of={icon} />
                {t(label)}
                {counts && count && <Count value={count(counts)} />}
              </SiteLink>
            </li>
          ))}
      </ul>
    </nav>
  )
})

/** Whether a page or one of its sub-pages is shown: `enterprise.html` and `enterprise/staff.html`. */
const isShown = (page: string, pathname: string) =>
  pathname === page || pathname.startsWith(page.replace(/\.html$/, '/'))

function Count({ value }: { value: number }) {
  const t = useText()
  if (value === 0) return null
  return (
    <span className={styles.count}>
      <NumberText value={value} />
      <VisuallyHidden> {t(accountText.items, { count: value })}</VisuallyHidden>
    </span>
  )
}

/** On mobile, scrolls the line so that the current page is visible in it. */
function useCurrentInSight() {
  const menu = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const link = menu.current?.querySelector('[aria-current]')
    if (!menu.current || !link) return
    const [place, room] = [link.getBoundingClientRect(), menu.current.getBoundingClientRect()]
    // Not scrollIntoView(): that would scroll the page as well.
    menu.current.scrollLeft += (place.left + place.right - room.left - room.right) / 2
  }, [pathname])
  return menu
}
