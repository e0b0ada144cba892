import type { CalendarEvent } from 'calls/entities/calendar-event'
import { useLocale, useText } from 'shared-state/runtime'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { Text } from 'ui/text'
import { educationText } from '../strings/keys.ts'
import { EventTable } from './event-table.tsx'
import { zoneName } from '../zone/time-zones.ts'
import type { ZoneClock } from '../zone/zone-clock.ts'

interface EventDaysProps {
  days: readonly { date: string; events: readonly CalendarEvent[] }[]
  today: string
  now: number
  clock: ZoneClock
}

/** One panel for each day that has events. */
export function EventDays({ days, today, now, clock }: EventDaysProps) {
  const t = useText()
  const { formatDate } = useLocale()
  return days.map(({ date, events }) => {
    if (events.length === 0) return null
    const title = formatDate(date, 'weekday')
    return (
      <Panel
        key={date}
        flush
        title={title}
        aside={
          <Text size="sm" tone="quiet">
            {t(educationText.events, { count: events.length })}
          </Text>
        }
      >
        <ClockChange day={date} clock={clock} />
        <EventTable caption={title} events={events} now={date === today ? now : null} clock={clock} />
      </Panel>
    )
  })
}

/** On the day on which clocks are changed, some times of day are missing or happen twice. */
function ClockChange({ day, clock }: { day: string; clock: ZoneClock }) {
  const t = useText()
  const { lang } = useLocale()
  const shift = clock.shiftOn(day)
  if (shift === 0) return null
  const text = shift > 0 ? educationText.clocksForward : educationText.clocksBack
  return <Note>{t(text, { city: zoneName(clock.zone, lang), minutes: Math.abs(shift) })}</Note>
}
