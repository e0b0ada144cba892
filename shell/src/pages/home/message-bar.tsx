import { Bell, Mail, X } from '@lucide/icons'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { useHref, useLocale, useStore, useText } from 'shared-state/runtime'
import { Icon } from 'ui/icon'
import { IconButton } from 'ui/icon-button'
import { uiText } from 'ui/strings/keys.ts'
import { Wrap } from 'ui/wrap'
import { userMenuPaths } from '../../user-menu-paths.ts'
import { shellText } from '../../strings/keys.ts'
import styles from './message-bar.module.css'
import { useMessageBar } from './use-message-bar.ts'

/**
 * A line at the top of the home page: how many messages the visitor has not read, and the latest of them; a notice of the site for a visitor
 * without a login. It lies in room that the page keeps, and can be closed for a day.
 */
export const MessageBar = observer(function MessageBar() {
  const t = useText()
  const href = useHref()
  const { formatNumber } = useLocale()
  const { isLoggedIn } = useStore().session
  const { bar, close } = useMessageBar()
  if (!bar) return null
  const { title, url } = bar.message
  // Not to the subject of a message itself: it would stay unread.
  const to = isLoggedIn ? href(`${userMenuPaths.messages}?show=unread`) : url
  const words = (
    <span className={styles.words}>
      {isLoggedIn && <strong>{t(shellText.unreadMessages, { count: formatNumber(bar.unread) })} </strong>}
      <bdi>{title}</bdi>
    </span>
  )
  return (
    <section aria-label={t(isLoggedIn ? uiText.messages : shellText.siteNotices)} className={styles.bar}>
      <Wrap className={styles.line}>
        <Icon of={isLoggedIn ? Mail : Bell} />
        {to === null ? (
          <p className={styles.message}>{words}</p>
        ) : (
          <Link to={to} className={styles.message}>
            {words}
          </Link>
        )}
        <IconButton label={`${t(uiText.close)}: ${title}`} icon={X} className={styles.close} onClick={close} />
      </Wrap>
    </section>
  )
})
