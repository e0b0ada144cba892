import type { CalendarEvent } from 'calls/entities/calendar-event'
import { useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
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

/** The next event of high impact and the time left until it. `now` in ms. */
export function NextBig({ event, now }: { event: CalendarEvent; now: number }) {
  const t = useText()
  return (
    <Panel title={t(educationText.nextBig)} aside={<ImpactBars importance={event.importance} />}>
      <Stack gap="s">
        <Row gap="s" nowrap>
          <Flag code={flagOf(event)} />
          <Written className={styles.title}>{event.title}</Written>
        </Row>
        <p className={styles.left}>{t(...timeUntil(Date.parse(event.scheduledAt), now))}</p>
        <p className={styles.when}>
          <DateText iso={event.scheduledAt} look="dateTime" /> UTC
        </p>
      </Stack>
    </Panel>
  )
}
