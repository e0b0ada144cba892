import type { SyntheticEvent } from 'react'
import { useLocale, useText } from 'shared-state/runtime'
import { SelectField } from 'ui/select-field'
import { leverageText } from '../broker/leverage.tsx'
import { brokersText } from '../strings/keys.ts'
import { toggled, type BrokerQuery, type ListFilter, type SingleFilter } from './broker-query.ts'
import { FilterChoices } from './filter-choices.tsx'
import styles from './filter-form.module.css'
import type { Facets } from './load-broker-list.ts'

const lists: readonly (readonly [ListFilter, number])[] = [
  ['riskLevel', brokersText.riskOfBroker],
  ['system', brokersText.runsOn],
  ['feature', brokersText.features],
]
const singles = [
  ['withdrawals', brokersText.withdrawalComplaints],
  ['tier', brokersText.tierAtLeast],
  ['spreadMax', brokersText.spreadUpTo],
  ['leverageMax', brokersText.leverageUpTo],
  ['reviewsMin', brokersText.reviewsAtLeast],
  ['claimed', brokersText.answersUsers],
] as const satisfies readonly (readonly [SingleFilter, number])[]

/** Names the choices of the filters with one value; their facets count, the words are the page's. */
export function useSingleNames(facets: Facets): (field: (typeof singles)[number][0], value: string) => string {
  const t = useText()
  const { formatNumber } = useLocale()
  return (field, value) => {
    if (field === 'tier') return t(brokersText.tierOrStricter, { tier: Number(value) })
    if (field === 'spreadMax') return t(brokersText.pips, { count: Number(value) })
    if (field === 'leverageMax') return leverageText(Number(value), formatNumber)
    if (field === 'reviewsMin') return t(brokersText.orMore, { least: Number(value) })
    return facets.find(facet => facet.field === field)?.items.find(item => item.value === value)?.name ?? value
  }
}

/** The filters that only this sub-page has: those for which the server counted choices. */
export function OwnFilters({
  facets,
  draft,
  onChange,
}: {
  facets: Facets
  draft: BrokerQuery
  onChange: (next: BrokerQuery) => void
}) {
  const t = useText()
  const { formatNumber } = useLocale()
  const nameOf = useSingleNames(facets)
  const itemsOf = (field: string) => facets.find(facet => facet.field === field)?.items ?? []
  const selects = singles.filter(([field]) => itemsOf(field).length > 0)
  return (
    <>
      {lists
        .filter(([field]) => itemsOf(field).length > 0)
        .map(([field, title]) => (
          <FilterChoices
            key={field}
            filter={field}
            title={t(title)}
            items={itemsOf(field)}
            chosen={draft[field]}
            onToggle={value => onChange(toggled(draft, field, value))}
            open
          />
        ))}
      {selects.length > 0 && (
        <div className={styles.selects}>
          {selects.map(([field, label]) => (
            <SelectField
              key={field}
              name={field}
              label={t(label)}
              value={draft[field]}
              placeholder={t(brokersText.any)}
              onChange={(event: SyntheticEvent<HTMLSelectElement>) =>
                onChange({ ...draft, [field]: event.currentTarget.value, page: 1 })
              }
              options={itemsOf(field).map(({ value, count }) => ({
                value,
                label: `${nameOf(field, value)} (${formatNumber(count)})`,
              }))}
            />
          ))}
        </div>
      )}
    </>
  )
}
