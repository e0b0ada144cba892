import type { ReactNode } from 'react'
import type { Crumb } from 'shared-state/head/crumbs'
import { Breadcrumbs } from './breadcrumbs.tsx'
import styles from './page-head.module.css'

export interface PageHeadProps {
  /** The way here; the last one is the page itself. */
  crumbs: readonly Crumb[]
  title: ReactNode
  /** What the page is for, in a sentence or two. */
  lead?: ReactNode
  /** Under the title: flag and country, tags, a date. */
  children?: ReactNode
  /** At the end of the title's line: one or two buttons. */
  aside?: ReactNode
}

/** The head of a page: where the reader is, what it is called and what it is for. */
export function PageHead({ crumbs, title, lead, children, aside }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <Breadcrumbs items={crumbs} />
      <div className={styles.line}>
        <h1 className={styles.title}>{title}</h1>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {children && <div className={styles.meta}>{children}</div>}
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
  )
}
