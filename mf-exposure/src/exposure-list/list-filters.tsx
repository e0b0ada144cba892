import type { FormEvent } from 'react'
import { Form, useNavigate } from 'react-router-dom'
import { exposureReasons } from 'calls/entities/exposure'
import { useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { SelectField, type SelectOption } from 'ui/select-field'
import { exposureListPath } from '../addresses.ts'
import { reasonText } from '../exposure-parts/exposure-words.ts'
import { exposureText } from '../strings/keys.ts'
import { addressOf, defaultOrder, readQuery, type ExposureQuery } from './exposure-query.ts'
import styles from './list-filters.module.css'

const orderText = { new: exposureText.orderNew, updated: exposureText.orderUpdated, amount: exposureText.orderAmount }

/** Filters and order. Without JavaScript the form sends all its fields; with it the address contains only those that are set. */
export function ListFilters({ query, countries }: { query: ExposureQuery; countries: readonly SelectOption[] }) {
  const t = useText()
  const href = useHref()
  const navigate = useNavigate()
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    void navigate(href(addressOf(readQuery(new URLSearchParams(sent)))), { preventScrollReset: true })
  }
  const reasons = exposureReasons.map(reason => ({ value: reason, label: t(reasonText[reason]) }))
  const replies = [
    { value: 'true', label: t(exposureText.repliedYes) },
    { value: 'false', label: t(exposureText.repliedNo) },
  ]
  const orders = Object.entries(orderText).map(([value, key]) => ({ value, label: t(key) }))
  const filter = (name: 'reason' | 'countryCode' | 'replied') => ({
    name,
    defaultValue: query[name],
    placeholder: t(exposureText.any),
  })
  return (
    // The fields are uncontrolled; a new address remounts them.
    <Form
      key={addressOf(query)}
      method="get"
      action={href(exposureListPath)}
      onSubmit={show}
      className={styles.filters}
    >
      {query.state && <input type="hidden" name="state" value={query.state} />}
      {query.traderCode && <input type="hidden" name="traderCode" value={query.traderCode} />}
      <SelectField label={t(exposureText.reason)} {...filter('reason')} options={reasons} />
      <SelectField label={t(exposureText.country)} {...filter('countryCode')} options={countries} />
      <SelectField label={t(exposureText.reply)} {...filter('replied')} options={replies} />
      <SelectField
        label={t(exposureText.order)}
        name="order"
        defaultValue={query.order || defaultOrder}
        options={orders}
      />
      <Button type="submit" variant="secondary" className={styles.show}>
        {t(exposureText.show)}
      </Button>
    </Form>
  )
}
