import { useText } from 'shared-state/runtime'
import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'
import { uiText } from './strings/keys.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface SkeletonProps {
  /** Placeholders for the coming content: lines of text, rows with a square before and after, or one block. */
  shape?: 'lines' | 'rows' | 'block' | undefined
  /** Number of lines or rows. */
  count?: number | undefined
}

/** Reserves the space of loading content and becomes visible only after 200 ms, so that a fast response does not flicker. */
export function Skeleton({ shape = 'lines', count = 3 }: SkeletonProps) {
  const t = useText()
  const places = Array.from({ length: shape === 'block' ? 1 : count }, (_, i) => i)
  return (
    <div role="status" className={classNames(styles.skeleton, styles[shape])}>
      <VisuallyHidden>{t(uiText.loading)}</VisuallyHidden>
      {places.map(i => (
        <div key={i} className={styles.place} aria-hidden="true">
          {shape === 'rows' && <span className={styles.square} />}
          <span className={styles.text}>
            <span className={styles.bone} />
            {shape === 'rows' && <span className={styles.bone} />}
          </span>
          {shape === 'rows' && <span className={styles.square} />}
        </div>
      ))}
    </div>
  )
}
