import type { ReactNode } from 'react'
import styles from './prose.module.css'
import { useWritten, type WrittenLang } from './written.tsx'

export type ProseProps =
  | { children: ReactNode; html?: undefined; lang?: undefined }
  /** HTML that the server has already sanitised; it is not sanitised here. */
  | { html: string; children?: undefined; lang?: WrittenLang }

/** Body text of an article: headings, paragraphs, lists, quotes, tables, pictures; in its own language and direction. */
export function Prose({ html, children, lang }: ProseProps) {
  const written = useWritten(lang)
  if (html !== undefined)
    return <div {...written} className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
  return (
    <div dir="auto" className={styles.prose}>
      {children}
    </div>
  )
}
