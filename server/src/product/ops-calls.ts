import { allCalls } from 'calls/all-calls'
import { healthGet } from 'calls/health'
import { sessionToken } from 'shared-state/api/session'

/** Paths of the ops calls, of the call that issues their access token, and of the health check. */
export const opsPaths: readonly string[] = allCalls
  .filter(call => call.scope === 'operations' || call === sessionToken || call === healthGet)
  .map(({ path }) => path)
