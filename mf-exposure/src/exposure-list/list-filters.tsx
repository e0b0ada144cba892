import type { FormEvent } from 'react'
import { Form, useNavigate } from 'react-router-dom'
import { exposureReasons } from 'calls/entities/exposure'
import { useHref, useLocale, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { SelectField, type SelectOption } from 'ui/select-field'
import { TextField } from 'ui/text-field'
import { exposureListPath } from '../addresses.ts'
import { reasonText } from '../exposure-parts/exposure-words.ts'
import { exposureText } from '../strings/keys.ts'
import { addressOf, amountRanges, periods, readQuery, type ExposureQuery } from './exposure-query.ts'
import styles from './list-filters.module.css'

/** Orders besides the default one. */
const orderText = { updated: exposureText.orderUpdated, amount: exposureText.orderAmount }
const searchOrderText = { new: exposureText.orderNew, amount: exposureText.orderAmount }
const periodText = {
  7: exposureText.lastWeek,
  30: exposureText.lastMonth,
  90: exposureText.lastQuarter,
  365: exposureText.lastYear,
}

/** Search, filters and order. Without JavaScript the form sends all its fields; with it the address contains only those that are set. */
export function ListFilters({ query, countries }: { query: ExposureQuery; countries: readonly SelectOption[] }) {
  const t = useText()
  const href = useHref()
  const navigate = useNavigate()
  const { formatMoney } = useLocale()
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    void navigate(href(addressOf(readQuery(new URLSearchParams(sent)))), { preventScrollReset: true })
  }
  const reasons = exposureReasons.map(reason => ({ value: reason, label: t(reasonText[reason]) }))
  const replies = [
    { value: 'true', label: t(exposureText.repliedYes) },
    { value: 'false', label: t(exposureText.repliedNo) },
    { value: 'overdue', label: t(exposureText.overdue) },
  ]
  const amounts = Object.entries(amountRanges).map(
    ([value, range]: [string, { amountFrom?: number; amountTo?: number }]) => {
      const dollars = (amount = 0) => formatMoney({ amount, currency: 'USD' })
      const [from, to] = [dollars(range.amountFrom), dollars(range.amountTo)]
      if (range.amountTo === undefined) return { value, label: t(exposureText.amountFrom, { from }) }
      if (range.amountFrom === undefined) return { value, label: t(exposureText.amountTo, { to }) }
      return { value, label: t(exposureText.amountBetween, { from, to }) }
    },
  )
  const orders = Object.entries(query.keyword ? searchOrderText : orderText).map(([value, key]) => ({
    value,
    label: t(key),
  }))
  const filter = (name: 'reason' | 'countryCode' | 'replied' | 'amount' | 'period') => ({
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
      role="search"
      className={styles.filters}
    >
      {query.state && <input type="hidden" name="state" value={query.state} />}
      {query.traderCode && <input type="hidden" name="traderCode" value={query.traderCode} />}
      <TextField
        label={t(exposureText.searchComplaints)}
        placeholder={t(exposureText.searchHint)}
        name="keyword"
        type="search"
        maxLength={64}
        defaultValue={query.keyword}
        className={styles.keyword}
      />
      <SelectField label={t(exposureText.reason)} {...filter('reason')} options={reasons} />
      <SelectField label={t(exposureText.country)} {...filter('countryCode')} options={countries} />
      <SelectField label={t(exposureText.reply)} {...filter('replied')} options={replies} />
      <SelectField label={t(exposureText.claimedDollars)} {...filter('amount')} options={amounts} />
      <SelectField
        label={t(exposureText.publishedWhen)}
        {...filter('period')}
        options={periods.map(value => ({ value, label: t(periodText[value]) }))}
      />
      <SelectField
        label={t(exposureText.order)}
        name="order"
        defaultValue={query.order}
        placeholder={t(query.keyword ? exposureText.orderMatch : exposureText.orderNew)}
        options={orders}
      />
      <Button type="submit" variant="secondary" className={styles.show}>
        {t(exposureText.show)}
      </Button>
    </Form>
  )
}
