import { ArrowLeft } from '@lucide/icons'
import type { ReactNode } from 'react'
import { SiteLink, useText } from 'shared-state/runtime'
import { Icon } from 'ui/icon'
import { moderationText } from '../strings/keys.ts'
import { HoldPanel } from './hold-panel.tsx'
import styles from './item-frame.module.css'
import { queuePath, type QueueQuery } from './queue-query.ts'
import type { Waiting } from './waiting.ts'

interface ItemFrameProps {
  item: Waiting
  /** The queue that it was opened from. */
  queue: QueueQuery
  /** Moderators have something to decide about it. */
  isOpen: boolean
  children: ReactNode
}

/** The way back to the queue and who works on the item, above the item itself. */
export function ItemFrame({ item, queue, isOpen, children }: ItemFrameProps) {
  const t = useText()
  return (
    <>
      <div>
        <SiteLink to={queuePath(queue)} className={styles.back}>
          <Icon of={ArrowLeft} size="s" flip />
          {t(moderationText.backToQueue)}
        </SiteLink>
      </div>
      <HoldPanel item={item} isOpen={isOpen} />
      {children}
    </>
  )
}
