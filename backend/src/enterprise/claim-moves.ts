import type { Enterprise } from 'calls/entities/enterprise'
import type { Moves } from '../next-state.ts'

type State = Enterprise['state']

/** What an owner may do with a claim (decisions 3). */
export const ownerMoves = {
  save: { from: ['draft'], to: 'draft' },
  submit: { from: ['draft'], to: 'submitted' },
} satisfies Moves<string, State>

/** What a moderator may do with it. */
export const auditMoves = {
  start: { from: ['submitted'], to: 'reviewing' },
  approve: { from: ['reviewing'], to: 'approved' },
  reject: { from: ['reviewing'], to: 'rejected' },
  suspend: { from: ['approved'], to: 'suspended' },
} satisfies Moves<string, State>
