import { Form, useSubmit } from 'react-router-dom'
import { useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { SelectField } from 'ui/select-field'
import { brokersText } from '../strings/keys.ts'
import styles from './review-list.module.css'
import { filtersOf, reviewOrders, type ReviewQuery } from './review-query.ts'

const orderText = {
  new: brokersText.newestFirst,
  helpful: brokersText.mostHelpful,
  rating: brokersText.bestRating,
  old: brokersText.oldestFirst,
} as const

/** The order of the reviews; the filters stay. */
export function ReviewOrder({ query, action }: { query: ReviewQuery; action: string }) {
  const t = useText()
  const submit = useSubmit()
  return (
    <Form method="get" action={action} className={styles.order} preventScrollReset>
      {filtersOf(query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        key={query.order}
        label={t(brokersText.sortBy)}
        hideLabel
        name="order"
        defaultValue={query.order}
        onChange={event => void submit(event.currentTarget.form, { preventScrollReset: true })}
        options={reviewOrders.map(value => ({ value, label: t(orderText[value]) }))}
      />
      <noscript>
        <Button type="submit" variant="secondary" small>
          {t(brokersText.apply)}
        </Button>
      </noscript>
    </Form>
  )
}
