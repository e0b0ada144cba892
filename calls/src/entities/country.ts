import { object, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'

/** `countryCode` is numeric, `code` the dialling prefix (spec 3). */
export const country = object({
  countryCode: string(),
  twoCharCode: string(),
  code: string(),
  name: string(),
  flag: string(),
  'flag-c': string(),
})
export type Country = OutputOfSchema<typeof country>
