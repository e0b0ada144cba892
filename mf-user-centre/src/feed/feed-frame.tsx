import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useStore, useText } from 'shared-state/runtime'
import { Wrap } from 'ui/wrap'
import { AccountFrame } from '../account/account-frame.tsx'
import { feedText } from '../strings/keys.ts'
import styles from './feed-frame.module.css'

/** The account's frame for a visitor who is logged in; for others a plain page, because the account's menu would lead to the login. */
export const FeedFrame = observer(function FeedFrame({ children }: { children: ReactNode }) {
  const title = useText()(feedText.title)
  if (useStore().session.isLoggedIn) return <AccountFrame title={title}>{children}</AccountFrame>
  return (
    <Wrap className={styles.page}>
      <h1>{title}</h1>
      {children}
    </Wrap>
  )
})
