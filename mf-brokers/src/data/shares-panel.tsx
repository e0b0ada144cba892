import { useLocation } from 'react-router-dom'
import { SiteLink, useLocale, useText } from 'shared-state/runtime'
import { Bar } from 'ui/bar'
import { FailedPanel } from 'ui/failed-panel'
import { NumberText } from 'ui/number-text'
import { Panel } from 'ui/panel'
import type { TableColumn } from 'ui/table'
import { brokersText } from '../strings/keys.ts'
import { FigureTable } from './figure-table.tsx'
import styles from './shares-panel.module.css'

interface Share {
  value: string
  name: string
  count: number
}

interface SharesPanelProps {
  title: string
  /** Header of the first column. */
  first: string
  /** null: they failed to load. */
  items: readonly Share[] | null
  /** Filter of the broker list that the values belong to. */
  field: 'grade' | 'licenceStatus'
}

/** Number of brokers of each kind, with a link to their list. */
export function SharesPanel({ title, first, items, field }: SharesPanelProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  const { pathname, search } = useLocation()
  if (!items) return <FailedPanel name={title} retryTo={pathname + search} />
  const total = items.reduce((sum, { count }) => sum + count, 0) || 1
  const most = Math.max(1, ...items.map(({ count }) => count))
  const columns: TableColumn<Share>[] = [
    {
      key: 'name',
      label: first,
      title: true,
      cell: ({ value, name }) => <SiteLink to={`/brokers?${field}=${value}`}>{name}</SiteLink>,
    },
    {
      key: 'bar',
      label: t(brokersText.portion),
      hideLabel: true,
      cell: ({ count }) => (
        <span className={styles.bar}>
          <Bar share={count / most} />
        </span>
      ),
    },
    { key: 'count', label: t(brokersText.brokers), align: 'end', cell: ({ count }) => <NumberText value={count} /> },
    {
      key: 'share',
      label: t(brokersText.shareOfAll),
      align: 'end',
      cell: ({ count }) =>
        formatNumber(count / total, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    },
  ]
  return (
    <Panel title={title} flush className={styles.panel}>
      <FigureTable caption={title} columns={columns} rows={items} keyOf={({ value }) => value} />
    </Panel>
  )
}
