import { Search } from '@lucide/icons'
import type { ReactNode } from 'react'
import { useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Icon } from 'ui/icon'
import { SelectField } from 'ui/select-field'
import { TextField } from 'ui/text-field'
import { brokersText } from '../strings/keys.ts'
import type { BrokerQuery } from './broker-query.ts'
import { filterFormId } from './filter-form.tsx'
import styles from './list-tools.module.css'
import { ViewSwitch } from './view-switch.tsx'

interface ListToolsProps {
  draft: BrokerQuery
  /** The current order. */
  order: string
  /** Without the language. */
  path: string
  onType: (next: BrokerQuery) => void
  onApply: (next: BrokerQuery) => void
  children: ReactNode
}

const orders = [
  ['score', brokersText.byScore],
  ['comments', brokersText.byReviews],
  ['exposures', brokersText.byExposures],
  ['updated', brokersText.byUpdate],
  ['new', brokersText.byNew],
  ['name', brokersText.byName],
  ['deposit', brokersText.byDeposit],
  ['spread', brokersText.bySpread],
  ['founded', brokersText.byFounded],
  ['withdrawals', brokersText.byWithdrawals],
] as const

/** The controls above the list. Their fields belong to the filter form, so that one address holds the whole query. */
export function ListTools({ draft, order, path, onType, onApply, children }: ListToolsProps) {
  const t = useText()
  return (
    <div className={styles.tools}>
      <TextField
        label={t(brokersText.findByName)}
        hideLabel
        form={filterFormId}
        name="keyword"
        type="search"
        maxLength={64}
        autoComplete="off"
        placeholder={t(brokersText.findByName)}
        before={<Icon of={Search} size="s" />}
        value={draft.keyword}
        onChange={event => onType({ ...draft, keyword: event.target.value })}
        className={styles.keyword}
      />
      {children}
      <SelectField
        label={t(brokersText.sortBy)}
        hideLabel
        form={filterFormId}
        name="order"
        value={draft.order || order}
        onChange={event => onApply({ ...draft, order: event.target.value })}
        options={orders.map(([value, label]) => ({ value, label: t(label) }))}
        className={styles.order}
      />
      <noscript>
        <Button type="submit" form={filterFormId} variant="secondary">
          {t(brokersText.showBrokers)}
        </Button>
      </noscript>
      <ViewSwitch query={draft} path={path} />
    </div>
  )
}
