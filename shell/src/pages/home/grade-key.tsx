import { grades } from 'calls/rating/grade'
import { useLocale, useText } from 'shared-state/runtime'
import { GradeBadge } from 'ui/grade-badge'
import { shellText } from '../../strings/keys.ts'
import styles from './grade-key.module.css'
import { useGradeRange } from './use-grade-range.ts'

/**
 * The scores of each grade, and how many brokers have the lowest (null: unknown). On wide screens it is for screen readers only: the dial
 * shows the same.
 */
export function GradeKey({ lowestGraded }: { lowestGraded: number | null }) {
  const t = useText()
  const { formatNumber } = useLocale()
  const rangeOf = useGradeRange()
  return (
    <section className={styles.key}>
      <h2 className={styles.title}>{t(shellText.scoreToGrade)}</h2>
      <ul role="list" className={styles.grades}>
        {grades.map(grade => (
          <li key={grade} className={styles.grade}>
            <GradeBadge grade={grade} size="s" />
            <span>{rangeOf(grade)}</span>
          </li>
        ))}
      </ul>
      {lowestGraded !== null && (
        <p className={styles.count}>{t(shellText.gradeECount, { number: formatNumber(lowestGraded) })}</p>
      )}
    </section>
  )
}
