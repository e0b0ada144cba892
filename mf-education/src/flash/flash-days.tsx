import { ChevronLeft, ChevronRight } from '@lucide/icons'
import { useHref, useLocale, useText } from 'shared-state/runtime'
import { IconButton } from 'ui/icon-button'
import { Row } from 'ui/row'
import { addDays, dayOf } from '../calendar/calendar-days.ts'
import { educationText } from '../strings/keys.ts'
import { flashPath, type FlashPlace } from './flash-place.ts'

/** The shown day (UTC), today by default, between links to the day before and the day after. */
export function FlashDays({ place }: { place: FlashPlace }) {
  const t = useText()
  const href = useHref()
  const { formatDate, now } = useLocale()
  const today = dayOf(now)
  const day = place.day ?? today
  const to = (other: string) => href(flashPath({ ...place, cursor: undefined, day: other < today ? other : undefined }))
  return (
    <nav aria-label={t(educationText.days)}>
      <Row gap="s" nowrap>
        <IconButton label={t(educationText.dayBefore)} icon={ChevronLeft} flip to={to(addDays(day, -1))} />
        <span>{formatDate(day, 'weekday')}</span>
        {day < today && (
          <IconButton label={t(educationText.dayAfter)} icon={ChevronRight} flip to={to(addDays(day, 1))} />
        )}
      </Row>
    </nav>
  )
}
