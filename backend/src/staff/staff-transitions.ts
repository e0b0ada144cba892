import type { StaffMember } from 'calls/entities/staff-member'
import type { Transitions } from '../next-state.ts'

/** Decisions 3; a withdrawn invitation counts as expired. */
export const staffTransitions = {
  accept: { from: ['invited'], to: 'active' },
  disable: { from: ['active'], to: 'disabled' },
  withdraw: { from: ['invited'], to: 'expired' },
} satisfies Transitions<string, StaffMember['state']>

/** Days in which an invitation can be accepted. */
export const INVITATION_DAYS = 7
