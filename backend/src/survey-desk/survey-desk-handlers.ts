import * as calls from 'calls/survey-desk'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { listDeskSurveys } from './list-desk-surveys.ts'
import { readSurveyDraft } from './read-survey-draft.ts'
import { saveSurvey } from './save-survey.ts'
import { withdrawSurvey } from './withdraw-survey.ts'

/** The editors' desk for surveys. */
export function surveyDeskHandlers({ db }: { db: Db }): CallHandler[] {
  return [
    handle(calls.surveyDesk, input => listDeskSurveys(db, input)),
    handle(calls.surveyDraft, ({ code }, { caller }) => readSurveyDraft(db, code, caller.lang)),
    handle(calls.surveySave, (input, { caller }) => saveSurvey(db, input, caller)),
    handle(calls.surveyWithdraw, ({ code }, { caller }) => withdrawSurvey(db, code, caller)),
  ]
}
