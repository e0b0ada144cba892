import { classNames } from './class-names.ts'
import styles from './bar.module.css'

export interface BarProps {
  /** Share of the whole, 0 to 1. */
  share: number
  /** Position of the comparison mark, 0 to 1. */
  mark?: number | undefined
  tone?: 'action' | 'star' | undefined
}

const percent = (share: number) => `${(Math.min(Math.max(share, 0), 1) * 100).toFixed(1)}%`

/** A bar that repeats a figure shown next to it, so it is hidden from assistive technology. Its length is an attribute: no inline style. */
export function Bar({ share, mark, tone = 'action' }: BarProps) {
  return (
    <svg aria-hidden="true" className={classNames(styles.bar, styles[tone])}>
      <rect y="2" width="100%" height="8" rx="4" className={styles.track} />
      {share > 0 && <rect y="2" width={percent(share)} height="8" rx="4" className={styles.fill} />}
      {mark !== undefined && <rect x={percent(mark)} width="3" height="12" className={styles.mark} />}
    </svg>
  )
}
