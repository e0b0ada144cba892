import { nullable, object, oneOf, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import { brokerListEntry } from './broker-list-entry.ts'
import { instant } from './fields.ts'

export const enterpriseKinds = ['broker', 'provider'] as const
export const enterpriseKind = oneOf(enterpriseKinds)
export const enterpriseStates = ['draft', 'submitted', 'reviewing', 'approved', 'rejected', 'suspended'] as const
export const enterpriseState = oneOf(enterpriseStates)

/** A firm's account, and with `kind` broker its claim to a listed broker (decisions 3). `reason`: of the moderator's last decision. */
export const enterprise = object({
  enterpriseId: string(),
  kind: enterpriseKind,
  broker: nullable(brokerListEntry),
  name: string(),
  licenceNo: string(),
  website: string(),
  state: enterpriseState,
  reason: nullable(string()),
  submittedAt: nullable(instant),
  decidedAt: nullable(instant),
})
export type Enterprise = OutputOfSchema<typeof enterprise>
