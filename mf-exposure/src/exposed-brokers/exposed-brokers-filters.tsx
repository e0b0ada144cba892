import type { FormEvent } from 'react'
import { Form, useNavigate } from 'react-router-dom'
import { useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { SelectField, type SelectOption } from 'ui/select-field'
import { TextField } from 'ui/text-field'
import { exposedBrokersPath } from '../addresses.ts'
import { exposureText } from '../strings/keys.ts'
import styles from './exposed-brokers-filters.module.css'
import { addressOf, readQuery, type ExposedBrokersQuery } from './exposed-brokers-query.ts'

interface ExposedBrokersFiltersProps {
  query: ExposedBrokersQuery
  countries: readonly SelectOption[]
}

/** Filters and order. Without JavaScript the form sends all its fields; with it the address contains only those that are set. */
export function ExposedBrokersFilters({ query, countries }: ExposedBrokersFiltersProps) {
  const t = useText()
  const href = useHref()
  const navigate = useNavigate()
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    void navigate(href(addressOf(readQuery(new URLSearchParams(sent)))), { preventScrollReset: true })
  }
  const orders = [
    { value: 'amount', label: t(exposureText.mostClaimed) },
    { value: 'score', label: t(exposureText.lowestScore) },
    { value: 'new', label: t(exposureText.latestComplaint) },
  ]
  return (
    // The fields are uncontrolled; a new address remounts them.
    <Form
      key={addressOf(query)}
      method="get"
      action={href(exposedBrokersPath)}
      onSubmit={show}
      role="search"
      className={styles.filters}
    >
      {query.period && <input type="hidden" name="period" value={query.period} />}
      <TextField
        label={t(exposureText.brokerName)}
        name="keyword"
        type="search"
        maxLength={64}
        defaultValue={query.keyword}
        className={styles.keyword}
      />
      <SelectField
        label={t(exposureText.registeredIn)}
        name="countryCode"
        defaultValue={query.countryCode}
        placeholder={t(exposureText.any)}
        options={countries}
      />
      <SelectField
        label={t(exposureText.order)}
        name="order"
        defaultValue={query.order}
        placeholder={t(exposureText.mostComplaints)}
        options={orders}
      />
      <Button type="submit" variant="secondary" className={styles.show}>
        {t(exposureText.show)}
      </Button>
    </Form>
  )
}
