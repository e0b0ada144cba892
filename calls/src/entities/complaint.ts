import { array, nullable, object, oneOf, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import { brokerListEntry } from './broker-list-entry.ts'
import { exposureEvent, exposureReason } from './exposure.ts'
import { instant } from './fields.ts'
import { money } from './money.ts'

/** A private complaint about a broker. The contact is never included; its pictures are those of its first event. */
export const complaint = object({
  code: string(),
  broker: brokerListEntry,
  reason: exposureReason,
  content: string(),
  amount: nullable(money),
  state: oneOf(['open', 'answered', 'closed']),
  /** Oldest first. */
  events: array(exposureEvent),
  createdAt: instant,
})
export type Complaint = OutputOfSchema<typeof complaint>
