import type { FormEvent } from 'react'
import { Form, useNavigate } from 'react-router-dom'
import { useHref, useStore, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { CheckboxField } from 'ui/checkbox-field'
import { SelectField, type SelectOption } from 'ui/select-field'
import { TextField } from 'ui/text-field'
import { marketText } from '../strings/keys.ts'
import { AmountFilters } from './amount-filters.tsx'
import { ChoiceFilters } from './choice-filters.tsx'
import { DayFilters } from './day-filters.tsx'
import styles from './listing-filters.module.css'
import { hasFilter, type ListingQuery, type ListPlace } from './list-places.ts'
import { addressOf, readQuery, withoutFilters } from './listing-query.ts'
import { orderOptions } from './order-options.ts'

interface ListingFiltersProps {
  place: ListPlace
  query: ListingQuery
  countries: readonly SelectOption[]
}

/** Search, filters and order. Without JavaScript the form sends all its fields; with it the address contains only those that are set. */
export function ListingFilters({ place, query, countries }: ListingFiltersProps) {
  const t = useText()
  const href = useHref()
  const navigate = useNavigate()
  const { lang } = useStore().visitor
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    const asked = readQuery(place, new URLSearchParams(sent), lang)
    void navigate(href(addressOf(place, asked)), { preventScrollReset: true })
  }
  const [first, ...orders] = orderOptions(place, query)
  return (
    // The fields are uncontrolled; a new address remounts them.
    <Form
      key={addressOf(place, query)}
      method="get"
      action={href(withoutFilters(place, { ...query, order: '', when: '' }))}
      onSubmit={show}
      role="search"
      className={styles.filters}
    >
      {query.when && <input type="hidden" name="when" value={query.when} />}
      <TextField
        label={t(marketText.searchListings)}
        name="keyword"
        type="search"
        maxLength={64}
        defaultValue={query.keyword}
        className={styles.wide}
      />
      <ChoiceFilters place={place} query={query} />
      <SelectField
        label={t(marketText.country)}
        name="countryCode"
        defaultValue={query.countryCode}
        placeholder={t(marketText.any)}
        options={countries}
      />
      {hasFilter(place, 'priceFrom') && <AmountFilters query={query} isSalary={place === 'recruitment'} />}
      {hasFilter(place, 'from') && <DayFilters query={query} isCalendar={place === 'exhibition'} />}
      <SelectField
        label={t(marketText.sortBy)}
        name="order"
        defaultValue={query.order}
        placeholder={t(first!.text)}
        options={orders.map(({ value, text }) => ({ value, label: t(text) }))}
      />
      {hasFilter(place, 'remote') && (
        <CheckboxField
          label={t(marketText.remoteOnly)}
          name="remote"
          value="true"
          defaultChecked={query.remote === 'true'}
          className={styles.wide}
        />
      )}
      <Button type="submit" variant="secondary" className={styles.show}>
        {t(marketText.show)}
      </Button>
    </Form>
  )
}
