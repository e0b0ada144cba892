import { usePageData, useText } from 'shared-state/runtime'
import { EmptyState } from 'ui/empty-state'
import { Panel } from 'ui/panel'
import { Advice } from '../broker/advice.tsx'
import { BrokerFrame } from '../broker/broker-frame.tsx'
import { FailedPart } from '../broker/failed-part.tsx'
import { brokersText } from '../strings/keys.ts'
import type { loadBrokerApp } from './load-broker-app.ts'
import { ProgramPanel } from './program-panel.tsx'

const advice = [brokersText.appStore, brokersText.appFile, brokersText.appServer, brokersText.appProfit]

export function BrokerAppPage() {
  const t = useText()
  const data = usePageData<typeof loadBrokerApp>()
  const { programs } = data
  return (
    <BrokerFrame data={data} tab="app">
      {!programs && <FailedPart title={brokersText.platforms} />}
      {programs?.length === 0 && (
        <Panel title={t(brokersText.platforms)}>
          <EmptyState title={t(brokersText.noSoftware)}>{t(brokersText.noSoftwareWhy)}</EmptyState>
        </Panel>
      )}
      {programs?.map((program, index) => (
        <ProgramPanel key={program.code} id={index === 0 ? 'programs' : undefined} program={program} />
      ))}
      <Advice title={brokersText.fakeApps} lines={advice} />
    </BrokerFrame>
  )
}
