import { usePageData } from 'shared-state/runtime'
import { BrokerFrame } from '../broker/broker-frame.tsx'
import { FailedPart } from '../broker/failed-part.tsx'
import { brokersText } from '../strings/keys.ts'
import { ComplaintsPanel } from './complaints-panel.tsx'
import { ContactsPanel } from './contacts-panel.tsx'
import type { loadBrokerService } from './load-broker-service.ts'
import { VpsPlans } from './vps-plans.tsx'

export function BrokerServicePage() {
  const data = usePageData<typeof loadBrokerService>()
  const { broker, complaints, vps } = data
  return (
    <BrokerFrame data={data} tab="service">
      <ContactsPanel claimed={broker.claimed} />
      {complaints ? (
        <ComplaintsPanel complaints={complaints} traderCode={broker.code} />
      ) : (
        <FailedPart title={brokersText.complaints} />
      )}
      {vps ? <VpsPlans plans={vps.items} broker={broker} /> : <FailedPart title={brokersText.vpsForClients} />}
    </BrokerFrame>
  )
}
