import { usePageData } from 'shared-state/runtime'
import { BrokerFrame } from '../broker/broker-frame.tsx'
import { FailedPart } from '../broker/failed-part.tsx'
import { brokersText } from '../strings/keys.ts'
import { CompanyPanel } from './company-panel.tsx'
import { EntitiesPanel } from './entities-panel.tsx'
import type { loadBrokerCompany } from './load-broker-company.ts'
import { RecordChanges } from './record-changes.tsx'

export function BrokerCompanyPage() {
  const data = usePageData<typeof loadBrokerCompany>()
  const { broker, company } = data
  return (
    <BrokerFrame data={data} tab="company">
      {company ? <CompanyPanel broker={broker} company={company} /> : <FailedPart title={brokersText.companyFacts} />}
      {company && <EntitiesPanel entities={company.entities} name={broker.showName} />}
      <RecordChanges data={data} />
    </BrokerFrame>
  )
}
