import { ChevronRight } from '@lucide/icons'
import { useState, type ReactNode } from 'react'
import { useText } from 'shared-state/runtime'
import { Icon } from 'ui/icon'
import { Stack } from 'ui/stack'
import { toolsText } from '../strings/keys.ts'
import styles from './more-fields.module.css'

/** Fields that are seldom changed; open if one of them has a value or an error. */
export function MoreFields({ isNeeded, children }: { isNeeded: boolean; children: ReactNode }) {
  const t = useText()
  // Stays open once opened: emptying a field must not close the section while the visitor types.
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={styles.more} open={isNeeded || isOpen} onToggle={event => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <Icon of={ChevronRight} size="s" flip className={styles.chevron} />
        {t(toolsText.moreFields)}
      </summary>
      <Stack>{children}</Stack>
    </details>
  )
}
