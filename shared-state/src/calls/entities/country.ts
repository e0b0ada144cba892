import { object, string } from '../../schema.ts'
import type { OutputOfSchema } from '../../schema.ts'

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
