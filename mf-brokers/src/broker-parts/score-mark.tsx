import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { mayLead } from 'calls/findings/findings-of'
import { ratingDigits } from 'calls/rating/score-digits'
import { starsOf } from 'calls/rating/stars'
import { useText } from 'shared-state/runtime'
import { classNames } from 'ui/class-names'
import { GradeBadge } from 'ui/grade-badge'
import { NumberText } from 'ui/number-text'
import { Stars } from 'ui/stars'
import { brokersText } from '../strings/keys.ts'
import styles from './score-mark.module.css'

interface ScoreMarkProps {
  broker: Pick<BrokerListEntry, 'score' | 'grade' | 'findings'>
  /** 'cell' of a table; 'row' of a narrow list and 'card' show the figure first. */
  look: 'cell' | 'row' | 'card'
}

/**
 * The score next to its grade and, where there is room, as stars (spec 3), or a statement that there is none. The grade of a broker that may not lead is
 * muted. Stars are always our score: the users' rating is a number.
 */
export function ScoreMark({ broker, look }: ScoreMarkProps) {
  const t = useText()
  const { score, grade } = broker
  const stars = starsOf(score)
  const badge = <GradeBadge grade={grade} size={look === 'row' ? 's' : 'm'} muted={!mayLead(broker)} />
  return (
    <span className={styles.rated}>
      <span className={classNames(styles.mark, styles[look])}>
        {score === null ? (
          <>
            {/* The badge shows the same text. */}
            <span aria-hidden="true">{badge}</span>
            <span className={styles.none}>{t(brokersText.notRated)}</span>
          </>
        ) : (
          <>
            {badge}
            <b className={styles.figure}>
              <NumberText value={score} options={ratingDigits('score')} />
            </b>
          </>
        )}
      </span>
      {look !== 'row' && stars !== null && <Stars value={stars} />}
    </span>
  )
}
