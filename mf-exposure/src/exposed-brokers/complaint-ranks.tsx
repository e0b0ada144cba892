import { accusedName } from 'calls/findings/accused-name'
import { SiteLink, useHref, useLocale, useText } from 'shared-state/runtime'
import { EmptyState } from 'ui/empty-state'
import { NumberText } from 'ui/number-text'
import { Panel } from 'ui/panel'
import { Table, type TableColumn } from 'ui/table'
import { TabsNav } from 'ui/tabs-nav'
import { brokerListPath } from '../addresses.ts'
import { BrokerLine } from '../exposure-parts/broker-line.tsx'
import { useCount } from '../exposure-parts/use-count.ts'
import { exposureText } from '../strings/keys.ts'
import styles from './complaint-ranks.module.css'
import { addressOf, periodOf, type ExposedBrokersQuery } from './exposed-brokers-query.ts'
import type { ExposedBrokersData } from './load-exposed-brokers.ts'

type Rank = ExposedBrokersData['ranks'][number]

/** Each period with its name and its number of days. */
const periods = [
  ['week', exposureText.week, 7],
  ['month', exposureText.month, 30],
  ['year', exposureText.year, 365],
] as const

/** Brokers with the most complaints published in a period, with their places in the same time before. */
export function ComplaintRanks({ query, ranks }: { query: ExposedBrokersQuery; ranks: readonly Rank[] }) {
  const t = useText()
  const href = useHref()
  const { formatNumber, lang } = useLocale()
  const [, name, days] = periods.find(([period]) => period === periodOf(query))!
  const tabs = periods.map(([period, label]) => ({
    label: t(label),
    to: href(addressOf({ ...query, page: 1, period: period === 'month' ? '' : period })),
    current: periodOf(query) === period,
  }))
  const columns: TableColumn<Rank>[] = [
    { key: 'rank', label: t(exposureText.rank), cell: ({ rank }) => formatNumber(rank) },
    {
      key: 'name',
      label: t(exposureText.broker),
      title: true,
      cell: ({ broker }) => <BrokerLine exposure={{ broker, brokerName: broker.showName }} />,
    },
    {
      key: 'value',
      label: t(exposureText.complaints),
      align: 'end',
      cell: ({ value, broker }) => (
        <SiteLink
          to={`${brokerListPath(broker.code)}&period=${days}`}
          aria-label={`${formatNumber(value)}, ${accusedName(broker, lang)}`}
        >
          <NumberText value={value} />
        </SiteLink>
      ),
    },
    { key: 'move', label: t(exposureText.move), align: 'end', cell: ({ move }) => <Move move={move} /> },
  ]
  return (
    <Panel flush title={t(exposureText.ranksByPeriod)}>
      <div className={styles.periods}>
        <TabsNav label={t(exposureText.period)} items={tabs} />
      </div>
      {ranks.length === 0 ? (
        <EmptyState title={t(exposureText.noneInPeriod)} />
      ) : (
        <Table caption={t(name)} columns={columns} rows={ranks} keyOf={({ broker }) => broker.code} />
      )}
    </Panel>
  )
}

/** In words: an arrow up would look like praise where it means more complaints. */
function Move({ move }: Pick<Rank, 'move'>) {
  const t = useText()
  const countText = useCount()
  if (move === null) return t(exposureText.newInRanks)
  if (move === 0) return t(exposureText.unchanged)
  return countText(move > 0 ? exposureText.movedUp : exposureText.movedDown, Math.abs(move))
}
