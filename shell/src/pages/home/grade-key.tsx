import { grades, gradeOf } from 'calls/rating/grade'
import { useLocale, useText } from 'shared-state/runtime'
import { GradeBadge } from 'ui/grade-badge'
import { shellText } from '../../strings/keys.ts'
import styles from './grade-key.module.css'

/** Scores are stored with two decimals (decisions 5). */
const scores = Array.from({ length: 1001 }, (_, hundredths) => hundredths / 100)
const lowest = grades.map(grade => ({ grade, from: scores.find(score => gradeOf(score) === grade) ?? 0 }))

/** The lowest score of each grade. For screen readers, next to the dial, which shows the same. */
export function GradeKey() {
  const t = useText()
  const { formatNumber } = useLocale()
  return (
    <section className={styles.key}>
      <h2 className={styles.title}>{t(shellText.scoreToGrade)}</h2>
      <ul role="list" className={styles.grades}>
        {lowest.map(({ grade, from }) => (
          <li key={grade} className={styles.grade}>
            <GradeBadge grade={grade} size="s" />
            {formatNumber(from)}
          </li>
        ))}
      </ul>
    </section>
  )
}
