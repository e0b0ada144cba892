import { CircleUserRound, LogOut, Settings } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Form, useLocation } from 'react-router-dom'
import { useHref, useStore, useText } from 'shared-state/runtime'
import { Avatar } from 'ui/avatar'
import { Button } from 'ui/button'
import { Icon } from 'ui/icon'
import { IconButton } from 'ui/icon-button'
import { Menu } from 'ui/menu'
import { MenuLinks } from 'ui/menu-links'
import { loginAddress } from '../../pages/login/return-path.ts'
import { shellText } from '../../strings/keys.ts'
import { userMenuPaths } from './user-menu-paths.ts'
import styles from './visitor-menu.module.css'

/** The user menu of who is logged in, else the way to log in. */
export const VisitorMenu = observer(function VisitorMenu() {
  const { user } = useStore().session
  return user ? <UserMenu nick={user.nick} avatar={user.avatar} /> : <LoginLink />
})

function LoginLink() {
  const t = useText()
  const login = loginAddress(useStore().visitor.lang, useLocation())
  return (
    <>
      <Button variant="secondary" to={login} className={styles.wide}>{t(shellText.logIn)}</Button>
      <IconButton label={t(shellText.logIn)} icon={CircleUserRound} to={login} className={styles.narrow} />
    </>
  )
}

function UserMenu({ nick, avatar }: { nick: string; avatar: string | null }) {
  const t = useText()
  const href = useHref()
  return (
    <Menu align="end" chevron={false} name={t(shellText.accountOf, { name: nick })} label={<Avatar name={nick} src={avatar ?? undefined} />}>
      <p className={styles.nick}>{nick}</p>
      <MenuLinks items={[{ label: t(shellText.settings), to: href(userMenuPaths.setting), icon: Settings }]} />
      <Form method="post" action={href('/login.html')}>
        <button type="submit" name="act" value="logout" className={styles.logOut}>
          <Icon of={LogOut} />
          {t(shellText.logOut)}
        </button>
      </Form>
    </Menu>
  )
}
