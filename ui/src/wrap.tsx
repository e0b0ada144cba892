import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './layout.module.css'

export interface WrapProps {
  /** A whole page: its sections are spaced apart from each other, from the header and from the footer. */
  page?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** The page's width: content of up to 1216 px between its gutters. */
export function Wrap({ page, children, className }: WrapProps) {
  return <div className={classNames(styles.wrap, page && styles.page, className)}>{children}</div>
}
