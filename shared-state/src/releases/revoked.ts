import { declareCall } from '../api/declare-call.ts'
import { array, gte, int, object, strictObject, string, withDefault } from '../schema.ts'

/** Releases revoked since an epoch, so that an open tab can check its own. Every API answer has the epoch in `X-Release-Epoch`. */
export const releasesRevoked = declareCall({
  name: 'releases.revoked',
  path: '/api/releases/v1/revoked',
  section: 'Releases',
  scope: 'public',
  method: 'GET',
  input: strictObject({ since: withDefault(int().check(gte(0)), 0) }),
  output: object({ epoch: int(), releases: array(object({ area: string(), version: string() })) }),
})
