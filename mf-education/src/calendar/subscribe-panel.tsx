import { CalendarPlus, Download } from '@lucide/icons'
import { filterFields } from 'calls/calendar/calendar-filters'
import { CALENDAR_FILE } from 'calls/calendar/calendar-paths'
import { useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Panel } from 'ui/panel'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { educationText } from '../strings/keys.ts'
import { withQuery } from '../with-query.ts'
import type { CalendarPlace } from './calendar-place.ts'

/** The filtered events for a calendar program: to subscribe to, which keeps them up to date, or as a file. */
export function SubscribePanel({ place, origin }: { place: CalendarPlace; origin: string }) {
  const t = useText()
  const href = useHref()
  const path = href(withQuery(CALENDAR_FILE, filterFields(place)))
  return (
    <Panel title={t(educationText.inYourCalendar)}>
      <Stack gap="s">
        <p>{t(educationText.inYourCalendarHow)}</p>
        <Row gap="s">
          <Button small variant="secondary" icon={CalendarPlus} to={`webcal://${new URL(origin).host}${path}`}>
            {t(educationText.subscribe)}
          </Button>
          <Button small variant="ghost" icon={Download} to={path} reloadDocument download>
            {t(educationText.downloadFile)}
          </Button>
        </Row>
      </Stack>
    </Panel>
  )
}
