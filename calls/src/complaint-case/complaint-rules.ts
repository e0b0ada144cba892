import type { Complaint } from '../entities/complaint.ts'
import { complaintText } from './complaint-text.ts'

export type ComplaintState = Complaint['state']
/** Who acts on a private complaint. The broker and its staff never do: they do not know that it exists. */
export type ComplaintActor = 'author' | 'moderator'

interface ComplaintRule {
  action: string
  /** The call that takes the action. */
  call: string
  actor: ComplaintActor
  /** States in which the action is open; `new`: there is no complaint yet. */
  from: readonly (ComplaintState | 'new')[]
  /** The next state; `same`: the state stays. */
  to: ComplaintState | 'same'
  /** Words of its event in the timeline. */
  text: number
  /** Who is notified. Of the moderators, those who have acted on this complaint: the others find it in the queue. */
  notifies: ComplaintActor | null
}

const table = [
  {
    action: 'publish',
    call: 'dealer.complaintadd',
    actor: 'author',
    from: ['new'],
    to: 'open',
    text: complaintText.wasFiled,
    notifies: null,
  },
  {
    action: 'answer',
    call: 'moderation.decide',
    actor: 'moderator',
    from: ['open'],
    to: 'answered',
    text: complaintText.wasAnswered,
    notifies: 'author',
  },
  {
    action: 'append',
    call: 'complaint.append',
    actor: 'author',
    from: ['answered'],
    to: 'open',
    text: complaintText.wasAdded,
    notifies: 'moderator',
  },
  {
    action: 'append',
    call: 'complaint.append',
    actor: 'author',
    from: ['open'],
    to: 'same',
    text: complaintText.wasAdded,
    notifies: 'moderator',
  },
  {
    action: 'settle',
    call: 'complaint.close',
    actor: 'author',
    from: ['open', 'answered'],
    to: 'closed',
    text: complaintText.wasSettled,
    notifies: 'moderator',
  },
  {
    action: 'withdraw',
    call: 'complaint.close',
    actor: 'author',
    from: ['open', 'answered'],
    to: 'closed',
    text: complaintText.wasWithdrawn,
    notifies: 'moderator',
  },
  {
    action: 'close',
    call: 'moderation.decide',
    actor: 'moderator',
    from: ['open', 'answered'],
    to: 'closed',
    text: complaintText.wasClosed,
    notifies: 'author',
  },
] as const satisfies readonly ComplaintRule[]

export type ComplaintAction = (typeof table)[number]['action']
export type ComplaintCall = (typeof table)[number]['call']

/** A row of the table. */
export interface ComplaintStep extends ComplaintRule {
  action: ComplaintAction
  call: ComplaintCall
}

/**
 * Everything that can happen to a private complaint (decisions 72): the calls' handlers, the `actions` of complaint.detail, the timeline's
 * words, the notices and the table in docs/exposure-cases.md are made from this table. What is not in it is refused.
 */
export const complaintRules: readonly ComplaintStep[] = table

const first = (action: ComplaintAction) => complaintRules.find(rule => rule.action === action)!
/** The actor of an action, the same in all of its rows. */
export const actorOfStep = (action: ComplaintAction): ComplaintActor => first(action).actor

/** An event's words in the timeline; undefined for an unknown action. */
export const stepTextOf = (action: string): number | undefined =>
  complaintRules.find(rule => rule.action === action)?.text

/** The row for an action in a state; undefined if it is not open. */
export const stepFor = (action: ComplaintAction, state: ComplaintState | 'new'): ComplaintStep | undefined =>
  complaintRules.find(rule => rule.action === action && rule.from.includes(state))

/** Names of the calls that these actors can send about a complaint, in the order of the table. */
export const openComplaintCalls = (state: ComplaintState, actors: readonly ComplaintActor[]): ComplaintCall[] => [
  ...new Set(
    complaintRules.filter(({ actor, from }) => actors.includes(actor) && from.includes(state)).map(({ call }) => call),
  ),
]

/** Actions of moderators. */
export const moderatorSteps = complaintRules.filter(({ actor }) => actor === 'moderator').map(({ action }) => action)
