import { RefreshCw, Unplug } from '@lucide/icons'
import { useLocation } from 'react-router-dom'
import { useHref, useStore, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Icon } from 'ui/icon'
import { Wrap } from 'ui/wrap'
import { useFailedPage } from '../progress/progress-context.ts'
import { shellText } from '../strings/keys.ts'
import styles from './area-down.module.css'
import { wordIn } from 'platform/runtime/areas/word-in'

/** Shown in place of the pages of an unavailable area, with the texts its release provides for this case. */
export function AreaDown({ area }: { area: string }) {
  const t = useText()
  const href = useHref()
  const { pathname, search } = useLocation()
  const { snapshot, visitor } = useStore()
  useFailedPage()
  return (
    <Wrap>
      <div className={styles.down} role="alert">
        <h1 className={styles.title}>
          <Icon of={Unplug} />
          {wordIn(snapshot.areas[area]?.down, visitor.lang) ?? t(shellText.oops)}
        </h1>
        <p className={styles.why}>{t(visitor.online ? shellText.areaDownWhy : shellText.offlineWhat)}</p>
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
}
