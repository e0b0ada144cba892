import { useText } from 'shared-state/runtime'
import { Panel, PanelRows } from 'ui/panel'
import { BrokerRow } from '../../broker-parts/broker-row.tsx'
import { brokersText } from '../../strings/keys.ts'
import type { loadArticleBrokers } from './load-article-brokers.ts'

/** The brokers mentioned in an article, shown next to it. */
export function ArticleBrokers({ data: { items } }: { data: Awaited<ReturnType<typeof loadArticleBrokers>> }) {
  const t = useText()
  if (items.length === 0) return null
  return (
    <Panel title={t(brokersText.brokersInArticle)} flush>
      <PanelRows>
        {items.map(broker => (
          <li key={broker.code}>
            <BrokerRow broker={broker} />
          </li>
        ))}
      </PanelRows>
    </Panel>
  )
}
