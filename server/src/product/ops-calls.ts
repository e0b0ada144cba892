import { allCalls } from 'calls/all-calls'
import { healthGet } from 'calls/health'
import { sessionToken } from 'shared-state/api/session'

/** Addresses of the calls of ops, of the one that hands out the access token for them, and of health. */
export const opsPaths: readonly string[] = allCalls
  .filter(call => call.scope === 'operations' || call === sessionToken || call === healthGet)
  .map(({ path }) => path)
