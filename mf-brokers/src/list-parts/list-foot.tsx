import type { ReactNode } from 'react'
import { useText } from 'shared-state/runtime'
import { Text } from 'ui/text'
import { brokersText } from '../strings/keys.ts'
import styles from './list-foot.module.css'

interface ListFootProps {
  /** From 1. */
  page: number
  pageSize: number
  /** Number of entries on this page. */
  shown: number
  total: number
  /** The pager. */
  children: ReactNode
}

/** The range of entries shown above, and the pager. */
export function ListFoot({ page, pageSize, shown, total, children }: ListFootProps) {
  const t = useText()
  const first = (page - 1) * pageSize + 1
  if (shown === 0) return null
  return (
    <div className={styles.foot}>
      <Text size="sm" tone="quiet">
        {t(brokersText.range, { first, last: first + shown - 1, total })}
      </Text>
      {children}
    </div>
  )
}
