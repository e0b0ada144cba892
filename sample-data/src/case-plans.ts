import type { CaseAction } from 'calls/exposure-case/case-rules'
import type { DeskTone } from './broker-desk.ts'
import type { Random } from './random.ts'
import type { ExchangeTexts, NoteKind } from './sample-texts.ts'

/** A step of a sample case: what is done, how many days after the step before (at least, at most), and the note. */
export interface PlannedStep {
  action: CaseAction
  after: readonly [least: number, most: number]
  note?: NoteKind | keyof ExchangeTexts
  /** Done in the last days, whenever the step before was. */
  isLate?: true
}

type Planned = Omit<PlannedStep, 'after'> & { after?: PlannedStep['after'] }

/** Days that the staff take to reply; the evasive ones are often late. */
const REPLY_DAYS: Record<DeskTone | 'none', PlannedStep['after']> = {
  helpful: [0.1, 5],
  formal: [2, 12],
  evasive: [5, 20],
  silent: [0, 0],
  none: [0, 0],
}

const steps = {
  supplement: { action: 'append', after: [0.3, 12], note: 'supplement' },
  add: { action: 'add', after: [0.3, 9], note: 'add' },
  lateAdd: { action: 'add', note: 'add', isLate: true },
  accept: { action: 'accept', after: [0.1, 2], note: 'accept' },
  acceptUnregistered: { action: 'accept', after: [0.1, 2], note: 'acceptUnregistered' },
  decline: { action: 'decline', after: [0.1, 2], note: 'decline' },
  reply: { action: 'reply', note: 'reply' },
  append: { action: 'append', after: [0.1, 5], note: 'append' },
  again: { action: 'reply', note: 'again' },
  chase: { action: 'append', after: [5, 18], note: 'chase' },
  resolve: { action: 'resolve', after: [0.5, 10], note: 'resolve' },
  resolveAlone: { action: 'resolve', after: [1, 28], note: 'resolveAlone' },
  reopen: { action: 'reopen', after: [1.5, 3.5], note: 'reopen' },
  replyReopened: { action: 'reply', note: 'replyReopened' },
  resolveAgain: { action: 'resolve', after: [0.5, 6], note: 'resolveAgain' },
  giveup: { action: 'giveup', after: [14, 50], note: 'giveup' },
  close: { action: 'close', after: [14, 30], note: 'close' },
  closeSilent: { action: 'close', after: [20, 45], note: 'closeSilent' },
  closeEnded: { action: 'close', after: [16, 40], note: 'closeEnded' },
  closeUnregistered: { action: 'close', after: [14, 40], note: 'closeUnregistered' },
} as const satisfies Record<string, Planned>

type Plan = readonly [share: number, ...steps: (keyof typeof steps)[]]

const settled = ['add', 'accept', 'reply', 'resolve'] as const
const reopened = [...settled, 'reopen', 'replyReopened', 'resolveAgain'] as const
const exchanged = ['add', 'accept', 'reply', 'append', 'again'] as const

/** What happens to a public complaint, by how the broker's staff reply; `none`: it has no account here. Shares are relative. */
const PLANS: Record<DeskTone | 'none', readonly Plan[]> = {
  none: [
    [38],
    [8, 'supplement'],
    [12, 'add', 'acceptUnregistered', 'closeUnregistered'],
    [4, 'supplement', 'add', 'acceptUnregistered', 'closeUnregistered'],
    [9, 'add', 'acceptUnregistered', 'giveup'],
    [5, 'add', 'decline'],
    [3, 'add', 'decline', 'supplement', 'add', 'acceptUnregistered', 'closeUnregistered'],
    [2, 'add', 'acceptUnregistered', 'resolveAlone'],
    [8, 'resolveAlone'],
    [9, 'giveup'],
    [2, 'lateAdd'],
  ],
  helpful: [
    [12],
    [10, 'reply'],
    [14, 'reply', 'resolve'],
    [22, ...settled],
    [15, ...exchanged, 'resolve'],
    [4, 'supplement', ...settled],
    [4, 'reply', 'append', 'add', 'accept', 'again', 'resolve'],
    [6, 'add', 'accept', 'reply', 'close'],
    [3, 'add', 'accept', 'reply'],
    [5, ...reopened],
    [3, 'resolveAlone'],
    [2, 'giveup'],
    [3, 'lateAdd'],
  ],
  formal: [
    [18],
    [7, 'reply'],
    [14, ...settled],
    [14, ...exchanged, 'resolve'],
    [10, ...exchanged, 'close'],
    [7, ...exchanged, 'append', 'closeEnded'],
    [9, 'add', 'accept', 'reply', 'close'],
    [3, ...exchanged],
    [7, 'add', 'accept', 'reply', 'giveup'],
    [4, ...reopened],
    [4, 'add', 'decline'],
    [3, 'resolveAlone'],
    [3, 'lateAdd'],
  ],
  evasive: [
    [18],
    [9, 'reply'],
    [12, ...exchanged, 'close'],
    [12, 'add', 'accept', 'reply', 'append', 'giveup'],
    [14, 'add', 'accept', 'reply', 'append', 'closeEnded'],
    [8, 'reply', 'append', 'add', 'accept', 'again', 'giveup'],
    [6, ...exchanged, 'resolve'],
    [3, ...exchanged],
    [6, 'add', 'accept', 'closeSilent'],
    [5, 'giveup'],
    [4, 'resolveAlone'],
    [3, 'lateAdd'],
  ],
  silent: [
    [22],
    [6, 'supplement'],
    [22, 'add', 'accept', 'closeSilent'],
    [16, 'add', 'accept', 'chase', 'closeSilent'],
    [12, 'add', 'accept', 'giveup'],
    [3, 'add', 'accept'],
    [8, 'giveup'],
    [6, 'resolveAlone'],
    [3, 'lateAdd'],
  ],
}

/** Draws the steps of a complaint after its publication. */
export function drawPlan(tone: DeskTone | 'none', random: Random): PlannedStep[] {
  const plans = PLANS[tone]
  let target = random.next() * plans.reduce((sum, [share]) => sum + share, 0)
  const [, ...names] = plans.find(([share]) => (target -= share) < 0) ?? [0]
  return names.map(name => {
    const step: Planned = steps[name]
    return { after: REPLY_DAYS[tone], ...step }
  })
}
