import { useText } from 'shared-state/runtime'
import { useOwnData } from '../../account/own-page.ts'
import { surveyDeskText } from '../../strings/keys.ts'
import { DeskFrame } from '../desk-frame.tsx'
import { ReadOnlyPanel } from '../read-only-panel.tsx'
import type { loadSurvey } from './load-survey.ts'
import { SurveyForm } from './survey-form.tsx'

/** The form for one survey. Editors who open a survey from a file see why it cannot be changed. */
export function SurveyPage() {
  const t = useText()
  return (
    <DeskFrame current="surveys" data={useOwnData<typeof loadSurvey>()}>
      {data =>
        data.readOnly === null ? (
          <SurveyForm key={data.edited?.code ?? ''} {...data} />
        ) : (
          <ReadOnlyPanel
            title={t(surveyDeskText.readOnly)}
            message={data.readOnly}
            back={[surveyDeskText.toList, '/user/desk/surveys.html']}
          />
        )
      }
    </DeskFrame>
  )
}
