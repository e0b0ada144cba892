import { int, nullable, object, oneOf, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import { day, instant } from './fields.ts'

export const licenceStatuses = [
  'regulated',
  'offshore',
  'exceeded',
  'suspected_clone',
  'revoked',
  'unregulated',
] as const
export const licenceStatus = oneOf(licenceStatuses)
export type LicenceStatus = OutputOfSchema<typeof licenceStatus>

/** One licence of a broker. `verifiedAt` is null where the entry is unverified sample data (decisions 8). */
export const licence = object({
  id: string(),
  regulatorId: int(),
  regulatorCode: string(),
  regulatorSlug: string(),
  regulatorName: string(),
  abbreviation: string(),
  tier: int(),
  /** Host of the regulator's public register. */
  registerHost: string(),
  licenceNo: string(),
  /** `type` is a code, `typeName` its name in the caller's language. */
  type: string(),
  typeName: string(),
  status: licenceStatus,
  entityName: string(),
  twoCharCode: string(),
  effectiveAt: nullable(day),
  expiresAt: nullable(day),
  verifiedAt: nullable(instant),
})
export type Licence = OutputOfSchema<typeof licence>
