import { nullable, object, oneOf, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import { instant } from './fields.ts'

/** Owners may do everything, managers may invite and disable everyone but owners, repliers answer on behalf of the firm. */
export const staffRoles = ['owner', 'manager', 'replier'] as const
export const staffRole = oneOf(staffRoles)
export const staffStates = ['invited', 'active', 'disabled', 'expired'] as const
export const staffState = oneOf(staffStates)

/** A staff member of an enterprise (decisions 3). `userId` and `nick` are null until the invitation is accepted. */
export const staffMember = object({
  staffId: string(),
  userId: nullable(string()),
  nick: nullable(string()),
  email: string(),
  role: staffRole,
  state: staffState,
  invitedAt: instant,
  /** When the invitation expires or expired; null once it was accepted. */
  expiresAt: nullable(instant),
})
export type StaffMember = OutputOfSchema<typeof staffMember>
