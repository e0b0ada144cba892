import type { ReactNode } from 'react'
import styles from './catalogue.module.css'

export interface SampleProps {
  name: string
  /** 'surface' puts it on a panel's ground, 'ink' on the dark one, 'page' leaves it on the page. */
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
