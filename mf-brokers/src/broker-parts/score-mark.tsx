import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { ratingDigits } from 'calls/rating/score-digits'
import { useText } from 'shared-state/runtime'
import { GradeBadge } from 'ui/grade-badge'
import { NumberText } from 'ui/number-text'
import { brokersText } from '../strings/keys.ts'
import styles from './score-mark.module.css'

interface ScoreMarkProps {
  broker: Pick<BrokerListEntry, 'score' | 'grade'>
  /** 'cell' of a table; 'row' of a narrow list and 'card' show the figure first. */
  look: 'cell' | 'row' | 'card'
}

/** The score next to its grade, or a statement that there is none. */
export function ScoreMark({ broker: { score, grade }, look }: ScoreMarkProps) {
  const t = useText()
  return (
    <span className={`${styles.mark} ${styles[look]}`}>
      {/* Without a grade the badge shows the same text. */}
      <span aria-hidden={score === null} className={styles.badge}>
        <GradeBadge grade={grade} size={look === 'row' ? 's' : 'm'} />
      </span>
      {score === null ? (
        <span className={styles.none}>{t(brokersText.notRated)}</span>
      ) : (
        <b className={styles.figure}>
          <NumberText value={score} options={ratingDigits('score')} />
        </b>
      )}
    </span>
  )
}
