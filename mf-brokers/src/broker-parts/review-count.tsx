import { MessageSquare } from '@lucide/icons'
import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { useText } from 'shared-state/runtime'
import { Icon } from 'ui/icon'
import { NumberText } from 'ui/number-text'
import { VisuallyHidden } from 'ui/visually-hidden'
import { brokersText } from '../strings/keys.ts'
import styles from './review-count.module.css'

/** The number of user reviews, with an icon. The stars of our score stand next to the score: they are another fact. */
export function ReviewCount({ broker: { commentCount } }: { broker: Pick<BrokerListEntry, 'commentCount'> }) {
  const t = useText()
  return (
    <span className={styles.count}>
      <Icon of={MessageSquare} size="s" />
      <NumberText value={commentCount} />
      <VisuallyHidden>{` ${t(brokersText.reviewsWord, { count: commentCount })}`}</VisuallyHidden>
    </span>
  )
}
