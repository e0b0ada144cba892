import type { CalendarEvent } from 'calls/entities/calendar-event'
import { useLocale, useText } from 'shared-state/runtime'
import { educationText } from '../strings/keys.ts'
import styles from './now-line.module.css'
import { timeUntil } from './time-until.ts'

interface NowLineProps {
  /** In ms. */
  now: number
  /** The first upcoming event, if any. */
  next?: CalendarEvent
  columns: number
}

/** The row between past and upcoming events. */
export function NowLine({ now, next, columns }: NowLineProps) {
  const t = useText()
  const { formatDate } = useLocale()
  const time = formatDate(new Date(now).toISOString(), 'time')
  return (
    <tr className={styles.row}>
      <td colSpan={columns} className={styles.cell}>
        <span className={styles.line}>
          {next
            ? t(educationText.nowAndNext, { time, left: t(...timeUntil(Date.parse(next.scheduledAt), now)) })
            : t(educationText.now, { time })}
        </span>
      </td>
    </tr>
  )
}
