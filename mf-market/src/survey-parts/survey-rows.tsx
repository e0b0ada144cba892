import type { Survey } from 'calls/entities/survey'
import { PanelRows } from 'ui/panel'
import { SurveyRow } from './survey-row.tsx'

/** Surveys in a flush panel. */
export function SurveyRows({ surveys, brief = false }: { surveys: readonly Survey[]; brief?: boolean }) {
  return (
    <PanelRows>
      {surveys.map(survey => (
        <li key={survey.code}>
          <SurveyRow survey={survey} brief={brief} />
        </li>
      ))}
    </PanelRows>
  )
}
