import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './layout.module.css'

export interface RowProps {
  /** 4 by 8, or 8 by 12 px. */
  gap?: 's' | 'm' | undefined
  align?: 'center' | 'start' | 'baseline' | undefined
  /** The last child is placed at the end. */
  spread?: boolean | undefined
  nowrap?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** Side by side, wrapping where there is no room. */
export function Row({ gap = 'm', align = 'center', spread, nowrap, className, children }: RowProps) {
  const look = [
    styles.row,
    gap === 's' && styles.tight,
    styles[align],
    spread && styles.spread,
    nowrap && styles.nowrap,
    className,
  ]
  return <div className={classNames(...look)}>{children}</div>
}
