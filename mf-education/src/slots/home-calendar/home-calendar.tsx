import { eventPath } from 'calls/calendar/calendar-paths'
import type { CalendarEvent } from 'calls/entities/calendar-event'
import { SiteLink, useHref, useLocale, useText } from 'shared-state/runtime'
import { Flag } from 'ui/flag'
import { MoreLink } from 'ui/more-link'
import { Row } from 'ui/row'
import { Text } from 'ui/text'
import { Wrap } from 'ui/wrap'
import { Written } from 'ui/written'
import { weekdayName } from '../../calendar/day-words.ts'
import { figureText } from '../../calendar/figure.ts'
import { flagOf } from '../../calendar/flag-of.ts'
import { ForecastArrow } from '../../calendar/forecast-arrow.tsx'
import { ImpactBars } from '../../calendar/impact-bars.tsx'
import { timeUntil } from '../../calendar/time-until.ts'
import { useNow } from '../../calendar/use-now.ts'
import { educationText } from '../../strings/keys.ts'
import { useVisitorZone } from '../../zone/use-visitor-zone.ts'
import { zoneClock, type ZoneClock } from '../../zone/zone-clock.ts'
import { ZoneTime } from '../../zone/zone-time.tsx'
import styles from './home-calendar.module.css'

/** The strip of today's events below the home page's head, at full width, in the visitor's time zone. */
export function HomeCalendar({ data }: { data: CalendarEvent[] }) {
  const t = useText()
  const href = useHref()
  const now = useNow()
  const clock = zoneClock(useVisitorZone(), useLocale().lang)
  if (data.length === 0) return null
  const anyToday = data.some(event => clock.dayOf(event.scheduledAt) === clock.dayOf(now))
  const title = t(anyToday ? educationText.todaysCalendar : educationText.calendar)
  return (
    <section aria-labelledby="home-calendar" className={styles.strip}>
      <Wrap className={styles.wrap}>
        <div className={styles.head}>
          <h2 id="home-calendar" className={styles.title}>
            {title}
          </h2>
          <Text size="sm" tone="quiet">
            {clock.offset(now)}
          </Text>
          <MoreLink to={href('/calendar.html')}>{t(educationText.fullCalendar)}</MoreLink>
        </div>
        <ul role="list" className={styles.cells}>
          {data.map(event => (
            <li key={event.code} className={styles.cell}>
              <Cell event={event} now={now} clock={clock} />
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  )
}

function Cell({ event, now, clock }: { event: CalendarEvent; now: number; clock: ZoneClock }) {
  const t = useText()
  const { formatNumber, lang } = useLocale()
  const at = Date.parse(event.scheduledAt)
  const day = clock.dayOf(at) === clock.dayOf(now) ? undefined : clock.dayOf(at)
  return (
    <SiteLink to={eventPath(event)} className={styles.link}>
      <Row gap="s">
        <strong>
          {day && weekdayName(lang, day)} <ZoneTime iso={event.scheduledAt} clock={clock} look="time" />
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
