import type { Enterprise } from 'calls/entities/enterprise'
import type { Transitions } from '../next-state.ts'

type State = Enterprise['state']

/** State transitions for an owner of a claim (decisions 3). */
export const ownerTransitions = {
  save: { from: ['draft'], to: 'draft' },
  submit: { from: ['draft'], to: 'submitted' },
} satisfies Transitions<string, State>

/** State transitions for a moderator. */
export const auditTransitions = {
  start: { from: ['submitted'], to: 'reviewing' },
  approve: { from: ['reviewing'], to: 'approved' },
  reject: { from: ['reviewing'], to: 'rejected' },
  suspend: { from: ['approved'], to: 'suspended' },
} satisfies Transitions<string, State>
