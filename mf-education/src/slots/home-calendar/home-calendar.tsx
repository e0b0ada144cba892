import { eventPath } from 'calls/calendar/calendar-paths'
import type { CalendarEvent } from 'calls/entities/calendar-event'
import { SiteLink, useHref, useLocale, useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Flag } from 'ui/flag'
import { MoreLink } from 'ui/more-link'
import { Row } from 'ui/row'
import { Wrap } from 'ui/wrap'
import { Written } from 'ui/written'
import { dayOf } from '../../calendar/calendar-days.ts'
import { weekdayName } from '../../calendar/day-words.ts'
import { figureText } from '../../calendar/figure.ts'
import { flagOf } from '../../calendar/flag-of.ts'
import { ForecastArrow } from '../../calendar/forecast-arrow.tsx'
import { ImpactBars } from '../../calendar/impact-bars.tsx'
import { timeUntil } from '../../calendar/time-until.ts'
import { useNow } from '../../calendar/use-now.ts'
import { educationText } from '../../strings/keys.ts'
import styles from './home-calendar.module.css'

/** The strip of today's events below the home page's head, at full width. */
export function HomeCalendar({ data }: { data: CalendarEvent[] }) {
  const t = useText()
  const href = useHref()
  const now = useNow()
  if (data.length === 0) return null
  const anyToday = data.some(event => dayOf(event.scheduledAt) === dayOf(now))
  const title = t(anyToday ? educationText.todaysCalendar : educationText.calendar)
  return (
    <section aria-labelledby="home-calendar" className={styles.strip}>
      <Wrap className={styles.wrap}>
        <div className={styles.head}>
          <h2 id="home-calendar" className={styles.title}>
            {title}
          </h2>
          <MoreLink to={href('/calendar.html')}>{t(educationText.fullCalendar)}</MoreLink>
        </div>
        <ul role="list" className={styles.cells}>
          {data.map(event => (
            <li key={event.code} className={styles.cell}>
              <Cell event={event} now={now} />
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  )
}

function Cell({ event, now }: { event: CalendarEvent; now: number }) {
  const t = useText()
  const { formatNumber, lang } = useLocale()
  const at = Date.parse(event.scheduledAt)
  const day = dayOf(at) === dayOf(now) ? undefined : dayOf(at)
  return (
    <SiteLink to={eventPath(event)} className={styles.link}>
      <Row gap="s">
        <strong>
          {day && weekdayName(lang, day)} <DateText iso={event.scheduledAt} look="time" />
        </strong>
        <Flag code={flagOf(event)} name={event.currency} />
        <ImpactBars importance={event.importance} />
      </Row>
      <Written as="span" className={styles.name}>
        {event.title}
      </Written>
      <span className={styles.state}>
        {at > now
          ? t(educationText.in, { left: t(...timeUntil(at, now)) })
          : event.actual !== null && (
              <>
                <ForecastArrow event={event} />
                {figureText(event.actual, event.unit, formatNumber)}
              </>
            )}
      </span>
    </SiteLink>
  )
}
