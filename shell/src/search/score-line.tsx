import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { mayLead } from 'calls/findings/findings-of'
import { ratingDigits } from 'calls/rating/score-digits'
import { GradeBadge } from 'ui/grade-badge'
import { NumberText } from 'ui/number-text'
import styles from './score-line.module.css'

/** A broker's score with its grade, which is muted if the broker may not lead; an unrated broker has only the badge, which says so. */
export function ScoreLine({
  broker,
  size,
}: {
  broker: Pick<BrokerListEntry, 'score' | 'grade' | 'findings'>
  size: 's' | 'm'
}) {
  const { score, grade } = broker
  return (
    <span className={styles.score}>
      {score !== null && <NumberText value={score} options={ratingDigits('score')} />}
      <GradeBadge grade={grade} size={size} muted={!mayLead(broker)} />
    </span>
  )
}
