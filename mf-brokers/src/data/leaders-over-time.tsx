import { useLocation } from 'react-router-dom'
import { rankingTypes } from 'calls/ranking'
import { SiteLink, useHref, useLocale, useText } from 'shared-state/runtime'
import { BrokerLogo } from 'ui/broker-logo'
import { EmptyState } from 'ui/empty-state'
import { FailedPanel } from 'ui/failed-panel'
import { LineChart } from 'ui/line-chart'
import { Panel } from 'ui/panel'
import { Table, type TableColumn } from 'ui/table'
import { TabsNav } from 'ui/tabs-nav'
import { WorstState } from 'ui/worst-state'
import { rankingWords } from '../ranking/ranking-words.ts'
import { brokersText } from '../strings/keys.ts'
import { dataAddress } from './data-address.ts'
import styles from './leaders-over-time.module.css'
import type { SiteData } from './load-data.ts'

type Leader = NonNullable<SiteData['leaders']>[number]

/** The leaders of a ranking over the last twelve months, each with a small chart next to its figures. */
export function LeadersOverTime({ data: { query, leaders } }: { data: SiteData }) {
  const t = useText()
  const href = useHref()
  const { formatNumber } = useLocale()
  const { pathname, search } = useLocation()
  const title = t(brokersText.leadersOverTime)
  if (!leaders) return <FailedPanel name={title} retryTo={pathname + search} />
  const { title: ranking, decimals } = rankingWords[query.type]
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const write = (value: number | undefined) => (value === undefined ? '–' : formatNumber(value, options))
  const tabs = rankingTypes.map(type => ({
    label: t(rankingWords[type].title),
    to: href(dataAddress({ ...query, type, keyword: '' })),
    current: type === query.type,
  }))
  const first = ({ values }: Leader) => values[0]?.value
  const last = ({ values }: Leader) => values.at(-1)?.value
  const columns: TableColumn<Leader>[] = [
    {
      key: 'name',
      label: t(brokersText.broker),
      title: true,
      cell: ({ broker }) => (
        <span className={styles.name}>
          <BrokerLogo code={broker.code} size="s" />
          <span className={styles.words}>
            <SiteLink to={dataAddress({ ...query, code: broker.code, keyword: '' })} preventScrollReset>
              {broker.showName}
            </SiteLink>
            <WorstState broker={broker} onlyFindings />
          </span>
        </span>
      ),
    },
    {
      key: 'drawn',
      label: t(brokersText.drawn),
      cell: leader => (
        <LineChart
          look="spark"
          label={t(brokersText.fromTo, { first: write(first(leader)), last: write(last(leader)) })}
          series={[{ label: leader.broker.showName, points: leader.values }]}
        />
      ),
    },
    { key: 'first', label: t(brokersText.aYearAgo), align: 'end', cell: leader => write(first(leader)) },
    { key: 'last', label: t(brokersText.atTheEnd), align: 'end', cell: leader => <b>{write(last(leader))}</b> },
    {
      key: 'change',
      label: t(brokersText.change),
      align: 'end',
      cell: leader => {
        const change = (last(leader) ?? 0) - (first(leader) ?? 0)
        return formatNumber(change, { ...options, signDisplay: 'exceptZero' })
      },
    },
  ]
  return (
    <Panel title={title} flush className={styles.panel}>
      <div className={styles.tabs}>
        <TabsNav label={title} items={tabs} />
      </div>
      {leaders.length === 0 ? (
        <EmptyState title={t(brokersText.nobodyRanked)}>{t(brokersText.nobodyRankedWhy)}</EmptyState>
      ) : (
        <Table
          caption={`${title}: ${t(ranking)}`}
          columns={columns}
          rows={leaders}
          keyOf={({ broker }) => broker.code}
        />
      )}
    </Panel>
  )
}
