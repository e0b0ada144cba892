import { Slot, usePageData, useText } from 'shared-state/runtime'
import { FailedPanel } from 'ui/failed-panel'
import { Skeleton } from 'ui/skeleton'
import { BrokerFrame } from '../broker/broker-frame.tsx'
import { LicencesPanel } from '../licences/licences-panel.tsx'
import { brokersText } from '../strings/keys.ts'
import { UserRating } from '../user-rating/user-rating.tsx'
import { BrokerAnswers } from './broker-answers.tsx'
import { CompanyFacts } from './company-facts.tsx'
import { GradeEvidence, RiskEvidence } from './grade-evidence.tsx'
import type { loadBrokerInfo } from './load-broker-info.ts'
import { ScoreParts } from './score-parts.tsx'

const partsOfOthers = [
  ['broker.exposures', brokersText.exposures],
  ['broker.surveys', brokersText.surveys],
  ['broker.articles', brokersText.articles],
  ['broker.calculators', brokersText.calculators],
] as const

export function BrokerInfoPage() {
  const t = useText()
  const data = usePageData<typeof loadBrokerInfo>()
  const { broker } = data
  return (
    <BrokerFrame data={data} tab="info" side={<CompanyFacts data={data} />}>
      <ScoreParts data={data} />
      <GradeEvidence data={data} />
      <RiskEvidence data={data} />
      <LicencesPanel broker={broker} />
      <BrokerAnswers intro={data.intro} />
      <UserRating data={data} linked />
      {partsOfOthers.map(([name, title]) => (
        <Slot
          key={name}
          name={name}
          props={{ traderCode: broker.code }}
          failed={(_area, retry) => <FailedPanel name={t(title)} onRetry={retry} />}
          waiting={<Skeleton shape="rows" />}
        />
      ))}
    </BrokerFrame>
  )
}
