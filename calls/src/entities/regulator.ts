import { int, object, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'

/** `tier` 1 (strict) to 4 (registration only) is the site's own opinion and shown as such (decisions 8). */
export const regulator = object({
  code: string(),
  id: int(),
  slug: string(),
  name: string(),
  abbreviation: string(),
  country: string(),
  twoCharCode: string(),
  host: string(),
  tier: int(),
  note: string(),
  brokerCount: int(),
})
export type Regulator = OutputOfSchema<typeof regulator>
