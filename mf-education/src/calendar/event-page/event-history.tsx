import type { CalendarEvent } from 'calls/entities/calendar-event'
import type { calendarDetailinit } from 'calls/calendar'
import { eventPath } from 'calls/calendar/calendar-paths'
import type { CallOutput } from 'shared-state/api/declare-call'
import { SiteLink, useLocale, useText } from 'shared-state/runtime'
import { LineChart } from 'ui/line-chart'
import { Panel } from 'ui/panel'
import { Table, type TableColumn } from 'ui/table'
import { educationText } from '../../strings/keys.ts'
import { periodText } from '../day-words.ts'
import { figureText } from '../figure.ts'
import { ForecastArrow } from '../forecast-arrow.tsx'
import styles from './event-history.module.css'
import type { ZoneClock } from '../../zone/zone-clock.ts'

type Release = CallOutput<typeof calendarDetailinit>['history'][number]

interface EventHistoryProps {
  event: CalendarEvent
  /** Newest first. */
  history: readonly Release[]
  clock: ZoneClock
}

/** The published figures of the event's series as a chart, if there are several, and as a table. */
export function EventHistory({ event, history, clock }: EventHistoryProps) {
  const t = useText()
  const { formatNumber, formatDate, lang } = useLocale()
  const text = (figure: string | null) => figureText(figure, event.unit, formatNumber)
  if (history.length === 0) return null
  const columns: TableColumn<Release>[] = [
    {
      key: 'period',
      label: t(educationText.period),
      title: true,
      cell: release =>
        release.code === event.code ? (
          periodText(release.period, lang, t)
        ) : (
          <SiteLink to={eventPath(release)}>{periodText(release.period, lang, t)}</SiteLink>
        ),
    },
    { key: 'released', label: t(educationText.released), cell: ({ at }) => formatDate(clock.dayOf(at)) },
    {
      key: 'actual',
      label: t(educationText.actual),
      align: 'end',
      cell: release => (
        <span>
          <ForecastArrow event={{ ...event, actual: release.actual, consensus: release.consensus }} />
          {release.revisedTo === null
            ? text(release.actual)
            : t(educationText.revisedTo, { before: text(release.actual), after: text(release.revisedTo) })}
        </span>
      ),
    },
    { key: 'forecast', label: t(educationText.forecast), align: 'end', cell: ({ consensus }) => text(consensus) },
    { key: 'previous', label: t(educationText.previousFigure), align: 'end', cell: ({ previous }) => text(previous) },
  ]
  return (
    <Panel flush title={t(educationText.history)}>
      <HistoryChart history={history} text={text} />
      <Table
        caption={`${t(educationText.history)}: ${event.title}`}
        columns={columns}
        rows={history}
        keyOf={({ code }) => code}
      />
    </Panel>
  )
}

/** The figures as they are known today: with their revisions. */
function HistoryChart({ history, text }: { history: readonly Release[]; text: (figure: string) => string }) {
  const t = useText()
  const { formatDate } = useLocale()
  const figures = history
    .map(({ at, actual, revisedTo }) => ({ at, figure: revisedTo ?? actual }))
    .filter(({ figure }) => Number.isFinite(Number(figure)))
    .reverse()
  const [first, last] = [figures[0], figures.at(-1)]
  if (!first || !last || figures.length < 2) return null
  const label = t(educationText.historyChart, {
    from: formatDate(first.at),
    first: text(first.figure),
    to: formatDate(last.at),
    last: text(last.figure),
  })
  const points = figures.map(({ at, figure }) => ({ at, value: Number(figure) }))
  return (
    <div className={styles.chart}>
      <LineChart label={label} series={[{ label: t(educationText.actual), points }]} />
    </div>
  )
}
