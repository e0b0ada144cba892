import { surveyLengths, type SurveyDraft } from 'calls/survey-desk'
import { textValues, type DeskTextFields } from '../texts/read-texts.ts'

const { title, summary, content } = surveyLengths
export const surveyTexts: DeskTextFields = { body: 'content', lengths: { title, summary, content } }

/** The fields of the form as they are before anything is typed. */
export function draftValues(edited: SurveyDraft | null): Record<string, string> {
  if (!edited) return {}
  const { code, updatedAt, traderCode, countryCode, address, date, verdict } = edited
  const texts = { title: edited.title, summary: edited.summary, content: edited.content }
  return { ...textValues(texts), code, updatedAt, traderCode, countryCode, address, date, verdict }
}
