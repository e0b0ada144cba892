import * as calls from 'calls/surveys'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { listSurveys } from './list-surveys.ts'
import { randomSurveys } from './random-surveys.ts'
import { createSurveyDetail } from './survey-detail.ts'
import type { SurveyDeps } from './survey-rows.ts'

/** Visits to brokers' addresses, for readers. */
export function surveyHandlers(deps: SurveyDeps): CallHandler[] {
  const detail = createSurveyDetail(deps)
  return [
    handle(calls.surveyList, (input, { caller }) => listSurveys(deps, input, caller.lang)),
    handle(calls.surveyDetail, ({ code }, { caller }) => detail(code, caller.lang)),
    handle(calls.homefucRandomsurvey, async ({ num }, { caller }) => ({
      items: await randomSurveys(deps, num, caller.lang),
    })),
  ]
}
