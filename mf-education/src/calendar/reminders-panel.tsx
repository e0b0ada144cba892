import { eventPath } from 'calls/calendar/calendar-paths'
import { SiteLink, useText } from 'shared-state/runtime'
import { Panel, PanelRows } from 'ui/panel'
import { Text } from 'ui/text'
import { Written } from 'ui/written'
import { educationText } from '../strings/keys.ts'
import type { ZoneClock } from '../zone/zone-clock.ts'
import { ZoneTime } from '../zone/zone-time.tsx'
import { reminderText } from '../reminders/reminder-text.ts'
import type { Reminder } from './load-reminders.ts'

/** The viewer's reminders with the times of their events; nothing if there are none. */
export function RemindersPanel({ reminders, clock }: { reminders: readonly Reminder[] | null; clock: ZoneClock }) {
  const t = useText()
  if (!reminders?.length) return null
  return (
    <Panel flush title={t(educationText.yourReminders)}>
      <PanelRows>
        {reminders.map(({ event, minutesBefore }) => (
          <li key={event.code}>
            <SiteLink to={eventPath(event)}>
              <Written>{event.title}</Written>
            </SiteLink>
            <Text as="div" size="sm" tone="quiet">
              <ZoneTime iso={event.scheduledAt} clock={clock} look="dateTime" />, {t(...reminderText(minutesBefore))}
            </Text>
          </li>
        ))}
      </PanelRows>
    </Panel>
  )
}
