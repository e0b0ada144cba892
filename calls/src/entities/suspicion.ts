import { array, int, nullable, number, object, oneOf, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import { instant } from './fields.ts'

/** Rules that find reviews which may be manipulated (docs/decisions/0054). */
export const suspicionRules = ['burst', 'network', 'device', 'account', 'ring', 'text'] as const
export type SuspicionRule = (typeof suspicionRules)[number]

/**
 * Why a review is being checked: the rule, how many reviews it found together (`usual`: how many are usual, where the rule compares with
 * that), the others of them, and a moderator's decision.
 */
export const suspicion = object({
  rule: oneOf(suspicionRules),
  found: int(),
  usual: nullable(number()),
  at: instant,
  decision: nullable(oneOf(['genuine', 'manipulated'])),
  others: array(object({ commentId: string(), title: string(), nick: string(), brokerName: nullable(string()) })),
})
export type Suspicion = OutputOfSchema<typeof suspicion>
