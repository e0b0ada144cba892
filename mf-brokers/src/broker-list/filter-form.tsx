import { SlidersHorizontal } from '@lucide/icons'
import type { SyntheticEvent } from 'react'
import { grades, type Grade } from 'calls/rating/grade'
import { useLocale, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { GradeBadge } from 'ui/grade-badge'
import { SelectField } from 'ui/select-field'
import { TermHelp } from 'ui/term-help/term-help'
import { Text } from 'ui/text'
import { useGradeRange } from '../broker-parts/use-grade-range.ts'
import { brokersText } from '../strings/keys.ts'
import { toggled, type BrokerQuery, type ListFilter } from './broker-query.ts'
import { FilterChoices } from './filter-choices.tsx'
import styles from './filter-form.module.css'
import type { Facets } from './load-broker-list.ts'
import { OwnFilters } from './own-filters.tsx'

/** The form that also owns the search field and the sort order outside it. */
export const filterFormId = 'broker-filters'

const isGrade = (value: string): value is Grade => (grades as readonly string[]).includes(value)

interface FilterFormProps {
  id?: string
  facets: Facets
  draft: BrokerQuery
  onChange: (next: BrokerQuery) => void
  onSubmit: () => void
  /** Full address of the list, for browsers that submit the form themselves. */
  action: string
}

/** Every filter of the list, with the number of brokers for each choice. Without JavaScript a button submits it. */
export function FilterForm({ id, facets, draft, onChange, onSubmit, action }: FilterFormProps) {
  const t = useText()
  const { formatMoney, formatNumber } = useLocale()
  const rangeOf = useGradeRange()
  const itemsOf = (field: string) => facets.find(facet => facet.field === field)?.items ?? []
  const choices = (filter: ListFilter) => ({
    filter,
    items: itemsOf(filter),
    chosen: draft[filter],
    onToggle: (value: string) => onChange(toggled(draft, filter, value)),
  })
  const pick = (field: 'depositMax' | 'yearsMin') => ({
    name: field,
    value: draft[field],
    onChange: (event: SyntheticEvent<HTMLSelectElement>) =>
      onChange({ ...draft, [field]: event.currentTarget.value, page: 1 }),
    placeholder: t(brokersText.any),
  })
  const withCount = (label: string, count: number) => `${label} (${formatNumber(count)})`
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form id={id} method="get" action={action} onSubmit={send}>
      {draft.view && <input type="hidden" name="view" value={draft.view} />}
      <OwnFilters facets={facets} draft={draft} onChange={onChange} />
      <FilterChoices
        {...choices('grade')}
        title={t(brokersText.grade)}
        most={8}
        open
        labelOf={({ value, name }) =>
          isGrade(value) ? (
            <>
              <GradeBadge grade={value} size="s" />
              {` ${rangeOf(value)}`}
            </>
          ) : (
            name
          )
        }
      />
      <FilterChoices
        {...choices('licenceStatus')}
        title={t(brokersText.licenceState)}
        help={
          <Text as="p" size="sm" tone="quiet">
            {t(brokersText.statesMean)}
            <TermHelp term="licenceStatus" label={t(brokersText.licenceState)} />
          </Text>
        }
        open
      />
      <FilterChoices {...choices('regulatorId')} title={t(brokersText.regulator)} open />
      <FilterChoices {...choices('platform')} title={t(brokersText.platform)} />
      <FilterChoices {...choices('countryCode')} title={t(brokersText.registeredIn)} />
      <div className={styles.selects}>
        <SelectField
          {...pick('depositMax')}
          label={t(brokersText.depositUpTo)}
          options={itemsOf('depositMax').map(({ value, count }) => ({
            value,
            label: withCount(formatMoney({ amount: Number(value), currency: 'USD' }), count),
          }))}
        />
        <SelectField
          {...pick('yearsMin')}
          label={t(brokersText.yearsAtLeast)}
          options={itemsOf('yearsMin').map(({ value, count }) => ({
            value,
            label: withCount(t(brokersText.years, { count: Number(value) }), count),
          }))}
        />
      </div>
      <noscript>
        <Button type="submit" wide icon={SlidersHorizontal}>
          {t(brokersText.showBrokers)}
        </Button>
      </noscript>
    </form>
  )
}
