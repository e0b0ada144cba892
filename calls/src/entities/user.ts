import { array, boolean, int, nullable, object, oneOf, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import { instant } from './fields.ts'

export const genders = ['unknown', 'male', 'female', 'other'] as const
export const gender = oneOf(genders)
/** A user's self-declared role in the trade. */
export const identities = ['trader', 'ib', 'provider', 'other'] as const
export const identity = oneOf(identities)

/**
 * A user's public profile. `vest`: of the site's own team; with a post, its author was when it was written or has joined since. The country is given by number, letters and name, all three empty where it is unknown.
 */
export const userPublic = object({
  userId: string(),
  nick: string(),
  avatar: nullable(string()),
  countryCode: string(),
  twoCharCode: string(),
  countryName: string(),
  identity: string(),
  vest: boolean(),
  fans: int(),
})
export type UserPublic = OutputOfSchema<typeof userPublic>

/** A user's own view of their account; even here address and number are masked. */
export const user = object({
  userId: string(),
  vest: boolean(),
  nick: string(),
  gender,
  avatar: nullable(string()),
  email: nullable(string()),
  phone: nullable(string()),
  areaCode: nullable(string()),
  countryCode: string(),
  identity: string(),
  certificate: object({ state: oneOf(['none', 'pending', 'approved', 'rejected']), reason: nullable(string()) }),
  enterpriseId: nullable(string()),
  roles: array(string()),
  hasPassword: boolean(),
  createdAt: instant,
})
export type User = OutputOfSchema<typeof user>

declare module 'shared-state/store/portal-user' {
  interface PortalUser extends User {}
}
