import { useText } from 'shared-state/runtime'
import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'
import { uiText } from './strings/keys.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface SkeletonProps {
  /** The boxes of what is to come: lines of text, rows with a square before and after, or one block. */
  shape?: 'lines' | 'rows' | 'block' | undefined
  /** How many lines or rows. */
  count?: number | undefined
}

/** Takes the room of what loads and shows itself after 200 ms only, so that a quick answer does not flicker. */
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
