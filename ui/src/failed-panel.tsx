import { RefreshCw, Unplug } from '@lucide/icons'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useStore, useText } from 'shared-state/runtime'
import { Button } from './button.tsx'
import styles from './failed-panel.module.css'
import { Icon } from './icon.tsx'
import { uiText } from './strings/keys.ts'

export interface FailedPanelProps {
  /** Name of the content that did not load, as a title: 'Exposures'. */
  name: string
  /** Why and what to do, in plain words; by default whether the visitor is offline. */
  cause?: ReactNode
  /** Tries again in place; without it, `retryTo` is used. */
  onRetry?: (() => void) | undefined
  /** Full address to request again, as a full page load, so that it works without JavaScript. */
  retryTo?: string | undefined
}

/** Shown in place of a component that failed; the rest of the page keeps working. */
export const FailedPanel = observer(function FailedPanel({ name, cause, onRetry, retryTo }: FailedPanelProps) {
  const t = useText()
  const { online } = useStore().visitor
  return (
    <div role="alert" className={styles.failed}>
      <p className={styles.title}>
        <Icon of={Unplug} />
        {t(uiText.didNotLoad, { name })}
      </p>
      <p className={styles.cause}>{cause ?? t(online ? uiText.partFailed : uiText.partOffline)}</p>
      {onRetry && (
        <Button variant="secondary" icon={RefreshCw} onClick={onRetry}>
          {t(uiText.tryAgain)}
        </Button>
      )}
      {!onRetry && retryTo !== undefined && (
        <Button variant="secondary" icon={RefreshCw} to={retryTo} reloadDocument>
          {t(uiText.tryAgain)}
        </Button>
      )}
    </div>
  )
})
