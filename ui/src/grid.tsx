import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './layout.module.css'

export interface GridProps {
  /** Maximum number of columns; fewer where the container is narrow. */
  columns: 2 | 3 | 4
  as?: 'div' | 'ul' | undefined
  children: ReactNode
}

const columnClass = { 2: 'two', 3: 'three', 4: 'four' }

export function Grid({ columns, as: Element = 'div', children }: GridProps) {
  return (
    <div className={styles.gridPlace}>
      <Element
        role={Element === 'ul' ? 'list' : undefined}
        className={classNames(styles.grid, styles[columnClass[columns]])}
      >
        {children}
      </Element>
    </div>
  )
}
