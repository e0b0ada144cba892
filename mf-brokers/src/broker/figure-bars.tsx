import type { ReactNode } from 'react'
import { Bar } from 'ui/bar'
import styles from './figure-bars.module.css'

export interface FigureBar {
  key: string
  label: ReactNode
  /** Value that sets the bar's length; not below 0. */
  value: number
  /** The figure as displayed. */
  figure: ReactNode
  /** Highlighted among the others. */
  own?: boolean
}

/** Figures side by side, each with a bar in proportion to the largest; a single figure has nothing to compare with. */
export function FigureBars({ items }: { items: readonly FigureBar[] }) {
  const most = Math.max(...items.map(({ value }) => value))
  return (
    <ul role="list" className={styles.list}>
      {items.map(({ key, label, value, figure, own = false }) => (
        <li key={key} className={styles.item}>
          <span className={own ? styles.ownLabel : styles.label}>{label}</span>
          <span className={styles.figure}>{figure}</span>
          {items.length > 1 && <Bar share={most > 0 ? value / most : 0} tone={own ? 'star' : 'action'} />}
        </li>
      ))}
    </ul>
  )
}
