import type { ReactNode } from 'react'
import styles from './prose.module.css'

export type ProseProps =
  | { children: ReactNode; html?: undefined }
  /** HTML that the server has already cleaned; nothing is cleaned here. */
  | { html: string; children?: undefined }

/** Running text of an article: headings, paragraphs, lists, quotes, tables, pictures; in its own language’s direction. */
export function Prose({ html, children }: ProseProps) {
  if (html !== undefined) return <div dir="auto" className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
  return <div dir="auto" className={styles.prose}>{children}</div>
}
