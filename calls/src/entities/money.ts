import { gte, lte, number, object, strictObject, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import { matching } from './fields.ts'

/** `currency` is the three-letter code. */
export const money = object({ amount: number(), currency: string() })
export type Money = OutputOfSchema<typeof money>

/** An amount that a user claims from a broker. */
export const claimedAmount = strictObject({
  amount: number().check(gte(0), lte(999_999_999_999)),
  currency: matching(/^[A-Z]{3}$/, 3),
})
