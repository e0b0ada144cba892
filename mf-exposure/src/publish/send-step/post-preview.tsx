import type { Exposure } from 'calls/entities/exposure'
import { useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { DescriptionList } from 'ui/description-list'
import { Money } from 'ui/money'
import { PreviewFrame } from 'ui/post-form/preview-frame'
import { BrokerLine } from '../../exposure-parts/broker-line.tsx'
import { CaseHead } from '../../exposure-case/case-head.tsx'
import { CaseStory } from '../../exposure-case/case-story.tsx'
import { exposureText } from '../../strings/keys.ts'

/** A draft as others will see it once it is public, made of the parts of the case page. */
export function PostPreview({ exposure }: { exposure: Exposure }) {
  const t = useText()
  const facts = [
    { label: t(exposureText.broker), value: <BrokerLine exposure={exposure} /> },
    { label: t(exposureText.amountClaimed), value: <Money {...exposure.amount} /> },
    { label: t(exposureText.incidentDate), value: <DateText iso={exposure.incidentDate} /> },
  ]
  return (
    <PreviewFrame label={t(exposureText.asOthersSeeIt)}>
      <CaseHead exposure={{ ...exposure, state: 'published' }} level={3} />
      <DescriptionList facts={facts} />
      <CaseStory exposure={exposure} level={4} />
    </PreviewFrame>
  )
}
