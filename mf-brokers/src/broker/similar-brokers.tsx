import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { useText } from 'shared-state/runtime'
import { Panel, PanelRows } from 'ui/panel'
import { BrokerRow } from '../broker-parts/broker-row.tsx'
import { brokersText } from '../strings/keys.ts'
import { FailedPart } from './failed-part.tsx'

/** Brokers of the same country and grade; null: they failed to load. */
export function SimilarBrokers({ brokers }: { brokers: readonly BrokerListEntry[] | null }) {
  const t = useText()
  if (!brokers) return <FailedPart title={brokersText.similarBrokers} />
  if (brokers.length === 0) return null
  return (
    <Panel title={t(brokersText.similarBrokers)} flush>
      <PanelRows>
        {brokers.map(broker => (
          <li key={broker.code}>
            <BrokerRow broker={broker} />
          </li>
        ))}
      </PanelRows>
    </Panel>
  )
}
