import { surveyList } from 'calls/surveys'
import type { LoadContext } from 'shared-state/runtime'

const shown = 2

/** The latest surveys of one broker. */
export const loadBrokerSurveys = async ({ traderCode }: { traderCode: string }, { api, signal }: LoadContext) =>
  (await api.call(surveyList, { traderCode, pageSize: shown }, { signal })).items
