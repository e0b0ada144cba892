import type { CalendarEvent } from 'calls/entities/calendar-event'
import { eventPath } from 'calls/calendar/calendar-paths'
import { SiteLink, useLocale, useText } from 'shared-state/runtime'
import { DescriptionList } from 'ui/description-list'
import { Panel } from 'ui/panel'
import { educationText } from '../../strings/keys.ts'
import { timeUntil } from '../time-until.ts'
import type { ZoneClock } from '../../zone/zone-clock.ts'
import { zoneLabel } from '../../zone/zone-label.ts'
import { ZoneTime } from '../../zone/zone-time.tsx'

interface EventTimesProps {
  event: CalendarEvent
  next: CalendarEvent | null
  now: number
  clock: ZoneClock
}

/** When the event is or was, how long it is until then, and when the next figure of its series is due. */
export function EventTimes({ event, next, now, clock }: EventTimesProps) {
  const t = useText()
  const { lang } = useLocale()
  const at = Date.parse(event.scheduledAt)
  const isToCome = at > now
  const facts = [
    {
      label: t(isToCome ? educationText.due : educationText.released),
      value: <ZoneTime iso={event.scheduledAt} clock={clock} look="dateTime" />,
    },
    ...(isToCome ? [{ label: t(educationText.timeLeft), value: t(...timeUntil(at, now)) }] : []),
    {
      label: t(educationText.nextRelease),
      value: next ? (
        <SiteLink to={eventPath(next)}>
          <ZoneTime iso={next.scheduledAt} clock={clock} look="dateTime" />
        </SiteLink>
      ) : (
        t(educationText.noNextRelease)
      ),
    },
    { label: t(educationText.timeZone), value: zoneLabel(clock.zone, lang, at) },
  ]
  return (
    <Panel title={t(educationText.time)}>
      <DescriptionList facts={facts} />
    </Panel>
  )
}
