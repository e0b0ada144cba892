import type { CalendarEvent } from 'calls/entities/calendar-event'
import { useLocale, useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Flag } from 'ui/flag'
import { VisuallyHidden } from 'ui/visually-hidden'
import { Written } from 'ui/written'
import { educationText } from '../strings/keys.ts'
import { periodText } from './day-words.ts'
import styles from './event-table.module.css'
import { figureText } from './figure.ts'
import { flagOf } from './flag-of.ts'
import { ForecastArrow } from './forecast-arrow.tsx'
import { ImpactBars } from './impact-bars.tsx'
import { NowLine } from './now-line.tsx'

interface EventTableProps {
  caption: string
  events: readonly CalendarEvent[]
  /** The current time in ms, if the day is today; null on other days. */
  now: number | null
}

/** A day's events by time, with a line at the current time. Below 800 px each row folds to two lines. */
export function EventTable({ caption, events, now }: EventTableProps) {
  const t = useText()
  const next = now === null ? -1 : events.findIndex(event => Date.parse(event.scheduledAt) > now)
  const columns = [
    t(educationText.time),
    t(educationText.currency),
    t(educationText.impact),
    t(educationText.event),
    t(educationText.actual),
    t(educationText.forecast),
    t(educationText.previousFigure),
  ]
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map(label => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {events.map((event, i) => [
          i === next && now !== null && <NowLine key="now" now={now} next={event} columns={columns.length} />,
          <EventRow key={event.code} event={event} past={now !== null && (next === -1 || i < next)} />,
        ])}
        {now !== null && next === -1 && <NowLine now={now} columns={columns.length} />}
      </tbody>
    </table>
  )
}

function EventRow({ event, past }: { event: CalendarEvent; past: boolean }) {
  const t = useText()
  const { formatNumber, lang } = useLocale()
  const { title, period, currency, importance, scheduledAt, unit, previous, consensus, actual } = event
  return (
    <tr className={styles.event} data-past={past || undefined}>
      <td className={styles.time}>
        <DateText iso={scheduledAt} look="time" />
      </td>
      <td className={styles.currency}>
        <Flag code={flagOf(event)} /> {currency}
      </td>
      <td className={styles.impact}>
        <ImpactBars importance={importance} />
      </td>
      <th scope="row" className={styles.title}>
        <Written>{title}</Written> <span className={styles.period}>{periodText(period, lang, t)}</span>
      </th>
      <td className={styles.figure} data-th={t(educationText.actual)}>
        <ForecastArrow event={event} />
        {figureText(actual, unit, formatNumber)}
      </td>
      <td className={styles.figure} data-th={t(educationText.forecast)}>
        {figureText(consensus, unit, formatNumber)}
      </td>
      <td className={styles.figure} data-th={t(educationText.previousFigure)}>
        {figureText(previous, unit, formatNumber)}
      </td>
    </tr>
  )
}
