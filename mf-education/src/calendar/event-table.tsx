import { eventPath } from 'calls/calendar/calendar-paths'
import type { CalendarEvent } from 'calls/entities/calendar-event'
import { SiteLink, useLocale, useText } from 'shared-state/runtime'
import { Flag } from 'ui/flag'
import { VisuallyHidden } from 'ui/visually-hidden'
import { Written } from 'ui/written'
import { educationText } from '../strings/keys.ts'
import { periodText, weekdayName } from './day-words.ts'
import styles from './event-table.module.css'
import { figureText } from './figure.ts'
import { flagOf } from './flag-of.ts'
import { ForecastArrow } from './forecast-arrow.tsx'
import { ImpactBars } from './impact-bars.tsx'
import { NowLine } from './now-line.tsx'
import type { ZoneClock } from '../zone/zone-clock.ts'
import { ZoneTime } from '../zone/zone-time.tsx'

interface EventTableProps {
  caption: string
  events: readonly CalendarEvent[]
  /** The current time in ms, if the day is today; null on other days. */
  now: number | null
  clock: ZoneClock
  /** The events are of several days: each shows its day. */
  withDays?: boolean
}

/** A day's events by time, with a line at the current time. Below 800 px each row folds to two lines. */
export function EventTable({ caption, events, now, clock, withDays = false }: EventTableProps) {
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
          i === next && now !== null && (
            <NowLine key="now" now={now} next={event} columns={columns.length} clock={clock} />
          ),
          <EventRow
            key={event.code}
            event={event}
            clock={clock}
            withDay={withDays}
            past={now !== null && (next === -1 || i < next)}
          />,
        ])}
        {now !== null && next === -1 && <NowLine now={now} columns={columns.length} clock={clock} />}
      </tbody>
    </table>
  )
}

interface EventRowProps {
  event: CalendarEvent
  past: boolean
  clock: ZoneClock
  withDay: boolean
}

function EventRow({ event, past, clock, withDay }: EventRowProps) {
  const t = useText()
  const { formatNumber, lang } = useLocale()
  const { title, period, currency, importance, scheduledAt, unit, previous, consensus, actual } = event
  return (
    <tr className={styles.event} data-past={past || undefined}>
      <td className={styles.time}>
        {withDay && `${weekdayName(lang, clock.dayOf(scheduledAt))} `}
        <ZoneTime iso={scheduledAt} clock={clock} look="time" />
      </td>
      <td className={styles.currency}>
        <Flag code={flagOf(event)} /> {currency}
      </td>
      <td className={styles.impact}>
        <ImpactBars importance={importance} />
      </td>
      <th scope="row" className={styles.title}>
        <SiteLink to={eventPath(event)}>
          <Written>{title}</Written>
        </SiteLink>{' '}
        <span className={styles.period}>{periodText(period, lang, t)}</span>
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
