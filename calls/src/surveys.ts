import { declareCall } from 'shared-state/api/declare-call'
import { array, object, oneOf, optional, strictObject, withDefault } from 'shared-state/schema'
import { aboutSurvey, aboutSurveys } from './about.ts'
import { code, countryCode, keyword, num, paging } from './entities/fields.ts'
import { itemsOf, pageOf } from './entities/page.ts'
import { survey, surveyVerdict, surveyWithContent } from './entities/survey.ts'

const shared = { section: 'Survey', scope: 'public', method: 'GET' } as const

/**
 * Published surveys, by the day of the visit, latest or oldest first. `keyword`: surveys that contain all of its words, in either language, or
 * whose broker has it in its name.
 */
export const surveyList = declareCall({
  name: 'survey.list',
  ...shared,
  input: strictObject({
    countryCode: optional(countryCode),
    verdict: optional(surveyVerdict),
    traderCode: optional(code),
    keyword: optional(keyword),
    order: withDefault(oneOf(['new', 'old']), 'new'),
    ...paging,
  }),
  output: pageOf(survey),
  about: aboutSurveys,
})

/** `related`: other surveys of the same broker, then of the same country, latest visit first. */
export const surveyDetail = declareCall({
  name: 'survey.detail',
  ...shared,
  input: strictObject({ code }),
  output: object({ survey: surveyWithContent, related: array(survey) }),
  about: aboutSurvey,
})

/** A random choice that stays the same all day (UTC). */
export const homefucRandomsurvey = declareCall({
  name: 'homefuc.randomsurvey',
  ...shared,
  input: strictObject({ num }),
  output: itemsOf(survey),
  about: aboutSurveys,
})
