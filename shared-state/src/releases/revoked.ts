import { declareCall } from '../api/declare-call.ts'
import { array, gte, int, object, strictObject, string, withDefault } from '../schema.ts'

/** Releases revoked after an epoch, which every answer of the API names in `X-Release-Epoch`: an open tab asks whether it holds one. */
export const releasesRevoked = declareCall({
  name: 'releases.revoked',
  path: '/api/releases/v1/revoked',
  section: 'Releases',
  scope: 'public',
  method: 'GET',
  input: strictObject({ since: withDefault(int().check(gte(0)), 0) }),
  output: object({ epoch: int(), releases: array(object({ area: string(), version: string() })) }),
})
