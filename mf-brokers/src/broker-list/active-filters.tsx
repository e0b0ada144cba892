import { useLocale, useText, SiteLink } from 'shared-state/runtime'
import { Chip } from 'ui/chip'
import { brokersText } from '../strings/keys.ts'
import {
  addressOf,
  countFilters,
  listFilters,
  singleFilters,
  toggled,
  withoutFilters,
  type BrokerQuery,
  type SingleFilter,
} from './broker-query.ts'
import styles from './active-filters.module.css'
import type { Facets } from './load-broker-list.ts'
import { useSingleNames } from './own-filters.tsx'

interface ActiveFiltersProps {
  query: BrokerQuery
  facets: Facets
  /** Without the language. */
  path: string
  href: (path: string) => string
}

/** The active filters; each is a link to the list without it. */
export function ActiveFilters({ query, facets, path, href }: ActiveFiltersProps) {
  const t = useText()
  const { formatMoney } = useLocale()
  const singleName = useSingleNames(facets)
  if (countFilters(query) === 0) return null
  const nameOf = (field: string, value: string) =>
    facets.find(facet => facet.field === field)?.items.find(item => item.value === value)?.name ?? value
  const singleLabels: Record<SingleFilter, (value: string) => string> = {
    keyword: value => t(brokersText.quoted, { text: value }),
    depositMax: value =>
      t(brokersText.depositUpToChip, { amount: formatMoney({ amount: Number(value), currency: 'USD' }) }),
    yearsMin: value => t(brokersText.yearsChip, { count: Number(value) }),
    tier: value => singleName('tier', value),
    spreadMax: value => t(brokersText.spreadChip, { limit: singleName('spreadMax', value) }),
    leverageMax: value => t(brokersText.leverageChip, { limit: singleName('leverageMax', value) }),
    reviewsMin: value => t(brokersText.reviewsChip, { least: Number(value) }),
    withdrawals: value => t(brokersText.withdrawalsChip, { choice: singleName('withdrawals', value) }),
    claimed: value => singleName('claimed', value),
  }
  const chips = [
    ...listFilters.flatMap(field =>
      query[field].map(value => ({
        key: `${field} ${value}`,
        label:
          field === 'grade' && value !== 'none' ? t(brokersText.gradeChip, { grade: value }) : nameOf(field, value),
        next: toggled(query, field, value),
      })),
    ),
    ...singleFilters
      .filter(field => query[field])
      .map(field => ({
        key: field,
        label: singleLabels[field](query[field]),
        next: { ...query, [field]: '', page: 1 },
      })),
  ]
  return (
    <ul role="list" aria-label={t(brokersText.activeFilters)} className={styles.chips}>
      {chips.map(({ key, label, next }) => (
        <li key={key}>
          <Chip label={label} small removable to={href(addressOf(path, next))} />
        </li>
      ))}
      <li>
        <SiteLink to={addressOf(path, withoutFilters(query))} className={styles.clear}>
          {t(brokersText.clearAll)}
        </SiteLink>
      </li>
    </ul>
  )
}
