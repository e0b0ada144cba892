import { RefreshCw, Unplug } from '@lucide/icons'
import { observer } from 'mobx-react-lite'
import { useLocation, useRouteError } from 'react-router-dom'
import { useHref, useLocale, useStore, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Icon } from 'ui/icon'
import { Text } from 'ui/text'
import { Wrap } from 'ui/wrap'
import { useFailedPage } from '../../progress/progress-context.ts'
import { shellText } from '../../strings/keys.ts'
import styles from './error-page.module.css'
import { failureOf } from 'platform/runtime/failures/page-failure'
import { FailureWords } from './failure-words.tsx'
import { useReloadWhenOnline } from './use-reload-when-online.ts'

/** Shown in place of a page that could not be shown (spec 8): the known facts of the failure, and links that lead on. */
export const ErrorPage = observer(function ErrorPage() {
  const t = useText()
  const href = useHref()
  const { formatDate } = useLocale()
  const { pathname, search } = useLocation()
  const { online } = useStore().visitor
  const failure = failureOf(useRouteError())
  const { status, kind, reference, at } = failure
  useFailedPage()
  useReloadWhenOnline()
  return (
    <Wrap>
      <div className={styles.page} role="alert">
        <Icon of={Unplug} size="l" />
        <h1>{t(shellText.oops)}</h1>
        <p className={styles.why}>
          <FailureWords failure={failure} online={online} />
        </p>
        <p className={styles.status}>
          <span>{t(shellText.status, { status })}</span>
          {kind === 'server' && <span>{t(shellText.happenedAt, { time: formatDate(at, 'dateTime') })}</span>}
          {reference && (
            <span>
              {t(shellText.reference)} <Text as="code">{reference}</Text>
            </span>
          )}
        </p>
        <div className={styles.actions}>
          <Button icon={RefreshCw} to={pathname + search} reloadDocument>
            {t(shellText.tryAgain)}
          </Button>
          <Button variant="secondary" to={href('/')}>
            {t(shellText.backHome)}
          </Button>
        </div>
      </div>
    </Wrap>
  )
})
