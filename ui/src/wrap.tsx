import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './layout.module.css'

/** The page's width: content to 1216 px between its gutters. */
export function Wrap({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={classNames(styles.wrap, className)}>{children}</div>
}
