import { number, object, string } from '../../schema.ts'
import type { OutputOfSchema } from '../../schema.ts'

/** `currency` is the three-letter code. */
export const money = object({ amount: number(), currency: string() })
export type Money = OutputOfSchema<typeof money>
