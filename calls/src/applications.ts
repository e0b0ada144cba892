import { grantScopes } from 'shared-state/api/call-scope'
import { declareCall } from 'shared-state/api/declare-call'
import { array, nullable, object, oneOf, strictObject, string } from 'shared-state/schema'
import { identifier, instant } from './entities/fields.ts'

/** Other programs that the user lets act in their name (docs/oauth-clients.md). */

const section = 'Users and sign-in'

/** `scopes` as granted, none for what is open to anyone; `since` the oldest grant that is still valid; `lastUsedAt` null: never. */
const applicationList = object({
  items: array(
    object({
      clientId: string(),
      name: string(),
      scopes: array(oneOf(grantScopes)),
      since: instant,
      lastUsedAt: nullable(instant),
    }),
  ),
})

/** Applications with access to the account, by name. Reveals the user's own list alone, so pages may read it. */
export const usercenterApplications = declareCall({
  name: 'usercenter.applications',
  section,
  scope: 'read',
  method: 'GET',
  who: ['user'],
  input: strictObject({}),
  output: applicationList,
})

/** Ends everything an application was granted, at once. 404/3001 where it has no access. */
export const usercenterApplicationrevoke = declareCall({
  name: 'usercenter.applicationrevoke',
  section,
  scope: 'security',
  method: 'POST',
  who: ['user'],
  repeat: 'natural',
  input: strictObject({ clientId: identifier }),
  output: applicationList,
})
