import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { MoreLink } from './more-link.tsx'
import styles from './panel.module.css'

export interface PanelProps {
  /** For links to this section of a page. */
  id?: string | undefined
  title?: string | undefined
  level?: 2 | 3 | undefined
  /** Link to the full list, at the end of the head. */
  more?: { label: string; to: string } | undefined
  /** Anything else at the end of the head: a tag, a note, a select. */
  aside?: ReactNode
  footer?: ReactNode
  /** Content runs to the edges: tables, `PanelRows`. */
  flush?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** One surface with a head. Never nest panels: divide with rows. */
export function Panel({ id, title, level = 2, more, aside, footer, flush, className, children }: PanelProps) {
  const titleId = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section id={id} className={classNames(styles.panel, className)} aria-labelledby={title ? titleId : undefined}>
      {(title || more || aside) && (
        <header className={styles.head}>
          {title && (
            <Heading id={titleId} className={styles.title}>
              {title}
            </Heading>
          )}
          {aside}
          {more && <MoreLink to={more.to}>{more.label}</MoreLink>}
        </header>
      )}
      {flush ? children : <div className={classNames(styles.body, !title && styles.headless)}>{children}</div>}
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </section>
  )
}

/** Rows divided by hairlines, for a flush panel: every child is one `<li>`. */
export function PanelRows({ children, ordered = false }: { children: ReactNode; ordered?: boolean | undefined }) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List role="list" className={styles.rows}>
      {children}
    </List>
  )
}
