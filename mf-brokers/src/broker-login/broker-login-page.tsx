import { usePageData, useText } from 'shared-state/runtime'
import { Note } from 'ui/note'
import { Advice } from '../broker/advice.tsx'
import { BrokerFrame } from '../broker/broker-frame.tsx'
import { CheckAnything } from '../broker/check-anything.tsx'
import { FailedPart } from '../broker/failed-part.tsx'
import { brokersText } from '../strings/keys.ts'
import type { loadBrokerLogin } from './load-broker-login.ts'
import { OfficialSites } from './official-sites.tsx'

const signs = [
  brokersText.fakeAddress,
  brokersText.fakeBookmark,
  brokersText.fakeLock,
  brokersText.fakeCode,
  brokersText.fakeTwice,
]

export function BrokerLoginPage() {
  const t = useText()
  const data = usePageData<typeof loadBrokerLogin>()
  const { broker, company } = data
  return (
    <BrokerFrame data={data} tab="login">
      {broker.findings.includes('suspectedClone') && (
        <Note tone="bad" title={t(brokersText.cloneLogin)}>
          {t(brokersText.cloneLoginMore)}
        </Note>
      )}
      {company ? <OfficialSites company={company} /> : <FailedPart title={brokersText.officialSites} />}
      <Note title={t(brokersText.noLoginHere)}>{t(brokersText.noLoginHereMore)}</Note>
      <Advice title={brokersText.tellFake} lines={signs} />
      <CheckAnything />
    </BrokerFrame>
  )
}
