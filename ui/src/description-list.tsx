import type { ReactNode } from 'react'
import styles from './description-list.module.css'

export interface Fact {
  label: string
  /** An explanation of the label, next to it. */
  help?: ReactNode
  value: ReactNode
}

export interface DescriptionListProps {
  facts: readonly Fact[]
  /** 'rows': one line each; 'tiles': side by side, the figure large. */
  look?: 'rows' | 'tiles' | undefined
}

/** Labelled facts. */
export function DescriptionList({ facts, look = 'rows' }: DescriptionListProps) {
  return (
    <dl className={styles[look]}>
      {facts.map(fact => (
        <div key={fact.label} className={styles.fact}>
          <dt className={styles.label}>
            {fact.label}
            {fact.help}
          </dt>
          <dd className={styles.value}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
