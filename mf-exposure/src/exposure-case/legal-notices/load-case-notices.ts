import { exposureLegalnotices } from 'calls/exposure-notices'
import { isSeenByEveryone, type CaseState } from 'calls/exposure-case/case-states'
import { ApiError, type LoadContext } from 'shared-state/runtime'

/** Most notices that a case shows; the log has all. */
const SHOWN = 50

/** Legal notices about a public case, newest first; none if they failed to load: the case is readable without. */
export async function loadCaseNotices({ api, signal }: LoadContext, code: string, state: CaseState) {
  if (!isSeenByEveryone(state)) return []
  try {
    return (await api.call(exposureLegalnotices, { code, pageSize: SHOWN }, { signal })).items
  } catch (error) {
    if (error instanceof ApiError) return []
    throw error
  }
}
