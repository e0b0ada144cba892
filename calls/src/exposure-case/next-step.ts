import { rules } from './case-rules.ts'
import type { CaseAction, CaseActor, CaseCall, Rule } from './case-rules.ts'
import { REOPEN_DAYS } from './case-states.ts'
import type { CaseState } from './case-states.ts'

/** A case as far as its next step depends on it. `since`: when its state began, in ms. */
export interface CaseNow {
  state: CaseState | 'new'
  replied: boolean
  since: number
}

const DAY_MS = 86_400_000

/** When a resolved case becomes final, in ms; null in other states. */
export const finalAt = ({ state, since }: Pick<CaseNow, 'state' | 'since'>): number | null =>
  state === 'resolved' ? since + REOPEN_DAYS * DAY_MS : null

const isOpen = (rule: Rule, { state, replied, since }: CaseNow, now: number): boolean =>
  rule.from.includes(state) &&
  !(rule.beforeReply && replied) &&
  !(rule.whileNotFinal && now > since + REOPEN_DAYS * DAY_MS)

/** The row for an action on a case; undefined if the action is not open in its state. `now` in ms. */
export const ruleFor = (action: CaseAction, at: CaseNow, now: number): Rule | undefined =>
  rules.find(rule => rule.action === action && isOpen(rule, at, now))

/** Names of the calls that these actors can send about a case, in the order of the table. */
export const openCalls = (at: CaseNow, actors: readonly CaseActor[], now: number): CaseCall[] => [
  ...new Set(rules.filter(rule => actors.includes(rule.actor) && isOpen(rule, at, now)).map(({ call }) => call)),
]
