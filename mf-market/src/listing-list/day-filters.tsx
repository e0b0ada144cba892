import { useText } from 'shared-state/runtime'
import { TextField } from 'ui/text-field'
import { marketText } from '../strings/keys.ts'
import type { ListingQuery } from './list-places.ts'

/** The days of publication; in the calendar, those on which exhibitions take place. */
export function DayFilters({ query, isCalendar }: { query: ListingQuery; isCalendar: boolean }) {
  const t = useText()
  return (
    <>
      <TextField
        label={t(isCalendar ? marketText.takesPlaceFrom : marketText.publishedFrom)}
        name="from"
        type="date"
        defaultValue={query.from}
      />
      <TextField
        label={t(isCalendar ? marketText.takesPlaceTo : marketText.publishedTo)}
        name="to"
        type="date"
        defaultValue={query.to}
      />
    </>
  )
}
