import type { ReactNode } from 'react'
import styles from './list-row.module.css'

interface ListRowProps {
  /** An icon in a disc, an avatar, a logo. */
  picture?: ReactNode
  /** At the end of the row; below its text where there is no room. */
  action?: ReactNode
  children: ReactNode
}

/** One item of a list: its picture, text and actions. A child of PanelRows. */
export function ListRow({ picture, action, children }: ListRowProps) {
  return (
    <li className={styles.row}>
      {picture}
      <div className={styles.words}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </li>
  )
}

/** An icon as a row's picture. */
export const Disc = ({ children }: { children: ReactNode }) => <span className={styles.disc}>{children}</span>
