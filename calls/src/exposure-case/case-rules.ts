import { publicExposureStates } from '../entities/exposure.ts'
import type { CaseState } from './case-states.ts'
import { caseText } from './case-text.ts'

/** Who acts on a case. `user`: anyone with an account. Staff are those of the claimed broker, unless they wrote the post themselves. */
export type CaseActor = 'author' | 'staff' | 'moderator' | 'user'
/** Who is notified of steps. A follower is a user who wants to hear of every step that everyone can read. */
export type CaseParty = 'author' | 'staff' | 'follower'

interface CaseRule {
  action: string
  /** The call that takes the action, without its group. */
  call: string
  actor: CaseActor
  /** States in which the action is open; `new`: there is no post yet. */
  from: readonly (CaseState | 'new')[]
  /** The next state; `same`: the state stays. */
  to: CaseState | 'same'
  /** Open only until the broker's staff have replied for the first time. */
  beforeReply?: true
  /** Open only for REOPEN_DAYS after the state began. */
  whileNotFinal?: true
  /** The broker's time to reply starts again. */
  startsClock?: true
  /** Words of its event in the timeline; null: no event, because the case itself does not change for its readers. */
  text: number | null
  /** Who reads the event's note: everyone who sees the case, or its author and moderators only. */
  noteFor?: 'author and moderators'
  /** Who is notified; never the actor's own side. Someone in several parties gets one notice, that of the first. */
  notifies: readonly CaseParty[]
}

const table = [
  { action: 'save', call: 'publish', actor: 'author', from: ['new', 'draft'], to: 'draft', text: null, notifies: [] },
  { action: 'save', call: 'publish', actor: 'author', from: ['rejected'], to: 'same', text: null, notifies: [] },
  {
    action: 'publish',
    call: 'publish',
    actor: 'author',
    from: ['new', 'draft', 'rejected'],
    to: 'pending_review',
    text: caseText.wasSubmitted,
    notifies: [],
  },
  {
    action: 'approve',
    call: 'review',
    actor: 'moderator',
    from: ['pending_review'],
    to: 'published',
    text: caseText.wasPublished,
    notifies: ['author', 'staff'],
  },
  {
    action: 'reject',
    call: 'review',
    actor: 'moderator',
    from: ['pending_review'],
    to: 'rejected',
    text: caseText.wasRejected,
    noteFor: 'author and moderators',
    notifies: ['author'],
  },
  {
    action: 'add',
    call: 'add',
    actor: 'author',
    from: ['published'],
    to: 'mediation_requested',
    text: caseText.wasRequested,
    notifies: ['staff', 'follower'],
  },
  {
    action: 'accept',
    call: 'review',
    actor: 'moderator',
    from: ['mediation_requested'],
    to: 'in_mediation',
    startsClock: true,
    text: caseText.wasAccepted,
    notifies: ['author', 'staff', 'follower'],
  },
  {
    action: 'decline',
    call: 'review',
    actor: 'moderator',
    from: ['mediation_requested'],
    to: 'published',
    text: caseText.wasDeclined,
    notifies: ['author', 'staff', 'follower'],
  },
  {
    action: 'reply',
    call: 'brokerreply',
    actor: 'staff',
    from: ['in_mediation'],
    to: 'awaiting_author',
    text: caseText.wasReplied,
    notifies: ['author', 'follower'],
  },
  {
    action: 'reply',
    call: 'brokerreply',
    actor: 'staff',
    from: ['published'],
    to: 'same',
    beforeReply: true,
    text: caseText.wasReplied,
    notifies: ['author', 'follower'],
  },
  {
    action: 'append',
    call: 'append',
    actor: 'author',
    from: ['awaiting_author'],
    to: 'in_mediation',
    startsClock: true,
    text: caseText.wasAppended,
    notifies: ['staff', 'follower'],
  },
  {
    action: 'append',
    call: 'append',
    actor: 'author',
    from: ['published', 'mediation_requested'],
    to: 'same',
    text: caseText.wasAppended,
    notifies: ['staff', 'follower'],
  },
  {
    action: 'append',
    call: 'append',
    actor: 'author',
    from: ['in_mediation'],
    to: 'same',
    startsClock: true,
    text: caseText.wasAppended,
    notifies: ['staff', 'follower'],
  },
  {
    action: 'append',
    call: 'append',
    actor: 'author',
    from: ['resolved'],
    to: 'same',
    whileNotFinal: true,
    text: caseText.wasAppended,
    notifies: ['staff', 'follower'],
  },
  {
    action: 'resolve',
    call: 'resolve',
    actor: 'author',
    from: ['published', 'in_mediation', 'awaiting_author'],
    to: 'resolved',
    text: caseText.wasResolved,
    notifies: ['staff', 'follower'],
  },
  {
    action: 'giveup',
    call: 'giveup',
    actor: 'author',
    from: ['published', 'mediation_requested', 'in_mediation', 'awaiting_author'],
    to: 'abandoned',
    text: caseText.wasAbandoned,
    notifies: ['staff', 'follower'],
  },
  {
    action: 'close',
    call: 'closecase',
    actor: 'moderator',
    from: ['in_mediation', 'awaiting_author'],
    to: 'closed',
    text: caseText.wasClosed,
    notifies: ['author', 'staff', 'follower'],
  },
  {
    action: 'reopen',
    call: 'reopen',
    actor: 'author',
    from: ['resolved'],
    to: 'in_mediation',
    whileNotFinal: true,
    startsClock: true,
    text: caseText.wasReopened,
    notifies: ['staff', 'follower'],
  },
  {
    action: 'report',
    call: 'report',
    actor: 'user',
    from: publicExposureStates,
    to: 'same',
    text: null,
    notifies: [],
  },
  {
    action: 'follow',
    call: 'follow',
    actor: 'user',
    from: publicExposureStates,
    to: 'same',
    text: null,
    notifies: [],
  },
  {
    action: 'unfollow',
    call: 'follow',
    actor: 'user',
    from: publicExposureStates,
    to: 'same',
    text: null,
    notifies: [],
  },
] as const satisfies readonly CaseRule[]

export type CaseAction = (typeof table)[number]['action']
/** The calls that act on a case, without their group. */
export type CaseCall = (typeof table)[number]['call']

/** A row of the table with its optional fields. */
export interface Rule extends CaseRule {
  action: CaseAction
  call: CaseCall
}
/**
 * Everything that can happen to a case (decisions 4): the calls' handlers, the `actions` of exposure.own, the timeline's words, the notices
 * and the drawing in docs/exposure-cases.md are made from this table. What is not in it is refused.
 */
export const rules: readonly Rule[] = table

const first = (action: CaseAction): Rule => rules.find(rule => rule.action === action)!
/** The actor and the call of an action, the same in all of its rows. */
export const actorOf = (action: CaseAction): CaseActor => first(action).actor
export const callOf = (action: CaseAction): CaseCall => first(action).call

/** An event's words in the timeline, by its action; undefined for an action that has no event. */
export const eventTextOf = (action: string): number | null | undefined =>
  rules.find(rule => rule.action === action)?.text

/** Actions whose notes only the author and moderators read. */
export const actionsWithPrivateNote = rules.filter(({ noteFor }) => noteFor !== undefined).map(({ action }) => action)
/** Actions from which the broker's time to reply is counted. */
export const actionsThatStartClock = [
  ...new Set(rules.filter(({ startsClock }) => startsClock).map(({ action }) => action)),
]
