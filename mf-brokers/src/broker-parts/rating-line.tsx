import { MessageSquare } from 'lucide-react'
import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { useText } from 'shared-state/runtime'
import { Icon } from 'ui/icon'
import { NumberText } from 'ui/number-text'
import { Stars } from 'ui/stars'
import { VisuallyHidden } from 'ui/visually-hidden'
import { brokersText } from '../strings/keys.ts'
import styles from './rating-line.module.css'

/** Our score as stars and, separately, the number of user reviews: two different facts, so the count has its own icon. */
export function RatingLine({
  broker: { stars, commentCount },
}: {
  broker: Pick<BrokerListEntry, 'stars' | 'commentCount'>
}) {
  const t = useText()
  return (
    <span className={styles.line}>
      {stars !== null && <Stars value={stars} />}
      <span className={styles.count}>
        <Icon of={MessageSquare} size="s" />
        <NumberText value={commentCount} />
        <VisuallyHidden> {t(brokersText.reviewsWord, { count: commentCount })}</VisuallyHidden>
      </span>
    </span>
  )
}
