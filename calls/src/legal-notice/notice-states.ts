/** What the law is said to be broken by. */
export const noticeGrounds = ['defamation', 'personal_data', 'trade_secret', 'court_order', 'other'] as const
export type NoticeGround = (typeof noticeGrounds)[number]

/** Grounds that cannot wait for the author's answer. */
export const urgentGrounds: readonly NoticeGround[] = ['personal_data', 'court_order']

/** What the sender is to the firm. */
export const noticeCapacities = ['employee', 'lawyer', 'representative'] as const
export type NoticeCapacity = (typeof noticeCapacities)[number]

/** States that everyone may see; before `received` the sender has not confirmed their address. */
export const publicNoticeStates = [
  'received',
  'invited',
  'answered',
  'withdrawn',
  'rejected',
  'false_notice',
  'correction',
  'rewritten',
  'corrected',
  'withheld',
  'appealed',
  'upheld',
  'restored',
] as const
export type PublicNoticeState = (typeof publicNoticeStates)[number]
export type NoticeState = PublicNoticeState | 'sent'

/** Days in which the sender confirms their address, and after which an unconfirmed notice is deleted. */
export const CONFIRM_DAYS = 2
/** Days for a decision: about a notice from its confirmation on, about a correction or an appeal from its arrival on. */
export const DECIDE_DAYS = 14
/** Days in which the author is heard before a decision against them. */
export const ANSWER_DAYS = 7
export const CORRECT_DAYS = 14
export const APPEAL_DAYS = 14

/** Groups of states by which the log is filtered. */
export const noticeOutcomes = {
  open: ['received', 'invited', 'answered'],
  rejected: ['rejected'],
  false_notice: ['false_notice'],
  corrected: ['correction', 'rewritten', 'corrected'],
  withheld: ['withheld', 'appealed', 'upheld'],
  restored: ['restored'],
  withdrawn: ['withdrawn'],
} as const satisfies Record<string, readonly PublicNoticeState[]>
export type NoticeOutcome = keyof typeof noticeOutcomes
export const noticeOutcomeNames = Object.keys(noticeOutcomes) as NoticeOutcome[]

/** The notice keeps the text of its post from being shown. */
export const withholds = (state: NoticeState): boolean => noticeOutcomes.withheld.some(one => one === state)

const DAY_MS = 86_400_000

/** A notice as far as its next step depends on it; times in ms. */
export interface NoticeNow {
  state: NoticeState
  ground: NoticeGround
  /** When the state began. */
  since: number
  /** When the sender confirmed their address; null: not yet. */
  confirmedAt: number | null
}

/** The days of the party whose turn it is, and when they begin; null where nobody has to act. */
const timeIn: Record<NoticeState, { days: number; from: 'since' | 'confirmedAt' } | null> = {
  sent: { days: CONFIRM_DAYS, from: 'since' },
  received: { days: DECIDE_DAYS, from: 'confirmedAt' },
  invited: { days: DECIDE_DAYS, from: 'confirmedAt' },
  answered: { days: DECIDE_DAYS, from: 'confirmedAt' },
  withdrawn: null,
  rejected: null,
  false_notice: null,
  correction: { days: CORRECT_DAYS, from: 'since' },
  rewritten: { days: DECIDE_DAYS, from: 'since' },
  corrected: null,
  withheld: null,
  appealed: { days: DECIDE_DAYS, from: 'since' },
  upheld: null,
  restored: null,
}

/** When the next step is due, in ms; null where none is. */
export function dueAt({ state, since, confirmedAt }: NoticeNow): number | null {
  const time = timeIn[state]
  return time && (time.from === 'since' ? since : (confirmedAt ?? since)) + time.days * DAY_MS
}

const authorDays: Partial<Record<NoticeState, number>> = {
  invited: ANSWER_DAYS,
  correction: CORRECT_DAYS,
  withheld: APPEAL_DAYS,
}

/** When the author's time to answer, correct or appeal ends, in ms; null in other states. */
export function authorUntil({ state, since }: Pick<NoticeNow, 'state' | 'since'>): number | null {
  const days = authorDays[state]
  return days === undefined ? null : since + days * DAY_MS
}
