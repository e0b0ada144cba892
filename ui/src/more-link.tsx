import { ArrowRight } from '@lucide/icons'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from './icon.tsx'
import styles from './more-link.module.css'

/** 'All brokers →': the link from a panel or a section to the full list. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} discover="none" className={styles.more}>
      {children}
      <Icon of={ArrowRight} size="s" flip />
    </Link>
  )
}
