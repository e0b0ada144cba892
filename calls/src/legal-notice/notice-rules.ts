import { ANSWER_DAYS, APPEAL_DAYS, CONFIRM_DAYS, CORRECT_DAYS, urgentGrounds } from './notice-states.ts'
import type { NoticeNow, NoticeState } from './notice-states.ts'

export type NoticeActor = 'sender' | 'author' | 'moderator'

interface NoticeRule {
  action: string
  actor: NoticeActor
  /** `new`: there is no notice yet. */
  from: readonly (NoticeState | 'new')[]
  to: NoticeState
  /** Open only for so many days after the state began. */
  forDays?: number
  /** Open only when the state is this many days old, or at once on a ground that cannot wait. */
  afterDays?: number
  /** Open only on grounds that cannot wait. */
  ifUrgent?: true
  /** A moderator's words, which the log shows, are required. */
  reason?: true
  /** Another moderator than the one whose decision it is about. */
  byAnother?: true
  /** The author of the post gets a notice on the site. */
  notifies?: true
  /** The sender gets a mail. */
  mails?: true
  /** What happens to the text of the post. */
  text?: 'withhold' | 'replace' | 'restore'
}

const undecided = ['received', 'invited', 'answered'] as const satisfies readonly NoticeState[]
const decision = { actor: 'moderator', reason: true, notifies: true, mails: true } as const
const toCorrect = { ...decision, action: 'correct', to: 'correction' } as const
const toWithhold = { ...decision, action: 'withhold', to: 'withheld', text: 'withhold' } as const

const table = [
  { action: 'send', actor: 'sender', from: ['new'], to: 'sent', mails: true },
  { action: 'confirm', actor: 'sender', from: ['sent'], to: 'received', forDays: CONFIRM_DAYS, mails: true },
  { action: 'withdraw', actor: 'sender', from: ['received'], to: 'withdrawn' },
  { action: 'withdraw', actor: 'sender', from: ['invited', 'answered'], to: 'withdrawn', notifies: true },
  { action: 'invite', actor: 'moderator', from: ['received'], to: 'invited', notifies: true },
  { action: 'answer', actor: 'author', from: ['invited'], to: 'answered' },
  { ...decision, action: 'reject', from: undecided, to: 'rejected' },
  { ...decision, action: 'markfalse', from: undecided, to: 'false_notice' },
  { ...toCorrect, from: ['answered'] },
  { ...toCorrect, from: ['invited'], afterDays: ANSWER_DAYS },
  { ...toCorrect, from: ['received'], ifUrgent: true },
  { action: 'rewrite', actor: 'author', from: ['correction'], to: 'rewritten' },
  { ...decision, action: 'accept', from: ['rewritten'], to: 'corrected', text: 'replace' },
  { ...toWithhold, from: ['answered', 'rewritten'] },
  { ...toWithhold, from: ['invited'], afterDays: ANSWER_DAYS },
  { ...toWithhold, from: ['received'], ifUrgent: true },
  { ...toWithhold, from: ['correction'], afterDays: CORRECT_DAYS },
  { action: 'appeal', actor: 'author', from: ['withheld'], to: 'appealed', forDays: APPEAL_DAYS },
  { ...decision, action: 'uphold', from: ['appealed'], to: 'upheld', byAnother: true },
  { ...decision, action: 'restore', from: ['appealed'], to: 'restored', byAnother: true, text: 'restore' },
] as const satisfies readonly NoticeRule[]

export type NoticeAction = (typeof table)[number]['action']

/** A row of the table with its optional fields. */
export interface NoticeStep extends NoticeRule {
  action: NoticeAction
}

/**
 * Everything that can happen to a legal notice (docs/decisions/0071): the handlers, the open steps in answers, the mails, the notices and the
 * table in docs/exposure-cases.md are made from this table. What is not in it is refused.
 */
export const noticeSteps: readonly NoticeStep[] = table

/** The decisions of moderators, in the order in which they are offered. */
export const noticeDecisions = [
  'invite',
  'reject',
  'markfalse',
  'accept',
  'correct',
  'withhold',
  'uphold',
  'restore',
] as const satisfies readonly NoticeAction[]
export type NoticeDecision = (typeof noticeDecisions)[number]

const DAY_MS = 86_400_000

function isOpen({ from, forDays, afterDays, ifUrgent }: NoticeStep, at: NoticeNow, now: number): boolean {
  const isUrgent = urgentGrounds.includes(at.ground)
  const age = now - at.since
  return (
    from.includes(at.state) &&
    (forDays === undefined || age <= forDays * DAY_MS) &&
    // A correction has been promised its days: urgency shortens only the time to answer.
    (afterDays === undefined || age > afterDays * DAY_MS || (isUrgent && at.state === 'invited')) &&
    (!ifUrgent || isUrgent)
  )
}

/** The row for an action on a notice; undefined if the action is not open. `now` in ms. */
export const noticeStepFor = (action: NoticeAction, at: NoticeNow, now: number): NoticeStep | undefined =>
  noticeSteps.find(step => step.action === action && isOpen(step, at, now))

/** The actions open to an actor, in the order of the table. */
export const openNoticeActions = (actor: NoticeActor, at: NoticeNow, now: number): NoticeAction[] => [
  ...new Set(noticeSteps.filter(step => step.actor === actor && isOpen(step, at, now)).map(({ action }) => action)),
]

/** Whether the words of an action are for everyone: those of moderators' decisions are, those of the author are not. */
export const actionsWithReason: readonly NoticeAction[] = [
  ...new Set(noticeSteps.filter(({ reason }) => reason).map(({ action }) => action)),
]

/** States that wait for a moderator at once. */
export const noticeStatesThatWait: readonly NoticeState[] = ['received', 'answered', 'rewritten', 'appealed']
/** States that wait for a moderator once the author's time has ended, with its days. */
export const noticeStatesThatLapse = new Map(
  noticeSteps.flatMap(({ from, afterDays }) => (afterDays === undefined ? [] : from.map(state => [state, afterDays]))),
) as ReadonlyMap<NoticeState, number>
