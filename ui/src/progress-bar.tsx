import { useText } from 'shared-state/runtime'
import { classNames } from './class-names.ts'
import styles from './progress-bar.module.css'
import { uiText } from './strings/keys.ts'

export interface ProgressBarProps {
  /** 0 to 100; null shows nothing. */
  value: number | null
  failed?: boolean | undefined
}

/** The page's own bar along the top edge. The loading state decides when it moves, fails and disappears (spec 4). */
export function ProgressBar({ value, failed = false }: ProgressBarProps) {
  const t = useText()
  if (value === null) return null
  const shown = failed ? 100 : Math.min(Math.max(Math.round(value), 0), 100)
  return (
    <div
      role="progressbar"
      aria-label={t(failed ? uiText.loadingFailed : uiText.loading)}
      aria-valuenow={shown}
      aria-valuemin={0}
      aria-valuemax={100}
      className={classNames(styles.progress, failed && styles.failed)}
    >
      <svg aria-hidden="true" className={styles.line}>
        <rect width={`${shown}%`} height="3" className={styles.fill} />
      </svg>
    </div>
  )
}
