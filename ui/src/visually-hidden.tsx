import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Text for screen readers, where sighted visitors see a picture or a position. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}
