import { createListQuery, type ListQuery } from 'calls/list-query'
import { surveyList } from 'calls/surveys'
import { surveyListPath } from '../addresses.ts'

/** Query fields of the list, in the order used in addresses. */
const fields = ['keyword', 'countryCode', 'verdict', 'traderCode', 'order'] as const
type Field = (typeof fields)[number]
export type SurveyQuery = ListQuery<Field>

const query = createListQuery<Field>({
  path: surveyListPath,
  fields,
  input: () => surveyList.input,
  defaults: () => ({ order: 'new' }),
})

export const { addressOf, changed, inputOf, read: readQuery } = query

/** The list without any filter; its order is kept. */
export const withoutFilters = ({ order }: SurveyQuery): string => addressOf({ ...query.none, order })

export const isFiltered = (asked: SurveyQuery): boolean =>
  fields.some(field => field !== 'order' && asked[field] !== '')

/** The list of one broker's surveys. */
export const surveysOfBroker = (traderCode: string): string => addressOf({ ...query.none, traderCode })
