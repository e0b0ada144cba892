import { SiteLink, useText } from 'shared-state/runtime'
import { NumberText } from 'ui/number-text'
import { Table } from 'ui/table'
import { pairName } from '../calculator/rate-pair.ts'
import { toolsText } from '../strings/keys.ts'
import { ChangeText } from './change-text.tsx'
import type { Quote } from './load-quote.ts'
import { PositionText } from './position-text.tsx'
import { rateFormat } from './quote-figures.ts'
import { QuoteLine } from './quote-line.tsx'
import { pairPath } from './quote-path.ts'
import styles from './quote-table.module.css'

/** Pairs with their rate, the change since the day before, the line of 90 days, and open positions if there are any. */
export function QuoteTable({ items, days }: { items: readonly Quote[]; days: readonly string[] }) {
  const t = useText()
  return (
    <Table
      caption={t(toolsText.quotes)}
      rows={items}
      keyOf={({ symbol }) => symbol}
      columns={[
        {
          key: 'pair',
          label: t(toolsText.pair),
          title: true,
          cell: ({ symbol, name }) => (
            <SiteLink to={pairPath(symbol)} className={styles.pair}>
              <bdi>{pairName(symbol)}</bdi>
              <span className={styles.name}>{name}</span>
            </SiteLink>
          ),
        },
        {
          key: 'rate',
          label: t(toolsText.midRate),
          align: 'end',
          cell: ({ symbol, rate }) => <NumberText value={rate} options={rateFormat(symbol)} />,
        },
        {
          key: 'change',
          label: t(toolsText.change),
          align: 'end',
          cell: ({ changePct }) => <ChangeText value={changePct} />,
        },
        {
          key: 'line',
          label: t(toolsText.lastDays),
          cell: quote => (
            <div className={styles.line}>
              <QuoteLine quote={quote} days={days} look="spark" />
            </div>
          ),
        },
        ...(items.some(({ position }) => position !== null)
          ? [
              {
                key: 'positions',
                label: t(toolsText.openPositions),
                cell: ({ position }: Quote) => <PositionText position={position} />,
              },
            ]
          : []),
      ]}
    />
  )
}
