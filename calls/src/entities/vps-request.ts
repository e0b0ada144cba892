import { extend, nullable, oneOf, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import { brokerListEntry } from './broker-list-entry.ts'
import { order } from './order.ts'

/** `passed_on`: the broker has been asked. It answers with `granted` or `refused`; this site may refuse before. */
export const vpsRequestStates = ['asked', 'passed_on', 'granted', 'refused'] as const
export const vpsRequestState = oneOf(vpsRequestStates)
export type VpsRequestState = (typeof vpsRequestStates)[number]

/**
 * A user's request that a broker pays for their VPS. `title` is the plan's provider, `price` what the plan costs a month without the broker.
 * `reason`: why it was refused; null otherwise.
 */
export const vpsRequest = extend(order, {
  state: vpsRequestState,
  reason: nullable(string()),
  broker: brokerListEntry,
})
export type VpsRequest = OutputOfSchema<typeof vpsRequest>
