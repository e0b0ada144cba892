import { usePageData } from 'shared-state/runtime'
import { BrokerFrame } from '../broker/broker-frame.tsx'
import { LicencesPanel } from '../licences/licences-panel.tsx'
import type { loadBrokerSafe } from './load-broker-safe.ts'
import { SafetyFindings } from './safety-findings.tsx'
import { SelfCheck } from './self-check.tsx'

export function BrokerSafePage() {
  const data = usePageData<typeof loadBrokerSafe>()
  return (
    <BrokerFrame data={data} tab="safe" ownWarnings>
      <SafetyFindings data={data} />
      <LicencesPanel broker={data.broker} />
      <SelfCheck />
    </BrokerFrame>
  )
}
