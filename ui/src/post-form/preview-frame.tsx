import type { ReactNode } from 'react'
import styles from './preview-frame.module.css'

/** The frame around a post as others will see it. */
export function PreviewFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className={styles.preview}>
      <strong className={styles.label}>{label}</strong>
      {children}
    </section>
  )
}
