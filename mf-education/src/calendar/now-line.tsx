import type { CalendarEvent } from 'calls/entities/calendar-event'
import { useText } from 'shared-state/runtime'
import { educationText } from '../strings/keys.ts'
import styles from './now-line.module.css'
import { timeUntil } from './time-until.ts'
import type { ZoneClock } from '../zone/zone-clock.ts'

interface NowLineProps {
  /** In ms. */
  now: number
  /** The first upcoming event, if any. */
  next?: CalendarEvent
  columns: number
  clock: ZoneClock
}

/** The row between past and upcoming events. */
export function NowLine({ now, next, columns, clock }: NowLineProps) {
  const t = useText()
  const time = clock.time(now)
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
