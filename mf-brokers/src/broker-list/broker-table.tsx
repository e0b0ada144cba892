import { useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { classNames } from 'ui/class-names'
import { Panel } from 'ui/panel'
import { Table, type TableColumn } from 'ui/table'
import { TermHelp } from 'ui/term-help/term-help'
import { VisuallyHidden } from 'ui/visually-hidden'
import { brokerPath } from '../addresses.ts'
import { LicenceMarks } from '../broker-parts/licence-marks.tsx'
import { NameCell } from '../broker-parts/name-cell.tsx'
import { ScoreMark } from '../broker-parts/score-mark.tsx'
import { CompareBox } from '../compare/compare-box.tsx'
import { brokersText } from '../strings/keys.ts'
import type { BrokerQuery } from './broker-query.ts'
import styles from './broker-table.module.css'
import { factLabels, factsInWords, orderOfFact, type ListFact } from './list-facts.ts'
import type { ListedBroker } from './load-broker-list.ts'
import { ListFactValue } from './list-fact-value.tsx'

interface BrokerTableProps {
  caption: string
  brokers: readonly ListedBroker[]
  /** Three facts: the table has room for two, a card for all. */
  facts: readonly ListFact[]
  view: BrokerQuery['view']
  order: string
  /** Full address of the list in another order. */
  hrefOfOrder: (order: string) => string
}

/** One table for both views: CSS turns its rows into cards, on narrow screens always. */
export function BrokerTable({ caption, brokers, facts, view, order, hrefOfOrder }: BrokerTableProps) {
  const t = useText()
  const sort = (by: string, direction: 'ascending' | 'descending') => ({
    to: hrefOfOrder(by),
    direction: order === by ? direction : undefined,
  })
  // The style sheet places a card's cells by number, so it depends on their order.
  const columns: TableColumn<ListedBroker>[] = [
    {
      key: 'compare',
      label: t(brokersText.compare),
      hideLabel: true,
      cell: broker => <CompareBox broker={broker} wordClass={styles.inCards} />,
    },
    {
      key: 'name',
      label: t(brokersText.broker),
      title: true,
      sort: sort('name', 'ascending'),
      cell: broker => <NameCell broker={broker} />,
    },
    {
      key: 'score',
      label: t(brokersText.score),
      help: <TermHelp term="score" label={t(brokersText.score)} />,
      plainInCards: true,
      sort: sort('score', 'descending'),
      cell: broker => <ScoreMark broker={broker} look="cell" />,
    },
    {
      key: 'licences',
      label: t(brokersText.licences),
      help: <TermHelp term="licence" label={t(brokersText.licences)} />,
      plainInCards: true,
      cell: broker => <LicenceMarks broker={broker} />,
    },
    ...facts.map((fact): TableColumn<ListedBroker> => {
      const by = orderOfFact[fact]
      return {
        key: fact,
        label: t(factLabels[fact]),
        align: factsInWords.includes(fact) ? 'start' : 'end',
        ...(by && { sort: sort(...by) }),
        cell: broker => <ListFactValue broker={broker} fact={fact} />,
      }
    }),
    {
      key: 'open',
      label: t(brokersText.open),
      hideLabel: true,
      align: 'end',
      cell: broker => <CheckButton broker={broker} />,
    },
  ]
  return (
    <Panel flush className={classNames(styles.brokers, view !== 'cards' && styles.table)}>
      <Table caption={caption} columns={columns} rows={brokers} keyOf={broker => broker.code} />
    </Panel>
  )
}

function CheckButton({ broker }: { broker: ListedBroker }) {
  const t = useText()
  const href = useHref()
  return (
    <Button to={href(brokerPath(broker))} variant="secondary" small>
      <span className={styles.inTable}>{t(brokersText.check)}</span>
      <span className={styles.inCards}>{t(brokersText.checkThis)}</span>
      <VisuallyHidden>{` ${broker.showName}`}</VisuallyHidden>
    </Button>
  )
}
