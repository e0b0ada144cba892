import { usePageData } from 'shared-state/runtime'
import { BrokerFrame } from '../broker/broker-frame.tsx'
import { CheckAnything } from '../broker/check-anything.tsx'
import { SelfCheck } from '../broker/self-check.tsx'
import { LicencesPanel } from '../licences/licences-panel.tsx'
import type { loadBrokerSafe } from './load-broker-safe.ts'
import { SafetyFindings } from './safety-findings.tsx'

export function BrokerSafePage() {
  const data = usePageData<typeof loadBrokerSafe>()
  return (
    <BrokerFrame data={data} tab="safe" ownWarnings={data.report !== null}>
      <SafetyFindings data={data} />
      <LicencesPanel broker={data.broker} />
      <CheckAnything />
      <SelfCheck />
    </BrokerFrame>
  )
}
