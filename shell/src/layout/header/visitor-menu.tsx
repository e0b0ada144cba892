import {
  Bookmark,
  CircleUserRound,
  LogOut,
  Mail,
  MessageSquareText,
  MonitorOff,
  ReceiptText,
  Settings,
  ShieldCheck,
  Users,
} from '@lucide/icons'
import { observer } from 'mobx-react-lite'
import { Form, useLocation } from 'react-router-dom'
import { loginAddress } from 'calls/account-forms/return-path'
import { useHref, useLocale, useStore, useText, useUnread } from 'shared-state/runtime'
import { Avatar } from 'ui/avatar'
import { Button } from 'ui/button'
import { Icon } from 'ui/icon'
import { IconButton } from 'ui/icon-button'
import { Menu } from 'ui/menu'
import { MenuLinks } from 'ui/menu-links'
import { uiText } from 'ui/strings/keys.ts'
import { shellText } from '../../strings/keys.ts'
import { userMenuPaths } from '../../user-menu-paths.ts'
import styles from './visitor-menu.module.css'

/** The user menu of a signed-in user; for others, the link to log in. */
export const VisitorMenu = observer(function VisitorMenu() {
  const { user } = useStore().session
  return user ? <UserMenu nick={user.nick} avatar={user.avatar} /> : <LoginLink />
})

function LoginLink() {
  const t = useText()
  const login = loginAddress(useStore().visitor.lang, useLocation())
  return (
    <>
      <Button variant="secondary" to={login} className={styles.wide}>
        {t(shellText.logIn)}
      </Button>
      <IconButton label={t(shellText.logIn)} icon={CircleUserRound} to={login} className={styles.narrow} />
    </>
  )
}

const UserMenu = observer(function UserMenu({ nick, avatar }: { nick: string; avatar: string | null }) {
  const t = useText()
  const href = useHref()
  const { formatNumber } = useLocale()
  const unread = useUnread(0)
  const name = t(shellText.accountOf, { name: nick })
  const entries = [
    {
      label: t(uiText.messages),
      to: userMenuPaths.messages,
      icon: Mail,
      end: unread > 0 && <span className={styles.count}>{formatNumber(unread)}</span>,
    },
    { label: t(shellText.myPosts), to: userMenuPaths.posts, icon: MessageSquareText },
    { label: t(shellText.following), to: userMenuPaths.following, icon: Bookmark },
    { label: t(shellText.followers), to: userMenuPaths.followers, icon: Users },
    { label: t(shellText.vpsRequests), to: userMenuPaths.orders, icon: ReceiptText },
    { label: t(shellText.security), to: userMenuPaths.security, icon: ShieldCheck },
    { label: t(shellText.settings), to: userMenuPaths.setting, icon: Settings },
  ]
  const face = (
    <span className={styles.face}>
      <Avatar name={nick} src={avatar ?? undefined} />
      {unread > 0 && <span className={styles.dot} />}
    </span>
  )
  return (
    <Menu
      align="end"
      chevron={false}
      name={unread > 0 ? `${name}, ${t(shellText.unreadMessages, { count: formatNumber(unread) })}` : name}
      label={face}
    >
      <p className={styles.nick}>{nick}</p>
      <MenuLinks items={entries.map(({ to, ...entry }) => ({ ...entry, to: href(to) }))} />
      <Form method="post" action={href('/login.html')}>
        <button type="submit" name="act" value="logout" className={styles.logOut}>
          <Icon of={LogOut} />
          {t(shellText.logOut)}
        </button>
        <button type="submit" name="act" value="logoutEverywhere" className={styles.logOut}>
          <Icon of={MonitorOff} />
          {t(shellText.logOutEverywhere)}
        </button>
      </Form>
    </Menu>
  )
})
