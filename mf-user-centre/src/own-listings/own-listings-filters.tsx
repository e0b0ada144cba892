import type { FormEvent } from 'react'
import { Form, useNavigate } from 'react-router-dom'
import { listingStates, marketTypes } from 'calls/entities/market-listing'
import { useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { SelectField } from 'ui/select-field'
import { listingLooks } from 'ui/states/listing-looks'
import { enterpriseText, moderationText, ownListingText, userText } from '../strings/keys.ts'
import { kindText } from './kind-words.ts'
import styles from './own-listings-filters.module.css'
import { ownListingsQuery, type OwnListingsQuery } from './own-listings-query.ts'

/** Filters and order. Without JavaScript the form sends all its fields; with it the address contains only those that are set. */
export function OwnListingsFilters({ query }: { query: OwnListingsQuery }) {
  const t = useText()
  const href = useHref()
  const navigate = useNavigate()
  const { addressOf, none, read } = ownListingsQuery
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    void navigate(href(addressOf(read(new URLSearchParams(sent)))), { preventScrollReset: true })
  }
  const all = t(moderationText.all)
  return (
    // The fields are uncontrolled; a new address remounts them.
    <Form
      key={addressOf(query)}
      method="get"
      action={href(addressOf(none))}
      onSubmit={show}
      role="search"
      className={styles.filters}
    >
      <SelectField
        label={t(enterpriseText.howItStands)}
        name="state"
        defaultValue={query.state}
        placeholder={all}
        options={listingStates.map(state => ({ value: state, label: t(listingLooks[state].text) }))}
      />
      <SelectField
        label={t(ownListingText.kind)}
        name="type"
        defaultValue={query.type}
        placeholder={all}
        options={marketTypes.map(type => ({ value: type, label: t(kindText[type]) }))}
      />
      <SelectField
        label={t(userText.order)}
        name="order"
        defaultValue={query.order}
        placeholder={t(ownListingText.orderNew)}
        options={[{ value: 'old', label: t(ownListingText.orderOld) }]}
      />
      <Button type="submit" variant="secondary">
        {t(userText.show)}
      </Button>
    </Form>
  )
}
