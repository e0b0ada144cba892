import { eventPath } from 'calls/calendar/calendar-paths'
import type { CalendarEvent } from 'calls/entities/calendar-event'
import { SiteLink, useText } from 'shared-state/runtime'
import { Flag } from 'ui/flag'
import { Panel } from 'ui/panel'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { Written } from 'ui/written'
import { educationText } from '../strings/keys.ts'
import { flagOf } from './flag-of.ts'
import { ImpactBars } from './impact-bars.tsx'
import styles from './next-big.module.css'
import { timeUntil } from './time-until.ts'
import type { ZoneClock } from '../zone/zone-clock.ts'
import { ZoneTime } from '../zone/zone-time.tsx'

/** The next event of high impact and the time left until it. `now` in ms. */
export function NextBig({ event, now, clock }: { event: CalendarEvent; now: number; clock: ZoneClock }) {
  const t = useText()
  return (
    <Panel title={t(educationText.nextBig)} aside={<ImpactBars importance={event.importance} />}>
      <Stack gap="s">
        <Row gap="s" nowrap>
          <Flag code={flagOf(event)} />
          <SiteLink to={eventPath(event)}>
            <Written className={styles.title}>{event.title}</Written>
          </SiteLink>
        </Row>
        <p className={styles.left}>{t(...timeUntil(Date.parse(event.scheduledAt), now))}</p>
        <p className={styles.when}>
          <ZoneTime iso={event.scheduledAt} clock={clock} look="dateTime" />{' '}
          {clock.offset(Date.parse(event.scheduledAt))}
        </p>
      </Stack>
    </Panel>
  )
}
