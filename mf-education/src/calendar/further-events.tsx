import { useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Row } from 'ui/row'
import { educationText } from '../strings/keys.ts'
import { calendarPath, type CalendarPlace } from './calendar-place.ts'

/** Links to the next page of the upcoming events, and back to the first. `after`: the cursor of the next page; null at the end. */
export function FurtherEvents({ place, after }: { place: CalendarPlace; after: string | null }) {
  const t = useText()
  const href = useHref()
  const hrefOf = (cursor: string) => href(calendarPath({ ...place, after: cursor }))
  return (
    <Row>
      {place.after && (
        <Button variant="secondary" to={hrefOf('')}>
          {t(educationText.fromNow)}
        </Button>
      )}
      {after && (
        <Button variant="secondary" to={hrefOf(after)}>
          {t(educationText.laterEvents)}
        </Button>
      )}
    </Row>
  )
}
