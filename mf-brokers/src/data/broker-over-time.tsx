import { brokerMetrics } from 'calls/broker-history'
import { useLocation } from 'react-router-dom'
import { SiteLink, useHref, useLocale, useText } from 'shared-state/runtime'
import { BrokerLogo } from 'ui/broker-logo'
import { DateText } from 'ui/date-text'
import { EmptyState } from 'ui/empty-state'
import { FailedPanel } from 'ui/failed-panel'
import { LineChart } from 'ui/line-chart'
import { Panel, PanelRows } from 'ui/panel'
import { SearchField } from 'ui/search-field'
import type { TableColumn } from 'ui/table'
import { TabsNav } from 'ui/tabs-nav'
import { WorstState } from 'ui/worst-state'
import { brokerPath } from '../addresses.ts'
import { brokersText } from '../strings/keys.ts'
import styles from './broker-over-time.module.css'
import { dataAddress, dataPath, type DataQuery, type Metric } from './data-address.ts'
import { FigureTable } from './figure-table.tsx'
import type { SiteData } from './load-data.ts'

const metricText: Record<Metric, number> = {
  score: brokersText.score,
  comments: brokersText.tabReview,
  exposures: brokersText.exposures,
}
const decimalsOf: Record<Metric, 0 | 2> = { score: 2, comments: 0, exposures: 0 }

interface Month {
  at: string
  value: number
}

/** One figure of one broker at the end of each month, as a chart and as a table. Any broker can be looked up. */
export function BrokerOverTime({ data }: { data: SiteData }) {
  const t = useText()
  const href = useHref()
  const { pathname, search } = useLocation()
  const { query, broker } = data
  const title = t(brokersText.brokerOverTime)
  if (!broker && query.code) return <FailedPanel name={title} retryTo={pathname + search} />
  return (
    <Panel title={title} flush className={styles.panel}>
      <div className={styles.head}>
        <SearchField
          label={t(brokersText.findByName)}
          placeholder={t(brokersText.nameOrSite)}
          action={href(dataPath)}
          defaultValue={query.keyword}
          maxLength={64}
        >
          <input type="hidden" name="type" value={query.type} />
          <input type="hidden" name="metric" value={query.metric} />
        </SearchField>
        <Found data={data} />
      </div>
      {broker && <Chosen broker={broker} query={query} />}
    </Panel>
  )
}

function Chosen({ broker: { broker, values }, query }: { broker: NonNullable<SiteData['broker']>; query: DataQuery }) {
  const t = useText()
  const href = useHref()
  const { code, showName } = broker
  const tabs = brokerMetrics.map(metric => ({
    label: t(metricText[metric]),
    to: href(dataAddress({ ...query, code, metric, keyword: '' })),
    current: metric === query.metric,
  }))
  return (
    <>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <BrokerLogo code={code} size="s" />
          <SiteLink to={brokerPath(broker)}>{showName}</SiteLink>
        </h3>
        <WorstState broker={broker} />
        <TabsNav label={showName} items={tabs} />
      </div>
      {values.length === 0 ? (
        <EmptyState title={t(brokersText.noFigures)}>{t(brokersText.noFiguresWhy)}</EmptyState>
      ) : (
        <Figures name={showName} metric={query.metric} values={values} />
      )}
    </>
  )
}

function Found({ data: { query, found } }: { data: SiteData }) {
  const t = useText()
  if (!found) return null
  if (found.length === 0) return <p role="status">{t(brokersText.noBrokerFound)}</p>
  return (
    <PanelRows>
      {found.map(({ code, showName }) => (
        <li key={code}>
          <SiteLink to={dataAddress({ ...query, code, keyword: '' })} className={styles.found} preventScrollReset>
            <BrokerLogo code={code} size="s" />
            {showName}
          </SiteLink>
        </li>
      ))}
    </PanelRows>
  )
}

function Figures({ name, metric, values }: { name: string; metric: Metric; values: readonly Month[] }) {
  const t = useText()
  const { formatNumber } = useLocale()
  const options = { minimumFractionDigits: decimalsOf[metric], maximumFractionDigits: decimalsOf[metric] }
  const label = t(metricText[metric])
  const [first, last] = [values[0]!, values.at(-1)!]
  const told = t(brokersText.fromTo, {
    first: formatNumber(first.value, options),
    last: formatNumber(last.value, options),
  })
  const columns: TableColumn<Month>[] = [
    { key: 'at', label: t(brokersText.endOfMonth), title: true, cell: ({ at }) => <DateText iso={at} /> },
    { key: 'value', label, align: 'end', cell: ({ value }) => formatNumber(value, options) },
  ]
  const newest = [...values].reverse()
  return (
    <div className={styles.figures}>
      <LineChart
        label={`${name}, ${label}: ${told}`}
        series={[{ label: name, points: values }]}
        options={decimalsOf[metric] === 2 ? { maximumFractionDigits: 2 } : { maximumFractionDigits: 0 }}
      />
      <FigureTable caption={`${name}: ${label}`} columns={columns} rows={newest} keyOf={({ at }) => at} />
    </div>
  )
}
