import type { SurveyDraft } from 'calls/survey-desk'
import { surveyDeskText } from '../../strings/keys.ts'

export const verdictNames: Record<SurveyDraft['verdict'], number> = {
  found: surveyDeskText.found,
  not_found: surveyDeskText.notFound,
  doubtful: surveyDeskText.doubtful,
  moved: surveyDeskText.moved,
}
