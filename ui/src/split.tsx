import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './layout.module.css'

export interface SplitProps {
  /** The narrow column: next to the main one from 1000 px; on narrower screens below it, or with `at="start"` above it. */
  side: ReactNode
  /** 'end': facts, 20 then 22rem wide; 'start': filters or a menu, 16rem. */
  at?: 'start' | 'end' | undefined
  children: ReactNode
}

export function Split({ side, at = 'end', children }: SplitProps) {
  const main = <div className={styles.column}>{children}</div>
  const narrow = <div className={styles.column}>{side}</div>
  return (
    <div className={classNames(styles.split, at === 'start' && styles.sideFirst)}>
      {at === 'start' ? (
        <>
          {narrow}
          {main}
        </>
      ) : (
        <>
          {main}
          {narrow}
        </>
      )}
    </div>
  )
}
