import { boolean, int, number, object, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import { money } from './money.ts'

/** A provider's rented server; the country is the server's location. `price` is per month, `latencyMs` as stated by the provider. */
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
