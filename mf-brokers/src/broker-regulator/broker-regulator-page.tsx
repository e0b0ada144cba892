import { usePageData, useText } from 'shared-state/runtime'
import { stateText } from 'calls/states/state-text'
import { EmptyState } from 'ui/empty-state'
import { Panel } from 'ui/panel'
import { BrokerFrame } from '../broker/broker-frame.tsx'
import { FailedPart } from '../broker/failed-part.tsx'
import { SelfCheck } from '../broker/self-check.tsx'
import { brokersText } from '../strings/keys.ts'
import { LicenceFindings } from './licence-findings.tsx'
import { LicencePanel } from './licence-panel.tsx'
import type { loadBrokerRegulator } from './load-broker-regulator.ts'
import { NoticesPanel } from './notices-panel.tsx'

export function BrokerRegulatorPage() {
  const t = useText()
  const data = usePageData<typeof loadBrokerRegulator>()
  const {
    check,
    notices,
    broker: { licences },
  } = data
  return (
    <BrokerFrame data={data} tab="regulator">
      {notices ? <NoticesPanel notices={notices} /> : <FailedPart title={brokersText.regulatorNotices} />}
      {check ? <LicenceFindings findings={check.warnings} /> : <FailedPart title={brokersText.warnings} />}
      {licences.length === 0 && (
        <Panel title={t(brokersText.licences)}>
          <EmptyState title={t(stateText.noLicenceFound)}>{t(brokersText.noLicenceWhy)}</EmptyState>
        </Panel>
      )}
      {licences.map((licence, index) => (
        <LicencePanel
          key={licence.id}
          id={index === 0 ? 'licences' : undefined}
          licence={licence}
          broker={data.broker}
        />
      ))}
      <SelfCheck />
    </BrokerFrame>
  )
}
