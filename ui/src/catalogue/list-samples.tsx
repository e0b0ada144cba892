import { gradeOf } from 'shared-state/rating/grade'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { Button } from '../button.tsx'
import { GradeBadge } from '../grade-badge.tsx'
import { Money } from '../money.tsx'
import { NumberText } from '../number-text.tsx'
import { Pager } from '../pager.tsx'
import { Panel } from '../panel.tsx'
import { Row } from '../row.tsx'
import { Stack } from '../stack.tsx'
import { Table, type TableColumn } from '../table.tsx'
import { TabsNav } from '../tabs-nav.tsx'
import { Sample } from './sample.tsx'

interface Broker { name: string; score: number | null; exposures: number; deposit: number }

const brokers: Broker[] = [
  { name: 'Quillhaven FX', score: 8.92, exposures: 9, deposit: 100 },
  { name: 'Duskfen Trading', score: 5.21, exposures: 26, deposit: 1 },
  { name: 'Goldpryde FX', score: 0, exposures: 143, deposit: 250 },
  { name: 'Newly Listed Markets', score: null, exposures: 0, deposit: 50 },
]
const twoDecimals = { minimumFractionDigits: 2 }
const columns: TableColumn<Broker>[] = [
  { key: 'name', label: 'Broker', title: true, cell: row => row.name },
  {
    key: 'score',
    label: 'Score',
    sort: { to: '?order=score', direction: 'descending' },
    cell: row => (
      <Row gap="s">
        <GradeBadge grade={gradeOf(row.score)} size="s" />
        {row.score !== null && <NumberText value={row.score} options={twoDecimals} />}
      </Row>
    ),
  },
  { key: 'exposures', label: 'Exposures', align: 'end', sort: { to: '?order=exposures' }, cell: row => <NumberText value={row.exposures} /> },
  { key: 'deposit', label: 'Deposit', align: 'end', cell: row => <Money amount={row.deposit} currency="USD" /> },
  {
    key: 'check',
    label: 'Check',
    hideLabel: true,
    align: 'end',
    cell: () => <Button small variant="secondary" to="/en/brokers/info">Check</Button>,
  },
]
const tabs = [
  { label: 'Info', to: '/en/info', current: true },
  { label: 'Accounts', to: '/en/account' },
  { label: 'Reviews', to: '/en/review', count: 1204 },
  { label: 'Exposures', to: '/en/exposure', count: 0 },
  ...['Trading', 'Deposit', 'Service', 'Login', 'Company', 'App'].map(label => ({ label, to: `/en/${label}` })),
]

export function ListSamples() {
  return (
    <Stack gap="xl">
      <Sample name="Breadcrumbs and tabs" ground="page">
        <Breadcrumbs items={[{ label: 'Home', to: '/en' }, { label: 'Brokers', to: '/en/brokers' }, { label: 'Quillhaven FX' }]} />
        <TabsNav label="Parts of this broker" items={tabs} />
      </Sample>
      <Sample name="Table" ground="page">
        <Panel flush><Table caption="Brokers" columns={columns} rows={brokers} keyOf={row => row.name} /></Panel>
      </Sample>
      <Sample name="Pager">
        <Stack>
          <Pager page={1} pages={822} hrefOf={page => `?page=${page}`} />
          <Pager page={410} pages={822} hrefOf={page => `?page=${page}`} />
          <Pager page={3} pages={3} hrefOf={page => `?page=${page}`} />
        </Stack>
      </Sample>
    </Stack>
  )
}
