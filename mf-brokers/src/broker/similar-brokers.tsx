import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { mayLead } from 'calls/findings/findings-of'
import { useText } from 'shared-state/runtime'
import { Panel, PanelRows } from 'ui/panel'
import { BrokerRow } from '../broker-parts/broker-row.tsx'
import { brokersText } from '../strings/keys.ts'
import { FailedPart } from './failed-part.tsx'

/** Place of the similar brokers on each tab. */
export const similarAnchor = 'similar-brokers'

interface SimilarBrokersProps {
  broker: Pick<BrokerListEntry, 'findings'>
  /** null: they failed to load. */
  brokers: readonly BrokerListEntry[] | null
}

/** Brokers of the same country that may lead: similar ones, or what to choose in place of a broker that may not lead itself. */
export function SimilarBrokers({ broker, brokers }: SimilarBrokersProps) {
  const t = useText()
  const title = mayLead(broker) ? brokersText.similarBrokers : brokersText.licensedInCountry
  if (!brokers) return <FailedPart title={title} />
  if (brokers.length === 0) return null
  return (
    <Panel id={similarAnchor} title={t(title)} flush>
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
