import { array, boolean, extend, object, oneOf, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import { brokerListEntry } from './broker-list-entry.ts'
import { day, instant } from './fields.ts'
import { image } from './image.ts'

/**
 * What the visitors found at the address: the broker; nobody who knows it; traces that do not settle it, such as a mailbox only; or that it
 * had left.
 */
export const surveyVerdicts = ['found', 'not_found', 'doubtful', 'moved'] as const
export const surveyVerdict = oneOf(surveyVerdicts)

/**
 * A visit to a broker's address. The verdict is about the address alone: what speaks against the broker is in `broker.findings`, and pages name
 * that first (decisions 7).
 */
export const survey = object({
  code: string(),
  slug: string(),
  title: string(),
  broker: brokerListEntry,
  /** Where the address is; `twoCharCode` is that of the flag. */
  countryCode: string(),
  twoCharCode: string(),
  /** Day of the visit. */
  date: day,
  address: string(),
  verdict: surveyVerdict,
  photos: array(image),
  summary: string(),
  publishedAt: instant,
  updatedAt: instant,
  sample: boolean(),
})
export type Survey = OutputOfSchema<typeof survey>

/** `content` is sanitised HTML. */
export const surveyWithContent = extend(survey, { content: string() })
export type SurveyWithContent = OutputOfSchema<typeof surveyWithContent>
