import type { ReactNode } from 'react'
import type { Crumb } from 'shared-state/head/crumbs'
import { Breadcrumbs } from './breadcrumbs.tsx'
import styles from './page-head.module.css'

export interface PageHeadProps {
  /** The path to this page; the last crumb is the page itself. */
  crumbs: readonly Crumb[]
  title: ReactNode
  /** The purpose of the page, in a sentence or two. */
  lead?: ReactNode
  /** Below the title: flag and country, tags, a date. */
  children?: ReactNode
  /** At the end of the title's line: one or two buttons. */
  aside?: ReactNode
}

/** The head of a page: breadcrumbs, title and purpose. */
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
