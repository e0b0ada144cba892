import type { ReactNode } from 'react'
import styles from './catalogue.module.css'

export interface SampleProps {
  name: string
  /** Background: 'surface' is a panel's, 'ink' the dark one, 'page' the page's own. */
  ground?: 'surface' | 'ink' | 'page'
  children: ReactNode
}

/** One named sample of the catalogue. */
export function Sample({ name, ground = 'surface', children }: SampleProps) {
  return (
    <section className={styles.sample}>
      <h2 className={styles.name}>{name}</h2>
      {ground === 'surface' && <div className={styles.ground}>{children}</div>}
      {ground === 'ink' && (
        <div className={styles.ink} data-ground="ink">
          {children}
        </div>
      )}
      {ground === 'page' && children}
    </section>
  )
}
