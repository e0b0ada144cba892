import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  title: string
  level?: 2 | 3 | undefined
  /** Why it is empty. */
  children?: ReactNode
  /** What to do next: one or two buttons. */
  action?: ReactNode
}

/** Shown in a panel in place of an empty list. */
export function EmptyState({ title, level = 3, children, action }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={styles.empty}>
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.why}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
