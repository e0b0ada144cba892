import { Link } from 'react-router-dom'
import { useLocale, useText } from 'shared-state/runtime'
import { NumberText } from 'ui/number-text'
import { VisuallyHidden } from 'ui/visually-hidden'
import { educationText } from '../strings/keys.ts'
import styles from './day-strip.module.css'
import { monthName, weekdayName } from './day-words.ts'

interface DayStripProps {
  /** Seven days, YYYY-MM-DD, Monday first, with their numbers of events. */
  week: readonly { date: string; count: number }[]
  /** The shown day; undefined if the whole week is shown. */
  day: string | undefined
  hrefOf: (day: string) => string
}

/** The week as links to its days. */
export function DayStrip({ week, day, hrefOf }: DayStripProps) {
  const t = useText()
  const { lang } = useLocale()
  return (
    <nav aria-label={t(educationText.days)}>
      <ul role="list" className={styles.days}>
        {week.map(({ date, count }) => (
          <li key={date}>
            <Link
              to={hrefOf(date)}
              className={styles.day}
              aria-current={date === day ? 'date' : undefined}
              preventScrollReset
            >
              <span className={styles.small}>{weekdayName(lang, date)}</span>
              <span className={styles.number}>
                <NumberText value={Number(date.slice(8))} />
                <VisuallyHidden> {monthName(lang, date)}, </VisuallyHidden>
              </span>
              <span className={styles.small}>
                <NumberText value={count} />
                <VisuallyHidden> {t(educationText.eventNoun, { count })}</VisuallyHidden>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
