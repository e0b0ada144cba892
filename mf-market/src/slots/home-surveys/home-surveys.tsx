import type { Survey } from 'calls/entities/survey'
import { useHref, useText } from 'shared-state/runtime'
import { Panel } from 'ui/panel'
import { surveyListPath } from '../../addresses.ts'
import { surveyText } from '../../strings/keys.ts'
import { SurveyRows } from '../../survey-parts/survey-rows.tsx'

/** Slot home.surveys: a few surveys, each with what speaks against its broker first; nothing if there are none. */
export function HomeSurveys({ data }: { data: Survey[] }) {
  const t = useText()
  const href = useHref()
  if (data.length === 0) return null
  return (
    <Panel flush title={t(surveyText.title)} more={{ label: t(surveyText.all), to: href(surveyListPath) }}>
      <SurveyRows surveys={data} brief />
    </Panel>
  )
}
