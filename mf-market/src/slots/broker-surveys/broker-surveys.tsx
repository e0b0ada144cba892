import type { Survey } from 'calls/entities/survey'
import { useHref, useText } from 'shared-state/runtime'
import { Panel } from 'ui/panel'
import { surveyText } from '../../strings/keys.ts'
import { surveysOfBroker } from '../../survey-list/survey-query.ts'
import { SurveyRows } from '../../survey-parts/survey-rows.tsx'

interface BrokerSurveysProps {
  props: { traderCode: string }
  data: Survey[]
}

/** Slot broker.surveys: the latest visits to a broker's address; nothing if there are none. */
export function BrokerSurveys({ props: { traderCode }, data }: BrokerSurveysProps) {
  const t = useText()
  const href = useHref()
  if (data.length === 0) return null
  const more = { label: t(surveyText.allOfBroker), to: href(surveysOfBroker(traderCode)) }
  return (
    <Panel flush title={t(surveyText.visits)} more={more}>
      <SurveyRows surveys={data} brief />
    </Panel>
  )
}
