import { number, object, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'

/** `currency` is the three-letter code. */
export const money = object({ amount: number(), currency: string() })
export type Money = OutputOfSchema<typeof money>
