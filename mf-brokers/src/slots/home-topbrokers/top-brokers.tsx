import { useHref, useText } from 'shared-state/runtime'
import { Panel } from 'ui/panel'
import { TabsNav } from 'ui/tabs-nav'
import { RankedBrokers } from '../../ranked-brokers/ranked-brokers.tsx'
import { brokersText } from '../../strings/keys.ts'
import type { loadTopBrokers } from './load-top-brokers.ts'
import styles from './top-brokers.module.css'

/** The best rated brokers on the home page; the other orders are separate lists. */
export function TopBrokers({ data: { items, total } }: { data: Awaited<ReturnType<typeof loadTopBrokers>> }) {
  const t = useText()
  const href = useHref()
  if (items.length === 0) return null
  const tabs = [
    { label: t(brokersText.byScore), to: href('/'), current: true },
    { label: t(brokersText.byReviews), to: href('/brokers?order=comments') },
    { label: t(brokersText.byNew), to: href('/brokers?order=new') },
  ]
  return (
    <Panel
      title={t(brokersText.topBrokers)}
      more={{ label: t(brokersText.allBrokersCount, { count: total }), to: href('/brokers') }}
      flush
    >
      <div className={styles.tabs}>
        <TabsNav label={t(brokersText.topBrokers)} items={tabs} />
      </div>
      <RankedBrokers brokers={items} />
    </Panel>
  )
}
