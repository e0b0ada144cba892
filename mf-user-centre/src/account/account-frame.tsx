import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { SiteLink, useLocale, useStore, useText } from 'shared-state/runtime'
import { Avatar } from 'ui/avatar'
import { Text } from 'ui/text'
import { Wrap } from 'ui/wrap'
import { accountText } from '../strings/keys.ts'
import styles from './account-frame.module.css'
import { AccountMenu } from './account-menu.tsx'
import { LogOutButton } from './log-out-button.tsx'

/**
 * The frame of every account page: the account's owner, menu, title and log-out button. On mobile the menu spans the full width, so all of
 * them are placed in the page's own grid.
 */
export function AccountFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Wrap className={styles.page}>
      <Owner />
      <AccountMenu />
      <div className={styles.main}>
        <div className={styles.head}>
          <h1>{title}</h1>
          <LogOutButton />
        </div>
        {children}
      </div>
    </Wrap>
  )
}

const Owner = observer(function Owner() {
  const t = useText()
  const { formatDate } = useLocale()
  const { user } = useStore().session
  if (!user) return null
  return (
    <div className={styles.owner}>
      <Avatar name={user.nick} src={user.avatar ?? undefined} size="m" />
      <div className={styles.name}>
        <Text as="div" size="lg" weight="bold">
          <SiteLink to={`/user/${user.userId}.html`} className={styles.profile}>
            <bdi>{user.nick}</bdi>
          </SiteLink>
        </Text>
        <Text as="div" size="sm" tone="quiet">
          {t(accountText.memberSince, { date: formatDate(user.createdAt) })}
        </Text>
      </div>
    </div>
  )
})
