import { Form, useNavigate } from 'react-router-dom'
import { filterFields, readFilters } from 'calls/calendar/calendar-filters'
import { useHref, useLocale, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { SelectField } from 'ui/select-field'
import { educationText } from '../strings/keys.ts'
import styles from './calendar-form.module.css'
import { calendarPath, type CalendarPlace } from './calendar-place.ts'
import type { CalendarData } from './load-calendar.ts'
import { keepZone } from '../zone/kept-zone.ts'
import { readZone } from '../zone/read-zone.ts'
import { timeZones } from '../zone/time-zones.ts'
import { zoneLabel } from '../zone/zone-label.ts'

interface CalendarFormProps {
  place: CalendarPlace
  choices: CalendarData['choices']
  now: number
}

/** Country, category and time zone. Each change takes effect at once; without JavaScript a button sends all of them. */
export function CalendarForm({ place, choices, now }: CalendarFormProps) {
  const t = useText()
  const href = useHref()
  const { lang } = useLocale()
  const navigate = useNavigate()
  const show = (form: HTMLFormElement) => {
    const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    const zone = readZone(query)
    if (zone !== place.zone) keepZone(zone)
    const { country, category } = readFilters(query)
    void navigate(href(calendarPath({ ...place, after: '', country, category, zone })), { preventScrollReset: true })
  }
  const zones = timeZones.includes(place.zone) ? timeZones : [place.zone, ...timeZones]
  const { impact, currency } = filterFields(place)
  const kept = { impact, currency, date: place.day, view: place.view === 'day' ? '' : place.view }
  return (
    // The fields are uncontrolled; a new address remounts them.
    <Form
      key={calendarPath(place)}
      method="get"
      action={href('/calendar.html')}
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        show(event.currentTarget)
      }}
      onChange={event => show(event.currentTarget)}
    >
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <SelectField
        label={t(educationText.country)}
        name="country"
        defaultValue={place.country.join(',')}
        placeholder={t(educationText.allCountries)}
        options={withChosen(choices.countries, place.country.join(','))}
      />
      <SelectField
        label={t(educationText.category)}
        name="category"
        defaultValue={place.category}
        placeholder={t(educationText.allCategories)}
        options={withChosen(choices.categories, place.category)}
      />
      <SelectField
        label={t(educationText.timeZone)}
        name="zone"
        className={styles.zone}
        defaultValue={place.zone}
        options={zones.map(zone => ({ value: zone, label: zoneLabel(zone, lang, now) }))}
      />
      <noscript>
        <Button type="submit" variant="secondary">
          {t(educationText.apply)}
        </Button>
      </noscript>
    </Form>
  )
}

/** The choices by name, and the chosen value if none of the shown events has it. */
function withChosen(choices: readonly { value: string; name: string }[], chosen: string) {
  const options = choices
    .map(({ value, name }) => ({ value, label: name }))
    .sort((a, b) => (a.label < b.label ? -1 : 1))
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen)
  return isKnown ? options : [{ value: chosen, label: chosen }, ...options]
}
