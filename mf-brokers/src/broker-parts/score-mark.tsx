import type { BrokerListEntry } from 'shared-state/calls/entities/broker-list-entry'
import { GradeBadge } from 'ui/grade-badge'
import { NumberText } from 'ui/number-text'
import styles from './score-mark.module.css'

export const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

interface ScoreMarkProps {
  broker: Pick<BrokerListEntry, 'score' | 'grade'>
  /** 'cell' of a table; 'row' of a narrow list and 'card' have the figure first. */
  look: 'cell' | 'row' | 'card'
}

/** The score beside its grade; a broker that is not rated has the badge alone, which says so. */
export function ScoreMark({ broker: { score, grade }, look }: ScoreMarkProps) {
  return (
    <span className={`${styles.mark} ${styles[look]}`}>
      <GradeBadge grade={grade} size={look === 'row' ? 's' : 'm'} />
      {score !== null && <b className={styles.figure}><NumberText value={score} options={twoDecimals} /></b>}
    </span>
  )
}
