import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { surveyVerdicts } from 'calls/entities/survey'
import { homefucRandomsurvey, surveyDetail, surveyList } from 'calls/surveys'
import { mockAnswer } from 'shared-state/contract/area-alone'
import { harrow, survey, surveyWithContent } from './sample-survey.ts'

const regulated: BrokerListEntry = {
  ...harrow,
  code: 'hw2',
  traderCode: 'hw2',
  licenceStatus: 'regulated',
  findings: [],
  grade: 'B',
  score: 6.2,
}

/** Two surveys for each verdict: of a broker with findings, and of one without. They have no photos, because the area alone has no pictures. */
const surveys = surveyVerdicts.flatMap((verdict, index) =>
  [harrow, regulated].map((broker, nth) =>
    survey({
      broker,
      verdict,
      code: `s${1001 + index * 2 + nth}`,
      title: `Visit ${1 + index * 2 + nth} to Mill Road`,
      photos: [],
    }),
  ),
)

/** Answers to the calls about surveys for running the area on its own. */
export const surveyAnswers = [
  mockAnswer(surveyList, ({ input: { verdict, traderCode, pageSize }, made }) => {
    const found = surveys
      .filter(one => verdict === undefined || one.verdict === verdict)
      .filter(one => traderCode === undefined || one.broker.code === traderCode)
    return { ...made, items: found.slice(0, pageSize), total: found.length }
  }),
  mockAnswer(surveyDetail, ({ input: { code } }) => {
    const shown = surveys.find(one => one.code === code) ?? surveys[0]!
    return { survey: surveyWithContent({ ...shown, code }), related: surveys.slice(0, 3) }
  }),
  mockAnswer(homefucRandomsurvey, ({ input: { num } }) => ({ items: surveys.slice(0, num) })),
]
