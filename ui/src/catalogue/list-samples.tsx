import { gradeOf } from 'calls/rating/grade'
import { Button } from '../button.tsx'
import { GradeBadge } from '../grade-badge.tsx'
import { LineChart } from '../line-chart.tsx'
import { Money } from '../money.tsx'
import { NumberText } from '../number-text.tsx'
import { PageHead } from '../page-head.tsx'
import { Pager } from '../pager.tsx'
import { Panel } from '../panel.tsx'
import { Row } from '../row.tsx'
import { Split } from '../split.tsx'
import { Stack } from '../stack.tsx'
import { Table, type TableColumn } from '../table.tsx'
import { TabsNav } from '../tabs-nav.tsx'
import { Tag } from '../tag.tsx'
import { Sample } from './sample.tsx'

interface Broker {
  name: string
  score: number | null
  exposures: number
  deposit: number
}

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
  {
    key: 'exposures',
    label: 'Exposures',
    align: 'end',
    sort: { to: '?order=exposures' },
    cell: row => <NumberText value={row.exposures} />,
  },
  { key: 'deposit', label: 'Deposit', align: 'end', cell: row => <Money amount={row.deposit} currency="USD" /> },
  {
    key: 'check',
    label: 'Check',
    hideLabel: true,
    align: 'end',
    cell: () => (
      <Button small variant="secondary" to="/en/brokers/info">
        Check
      </Button>
    ),
  },
]
const scores = ['01', '02', '03', '04', '05', '06'].map((month, index) => ({
  at: `2026-${month}-28`,
  value: [8.1, 8.1, 8.4, 8.3, 8.7, 8.92][index]!,
}))
const peers = scores.map(({ at }, index) => ({ at, value: 7.2 + index * 0.05 }))
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
      <Sample name="Page head and tabs" ground="page">
        <PageHead
          crumbs={[{ label: 'Home', to: '/en' }, { label: 'Brokers', to: '/en/brokers' }, { label: 'Quillhaven FX' }]}
          title="Quillhaven FX"
          lead="What was found about this broker, in the order of its weight."
          aside={<Button variant="secondary">Share</Button>}
        >
          <Tag outline>Sample broker</Tag>
        </PageHead>
        <TabsNav label="Parts of this broker" items={tabs} />
      </Sample>
      <Sample name="Table" ground="page">
        <Panel flush>
          <Table caption="Brokers" columns={columns} rows={brokers} keyOf={row => row.name} />
        </Panel>
      </Sample>
      <Sample name="Line charts">
        <LineChart
          label="Score from 8.1 in January to 8.92 in June"
          series={[
            { label: 'This broker', points: scores },
            { label: 'Similar brokers', points: peers },
          ]}
          options={twoDecimals}
        />
        <LineChart label="Score, rising" series={[{ label: 'This broker', points: scores }]} look="spark" />
      </Sample>
      <Sample name="A column at the side, and one before" ground="page">
        <Stack>
          <Split side={<Panel title="At the side">Under the main column where there is no room</Panel>}>
            <Panel title="Main column">Content</Panel>
          </Split>
          <Split at="start" side={<Panel title="Filters">Before the main column</Panel>}>
            <Panel title="Main column">Content</Panel>
          </Split>
        </Stack>
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
