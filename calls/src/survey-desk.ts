import { declareCall } from 'shared-state/api/declare-call'
import {
  array,
  boolean,
  literal,
  maxLength,
  nullable,
  object,
  oneOf,
  optional,
  strictObject,
  string,
  withDefault,
} from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import { code, countryCode, day, instant, line, moment, paging, trimmed } from './entities/fields.ts'
import { image, imageIds } from './entities/image.ts'
import { pageOf } from './entities/page.ts'
import { surveyVerdict } from './entities/survey.ts'

const shared = { section: 'Survey', scope: 'moderation', who: ['moderator', 'editor'] } as const

/** Fewest and most characters of a survey's texts. The content is markdown. */
export const surveyLengths = {
  title: [5, 120],
  summary: [10, 300],
  content: [50, 20_000],
  address: [5, 300],
  caption: [0, 200],
} as const
/** The first day that a visit can have. */
export const FIRST_SURVEY_DAY = '1990-01-01'
const MOST_PHOTOS = 9

export const surveyDeskViews = ['current', 'withdrawn'] as const

const inBoth = object({ en: string(), id: string() })

/** `editable`: it was written on the desk, so it can be changed and withdrawn there. `history`: what editors did with it, oldest first. */
const deskSurvey = object({
  code: string(),
  title: inBoth,
  broker: object({ code: string(), name: string() }),
  verdict: surveyVerdict,
  date: day,
  publishedAt: instant,
  state: oneOf(['scheduled', 'published', 'withdrawn']),
  editable: boolean(),
  history: array(object({ action: oneOf(['write', 'change', 'withdraw']), nick: nullable(string()), at: instant })),
})
export type DeskSurvey = OutputOfSchema<typeof deskSurvey>

/** The surveys by publication, latest first, those from files included; or the withdrawn ones, last withdrawn first. */
export const surveyDesk = declareCall({
  name: 'survey.desk',
  ...shared,
  method: 'GET',
  shownOnPages: true,
  input: strictObject({ view: withDefault(oneOf(surveyDeskViews), 'current'), ...paging }),
  output: pageOf(deskSurvey),
})

/** `updatedAt`: when the desk last changed the survey; sent back with a change. */
const surveyDraftOutput = object({
  code: string(),
  title: inBoth,
  summary: inBoth,
  content: inBoth,
  traderCode: string(),
  countryCode: string(),
  address: string(),
  date: day,
  verdict: surveyVerdict,
  photos: array(image),
  publishedAt: instant,
  updatedAt: instant,
})
export type SurveyDraft = OutputOfSchema<typeof surveyDraftOutput>

/** A survey with its whole text, to change it. 404/3001 for an unknown one, 409/3101 for one from a file. */
export const surveyDraft = declareCall({
  name: 'survey.draft',
  ...shared,
  method: 'GET',
  shownOnPages: true,
  input: strictObject({ code }),
  output: surveyDraftOutput,
})

const [title, summary, content] = [
  line(...surveyLengths.title),
  trimmed(...surveyLengths.summary),
  trimmed(...surveyLengths.content),
]

/**
 * Publishes a survey, or changes the one with `code`, for which `updatedAt` of its draft is required; it keeps its code, slug and date of
 * publication. `imageIds`: the caller's pictures from exposure.upload, and those of the survey that it keeps, in the order in which they are
 * shown; `captions` in the same order. 400 for an unknown country (1004), a day before 1990 or in the future (1003), markdown that takes too
 * long to convert, and pictures that are another user's or in use (1004); 403/2003 for staff of the broker; 404/3001 for an unknown broker
 * (with the field) or survey; 409/3101 for one from a file, and if somebody else has changed it since it was opened.
 */
export const surveySave = declareCall({
  name: 'survey.save',
  ...shared,
  method: 'POST',
  repeat: 'key',
  input: strictObject({
    code: optional(code),
    updatedAt: optional(moment),
    title: strictObject({ en: title, id: title }),
    summary: strictObject({ en: summary, id: summary }),
    content: strictObject({ en: content, id: content }),
    traderCode: code,
    countryCode,
    address: line(...surveyLengths.address),
    date: day,
    verdict: surveyVerdict,
    imageIds,
    captions: optional(array(line(...surveyLengths.caption)).check(maxLength(MOST_PHOTOS))),
  }),
  output: object({ code: string(), slug: string(), publishedAt: instant, updatedAt: instant }),
})

/**
 * Withdraws a survey that was written on the desk; again changes nothing. 403/2003 for staff of the broker, 404/3001 for an unknown one,
 * 409/3101 for one from a file.
 */
export const surveyWithdraw = declareCall({
  name: 'survey.withdraw',
  ...shared,
  method: 'POST',
  repeat: 'natural',
  input: strictObject({ code }),
  output: object({ done: literal(true) }),
})
