import { homefucRandomsurvey } from 'calls/surveys'
import type { LoadContext } from 'shared-state/runtime'

const shown = 3

/** A few surveys, the same all day. */
export const loadHomeSurveys = async (_props: object, { api, signal }: LoadContext) =>
  (await api.call(homefucRandomsurvey, { num: shown }, { signal })).items
