import { Form } from 'react-router-dom'
import { useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { SelectField } from 'ui/select-field'
import { TextField } from 'ui/text-field'
import { userText } from '../strings/keys.ts'
import styles from './collection-filters.module.css'
import { brokerOrders } from './load-attention.ts'

const orderText = { added: userText.orderAdded, score: userText.orderScore, name: userText.orderName }

/** A plain GET form, so that a filtered list has an address. */
export function CollectionFilters({ keyword, order }: { keyword: string; order: (typeof brokerOrders)[number] }) {
  const t = useText()
  const href = useHref()
  return (
    // The fields are uncontrolled; a new address remounts them.
    <Form key={`${keyword} ${order}`} method="get" action={href('/user/attention.html')} className={styles.filters}>
      <TextField label={t(userText.name)} name="keyword" type="search" maxLength={64} defaultValue={keyword} />
      <SelectField
        label={t(userText.order)}
        name="order"
        defaultValue={order}
        options={brokerOrders.map(value => ({ value, label: t(orderText[value]) }))}
      />
      <Button type="submit" variant="secondary">
        {t(userText.show)}
      </Button>
    </Form>
  )
}
