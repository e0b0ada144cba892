import { hasFilters, noFilters } from 'calls/calendar/calendar-filters'
import { useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { EmptyState } from 'ui/empty-state'
import { educationText } from '../strings/keys.ts'
import { addDays } from './calendar-days.ts'
import { calendarPath, type CalendarPlace } from './calendar-place.ts'

/** A day, a week or a list without events: none match the filters, or nothing is published, as at weekends. `sunday` is the last day of the shown week. */
export function NoEvents({ place, sunday }: { place: CalendarPlace; sunday: string }) {
  const t = useText()
  const href = useHref()
  const filtered = hasFilters(place)
  const [why, next, path] = filtered
    ? [educationText.noEventsFit, educationText.allEvents, calendarPath({ ...place, ...noFilters, after: '' })]
    : [educationText.noEventsWhy, educationText.weekAfter, calendarPath({ ...place, day: addDays(sunday, 1) })]
  return (
    <EmptyState
      title={t(educationText.noEvents)}
      action={
        <Button variant="secondary" to={href(path)}>
          {t(next)}
        </Button>
      }
    >
      {t(why)}
    </EmptyState>
  )
}
