import type { Exposure } from '../entities/exposure.ts'

export type CaseState = Exposure['state']

/** Days that a broker's staff have to reply, and during which a resolved case is not final (decisions 4). */
export const REPLY_DAYS = 14
export const REOPEN_DAYS = 7

/** States of a case from the request for mediation on. A case can also end without mediation. */
export const mediationStates = [
  'mediation_requested',
  'in_mediation',
  'awaiting_author',
  'resolved',
  'abandoned',
  'closed',
] as const satisfies readonly CaseState[]

/** A case in one of these states is under mediation now. */
export const statesUnderMediation = ['mediation_requested', 'in_mediation', 'awaiting_author'] as const

/** A case in one of these states has come to an end; a resolved one may be reopened for REOPEN_DAYS. */
export const endedStates = ['resolved', 'abandoned', 'closed'] as const

interface StateFacts {
  /** Who sees the post, its pictures and its timeline. The private contact is for the author and moderators in every state. */
  seenBy: 'author and moderators' | 'everyone'
  /** Whose turn it is; null: nobody's. The broker's time to reply runs while it is the staff's turn. */
  turnOf: 'author' | 'moderator' | 'staff' | null
}

/** The states of a case (decisions 4). */
export const caseStates: Record<CaseState, StateFacts> = {
  draft: { seenBy: 'author and moderators', turnOf: 'author' },
  pending_review: { seenBy: 'author and moderators', turnOf: 'moderator' },
  rejected: { seenBy: 'author and moderators', turnOf: 'author' },
  published: { seenBy: 'everyone', turnOf: null },
  mediation_requested: { seenBy: 'everyone', turnOf: 'moderator' },
  in_mediation: { seenBy: 'everyone', turnOf: 'staff' },
  awaiting_author: { seenBy: 'everyone', turnOf: 'author' },
  resolved: { seenBy: 'everyone', turnOf: null },
  abandoned: { seenBy: 'everyone', turnOf: null },
  closed: { seenBy: 'everyone', turnOf: null },
}

const statesWhere = (holds: (facts: StateFacts) => boolean): CaseState[] =>
  (Object.keys(caseStates) as CaseState[]).filter(state => holds(caseStates[state]))

export const isSeenByEveryone = (state: CaseState): boolean => caseStates[state].seenBy === 'everyone'
export const hiddenStates = statesWhere(({ seenBy }) => seenBy !== 'everyone')
export const statesOfModerator = statesWhere(({ turnOf }) => turnOf === 'moderator')
export const statesOfStaff = statesWhere(({ turnOf }) => turnOf === 'staff')
