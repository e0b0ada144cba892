import { boolean, int, number, object, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import { money } from './money.ts'

/** A rented computer of a service provider; the country is where it stands. `price` is per month, `latencyMs` what the provider says. */
export const vpsPlan = object({
  code: string(),
  provider: string(),
  providerCode: string(),
  providerSlug: string(),
  countryCode: string(),
  twoCharCode: string(),
  countryName: string(),
  cpu: int(),
  ramGb: number(),
  diskGb: int(),
  latencyMs: number(),
  price: money,
  sample: boolean(),
})
export type VpsPlan = OutputOfSchema<typeof vpsPlan>
