import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { ratingDigits } from 'calls/rating/score-digits'
import { GradeBadge } from 'ui/grade-badge'
import { NumberText } from 'ui/number-text'
import styles from './score-line.module.css'

/** A broker's score with its grade; an unrated broker has only the badge, which says so. */
export function ScoreLine({
  broker: { score, grade },
  size,
}: {
  broker: Pick<BrokerListEntry, 'score' | 'grade'>
  size: 's' | 'm'
}) {
  return (
    <span className={styles.score}>
      {score !== null && <NumberText value={score} options={ratingDigits('score')} />}
      <GradeBadge grade={grade} size={size} />
    </span>
  )
}
