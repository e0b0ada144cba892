import { boolean, nullable, object, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import { exposureReason } from './exposure.ts'
import { day, instant } from './fields.ts'

/** Dated facts behind the verdict on a broker, in addition to its record. */
export const brokerEvidence = object({
  /** The latest public complaint; `reasonName` in the caller's language. */
  complaint: nullable(
    object({
      code: string(),
      slug: string(),
      reason: exposureReason,
      reasonName: string(),
      at: instant,
      sample: boolean(),
    }),
  ),
  /** The latest published warning of a regulator that names the broker. */
  warning: nullable(object({ url: string(), regulatorName: string(), at: day })),
  /** The day on which the record's status became 'revoked'; null if it is not, or if that day is not stored. */
  revokedOn: nullable(day),
})
export type BrokerEvidence = OutputOfSchema<typeof brokerEvidence>
