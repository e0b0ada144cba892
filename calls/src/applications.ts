import { grantScopes } from 'shared-state/api/call-scope'
import { declareCall } from 'shared-state/api/declare-call'
import { array, nullable, object, oneOf, strictObject, string } from 'shared-state/schema'
import { identifier, instant } from './entities/fields.ts'

/** Third-party applications that the user has allowed to act on their behalf (docs/oauth-clients.md). */

const section = 'Users and sign-in'

/** `scopes` as granted, empty for public access only; `since` is the oldest grant still valid; `lastUsedAt` null: never used. */
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

/** Applications with access to the account, by name. Reveals only the user's own list, so pages may read it. */
export const usercenterApplications = declareCall({
  name: 'usercenter.applications',
  section,
  scope: 'read',
  method: 'GET',
  who: ['user'],
  input: strictObject({}),
  output: applicationList,
})

/** Revokes all grants of an application immediately. 404/3001 where it has no access. */
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
